'use client';

import { useCallback, useEffect, useState } from 'react';
import { adminLines } from '@/lib/client/admin-api';
import { problemText } from '@/lib/client/form-problem';
import { CATALOGUE_READS } from '@/lib/contracts/admin/catalogue-calls';
import { rehearsalSchema, type RehearsalStep } from '@/lib/contracts/admin/proofs';

type Step<Type> = Extract<RehearsalStep, { readonly Type: Type }>;
export type StyleStep = Step<'Style'>;
export type QuoteStep = Step<'Quote'>;

/** What of a rehearsal has come in. */
export interface Heard {
  /** How much there is to tell; null before the first line. */
  readonly start: Step<'Start'> | null;
  readonly styles: readonly StyleStep[];
  readonly quotes: readonly QuoteStep[];
  readonly end: Step<'End'> | null;
  /** Why it ended early; '' while it did not. */
  readonly problem: string;
}

const SILENCE: Heard = { start: null, styles: [], quotes: [], end: null, problem: '' };
const CUT_OFF = 'The rehearsal ended before all was told. Please try again.';

function withStep(heard: Heard, step: RehearsalStep): Heard {
  if (step.Type === 'Start') return { ...heard, start: step };
  if (step.Type === 'Style') return { ...heard, styles: [...heard.styles, step] };
  if (step.Type === 'Quote') return { ...heard, quotes: [...heard.quotes, step] };
  return { ...heard, end: step };
}

/** Rehearses a draft as soon as it is on show, step by step, and again when asked; leaving ends it. */
export function useRehearsal(draftId: string) {
  const [run, setRun] = useState(0);
  const [{ of, heard }, setState] = useState({ of: run, heard: SILENCE });
  useEffect(() => {
    const stop = new AbortController();
    void listen(draftId, stop.signal, (heard) => {
      // what an earlier run still tells is nobody's any more
      if (!stop.signal.aborted) setState({ of: run, heard });
    });
    return () => stop.abort();
  }, [draftId, run]);
  const again = useCallback(() => setRun((last) => last + 1), []);
  return { heard: of === run ? heard : SILENCE, again };
}

async function listen(draftId: string, signal: AbortSignal, tell: (heard: Heard) => void): Promise<void> {
  let heard = SILENCE;
  try {
    const path = `${CATALOGUE_READS.rehearsal}?${new URLSearchParams({ of: draftId })}`;
    for await (const step of adminLines(path, rehearsalSchema, signal)) {
      heard = withStep(heard, step);
      tell(heard);
    }
    if (!heard.end) tell({ ...heard, problem: CUT_OFF });
  } catch (error) {
    tell({ ...heard, problem: heard.start ? CUT_OFF : problemText(error) });
  }
}
