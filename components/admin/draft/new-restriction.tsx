'use client';

import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { EditWords } from './edit-words';
import { useEdit } from './use-edit';

interface NewRestrictionProps {
  readonly draftId: string;
  readonly styleKey: string;
  readonly parts: readonly { readonly key: string; readonly name: string }[];
}

const NONE = ['', '', ''] as const;
const LABELS = ['First part', 'Second part', 'Third part, if it takes three'] as const;

/** Names two or three parts that exclude each other. */
export function NewRestriction({ draftId, styleKey, parts }: NewRestrictionProps) {
  const list = useId();
  const [keys, setKeys] = useState<readonly string[]>(NONE);
  const { words, make } = useEdit(draftId);
  const chosen = keys.map((key) => key.trim()).filter((key) => key !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const edit = { Kind: 'Restriction', Style: styleKey, Parts: chosen, Was: false, Now: true };
    if (await make([edit], `${chosen.join(' with ')} cannot be chosen together any more.`)) setKeys(NONE);
  };
  return (
    <form method="post" onSubmit={submit} className="mt-6 rounded-small bg-sand p-4">
      <h3 className="font-semibold">A new restriction</h3>
      <datalist id={list}>
        {parts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="mt-3 grid items-end gap-3 md:grid-cols-[1fr_1fr_1fr_auto]">
        {LABELS.map((label, index) => (
          <Field
            key={label}
            label={label}
            list={list}
            value={keys[index] ?? ''}
            onChange={(event) => setKeys(keys.map((key, place) => (place === index ? event.target.value : key)))}
          />
        ))}
        <Button type="submit" look="outline" className="min-h-12" disabled={chosen.length < 2}>
          Set it
        </Button>
      </div>
      <EditWords words={words} />
    </form>
  );
}
