'use client';

import { useState, type FormEvent } from 'react';
import { useRouter } from 'next/navigation';
import { editDraft } from '@/lib/client/admin-api';
import { problemText } from '@/lib/client/form-problem';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { EditWords } from './edit-words';
import { keyBeside, keyWord } from './key-word';

interface CopyPartProps {
  readonly draftId: string;
  readonly partKey: string;
  readonly name: string;
  /** Free for a new part. */
  readonly nextId: number;
}

/** Makes a new part as a copy of another: in the same lists, at the same prices, under the same rules. */
export function CopyPart({ draftId, partKey, name, nextId }: CopyPartProps) {
  const router = useRouter();
  const [copy, setCopy] = useState({ name: '', sku: '' });
  const [words, setWords] = useState({ done: '', problem: '' });
  const key = keyBeside(partKey, copy.name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = { CopyOf: partKey, Id: nextId, Name: copy.name.trim(), Sku: copy.sku.trim().toUpperCase() };
    try {
      const conflicts = await editDraft(draftId, [{ Kind: 'NewPart', Part: key, Was: null, Now: made }]);
      if (conflicts.length > 0) return setWords({ done: '', problem: `There is a part ${key} already.` });
      setWords({ done: `${made.Name} is in the draft as ${key}.`, problem: '' });
      setCopy({ name: '', sku: '' });
      router.refresh();
    } catch (error) {
      setWords({ done: '', problem: problemText(error) });
    }
  };
  return (
    <form method="post" onSubmit={submit} className="mt-6 rounded-small bg-sand p-4">
      <h3 className="font-semibold">A new part like {name}</h3>
      <div className="mt-3 grid items-end gap-3 md:grid-cols-[1fr_10rem_auto]">
        <Field
          label="Name of the new part"
          required
          value={copy.name}
          onChange={(event) => setCopy({ ...copy, name: event.target.value })}
        />
        <Field label="Its sku" value={copy.sku} onChange={(event) => setCopy({ ...copy, sku: event.target.value })} />
        <Button type="submit" look="outline" className="min-h-12" disabled={keyWord(copy.name) === ''}>
          Add it
        </Button>
      </div>
      <EditWords words={words} />
    </form>
  );
}
