'use client';

import type { FormEvent } from 'react';
import type { DraftStain } from '@/lib/contracts/admin/stains';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { EditWords } from '../draft/edit-words';
import { useEdit } from '../draft/use-edit';
import { ColourMixer } from './colour-mixer';
import { groundsOf } from './grounds';
import { recolourEdits } from './stain-edits';
import { useMixer } from './use-mixer';

/** Mixes the colour of a stain anew. */
export function Recolour({ draftId, stain }: { readonly draftId: string; readonly stain: DraftStain }) {
  const isReady = useHydrated();
  const { words, make } = useEdit(draftId);
  const mixer = useMixer(stain.listed[0]?.image ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mixer.token !== null) void make(recolourEdits(stain.listed, mixer.token), 'Saved in the draft.');
  };
  return (
    <form method="post" onSubmit={submit}>
      <ColourMixer mixer={mixer} grounds={groundsOf(stain)} />
      <Button type="submit" className="mt-4" disabled={!isReady || mixer.token === null}>
        Save the colour<span className="sr-only"> of {stain.name}</span>
      </Button>
      <EditWords words={words} />
    </form>
  );
}
