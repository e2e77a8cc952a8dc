'use client';

import { useState, type FormEvent } from 'react';
import { useRouter } from 'next/navigation';
import type { EditConflict } from '@/lib/contracts/admin/answers';
import type { EditValue } from '@/lib/contracts/admin/edits';
import { editDraft } from '@/lib/client/admin-api';
import { problemText } from '@/lib/client/form-problem';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { EditControl } from './edit-control';
import { textOf, valueOf, type EditField } from './edit-field';
import { EditWords } from './edit-words';

interface EditFormProps {
  readonly draftId: string;
  readonly fields: readonly EditField[];
  /** What a screen reader is told besides, where many forms stand on a screen. */
  readonly about: string;
}

/**
 * Values of a draft, edited together: only what was changed is sent, each with what stood there. Where others have set
 * one meanwhile nothing is saved, theirs is shown beside what was typed, and saving again sets it.
 */
export function EditForm({ draftId, fields, about }: EditFormProps) {
  const router = useRouter();
  const isReady = useHydrated();
  const [was, setWas] = useState<readonly EditValue[]>(() => fields.map(({ now }) => now));
  const [texts, setTexts] = useState(() => fields.map(({ control, now }) => textOf(control, now)));
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  const [words, setWords] = useState({ done: '', problem: '' });
  const isChanged = (index: number): boolean =>
    texts[index] !== textOf(fields[index]?.control ?? 'text', was[index] ?? null);
  const changed = fields.flatMap((field, index) => (isChanged(index) ? [{ field, index }] : []));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changed.length === 0) return setWords({ done: 'Nothing was changed.', problem: '' });
    try {
      const values = changed.map(({ field, index }) => valueOf(field.control, texts[index] ?? ''));
      const edits = changed.map(({ field, index }, place) => ({
        ...field.target,
        ...{ Was: was[index] ?? null, Now: values[place] },
      }));
      const found = await editDraft(draftId, edits);
      setConflicts(found.map((conflict) => ({ ...conflict, Index: changed[conflict.Index]?.index ?? -1 })));
      const standing = new Map(
        found.length > 0
          ? found.map(({ Index, Now }) => [changed[Index]?.index, Now] as const)
          : changed.map(({ index }, place) => [index, values[place] ?? null] as const),
      );
      setWas(was.map((value, index) => standing.get(index) ?? value));
      const problem =
        found.length > 0 ? 'Somebody else has set these meanwhile. Nothing was saved; save again to set yours.' : '';
      setWords({ done: found.length > 0 ? '' : 'Saved in the draft.', problem });
      if (found.length === 0) router.refresh();
    } catch (error) {
      setWords({ done: '', problem: error instanceof RangeError ? error.message : problemText(error) });
    }
  };
  return (
    <form method="post" onSubmit={submit}>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {fields.map((field, index) => (
          <EditControl
            key={JSON.stringify(field.target)}
            field={field}
            text={texts[index] ?? ''}
            conflict={conflicts.find(({ Index }) => Index === index)}
            onChange={(text) => setTexts(texts.map((each, place) => (place === index ? text : each)))}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!isReady}>
          Save<span className="sr-only"> {about}</span>
        </Button>
        <EditWords words={words} className="" />
      </div>
    </form>
  );
}
