'use client';

import { useState, type FormEvent } from 'react';
import type { DraftStain } from '@/lib/contracts/admin/stains';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated';
import { EditWords } from '../draft/edit-words';
import { keyWord } from '../draft/key-word';
import { useEdit } from '../draft/use-edit';
import { cellText, readCell } from '../grid/cell-text';
import { SelectField } from '../select-field';
import { ColourMixer } from './colour-mixer';
import { groundsOf } from './grounds';
import { newStainEdits } from './stain-edits';
import { useMixer } from './use-mixer';

interface NewStainProps {
  readonly draftId: string;
  /** What it can be like. */
  readonly stains: readonly DraftStain[];
  /** Free for a new stain; '' when nothing is. */
  readonly nextSku: string;
  /** The first of the ids that are free for new parts. */
  readonly nextId: number;
}

/** Makes a stain that there was not: named, mixed and priced, in the lists of one that is there. */
export function NewStain({ draftId, stains, nextSku, nextId }: NewStainProps) {
  const isReady = useHydrated();
  const { words, make } = useEdit(draftId);
  const mixer = useMixer('');
  const [name, setName] = useState('');
  /** Null until they are typed in: then they follow the draft, and what it is like. */
  const [typed, setTyped] = useState<{ readonly sku: string | null; readonly adds: string | null }>(NOTHING);
  const [word, setWord] = useState(stains[0]?.word ?? '');
  const like = stains.find((stain) => stain.word === word) ?? stains[0];
  if (!like) return null;
  const sku = typed.sku ?? nextSku;
  const adds = typed.adds ?? cellText(like.listed[0]?.adds ?? null);
  const percent = readCell(adds, 'percent');
  const figure = percent.ok && typeof percent.value === 'number' ? percent.value : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (mixer.token === null || !percent.ok) return;
    const stain = { name: name.trim(), sku: sku.trim().toUpperCase(), token: mixer.token, adds: figure };
    if (!(await make(newStainEdits(like, stain, nextId), `${stain.name} is in the draft.`))) return;
    setName('');
    setTyped(NOTHING);
  };
  return (
    <form method="post" onSubmit={submit} className="mt-4 rounded-small bg-sand p-4">
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
        <Field label="Name" required maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
        <Field
          label="Its sku"
          required
          maxLength={20}
          value={sku}
          onChange={(event) => setTyped({ ...typed, sku: event.target.value })}
        />
        <SelectField
          label="Offered where this one is"
          value={like.word}
          onChange={setWord}
          options={stains.map((stain) => [stain.word, stain.name])}
        />
        <Field
          label="Adds, % of the base price"
          inputMode="decimal"
          value={adds}
          error={percent.ok ? '' : percent.problem}
          onChange={(event) => setTyped({ ...typed, adds: event.target.value })}
        />
      </div>
      <div className="mt-4">
        <ColourMixer mixer={mixer} grounds={groundsOf(like)} />
      </div>
      <Button type="submit" className="mt-4" disabled={!isReady || keyWord(name) === '' || mixer.token === null}>
        Add the stain
      </Button>
      <EditWords words={words} />
    </form>
  );
}

const NOTHING = { sku: null, adds: null };
