'use client';

import { useState } from 'react';
import { adminGet } from '@/lib/client/admin-api';
import { problemText } from '@/lib/client/form-problem';
import { CATALOGUE_READS } from '@/lib/contracts/admin/catalogue-calls';
import { exclusionSchema } from '@/lib/contracts/admin/proofs';
import { Button } from '@/components/ui/button';

interface ExcludedShareProps {
  readonly draftId: string;
  readonly styleKey: string;
  readonly parts: readonly string[];
  /** The restriction in words, for who hears the button. */
  readonly name: string;
  /** Whether it holds in the draft. */
  readonly holds: boolean;
}

/** Asks which share of the style's designs a restriction excludes, or would exclude. */
export function ExcludedShare({ draftId, styleKey, parts, name, holds }: ExcludedShareProps) {
  const [words, setWords] = useState('');
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    if (isAsking) return;
    setAsking(true);
    try {
      const query = new URLSearchParams({ of: draftId, style: styleKey, parts: parts.join(',') });
      const { Share } = await adminGet(`${CATALOGUE_READS.exclusion}?${query}`, exclusionSchema);
      setWords(`${holds ? 'excludes' : 'would exclude'} ${Share} of the designs`);
    } catch (error) {
      setWords(problemText(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <span role="status" className="figures text-note text-soft">
        {isAsking ? 'counting…' : words}
      </span>
      {words === '' && (
        <Button look="quiet" className="px-0!" aria-disabled={isAsking} onClick={() => void ask()}>
          Share<span className="sr-only"> of designs excluded by {name}</span>
        </Button>
      )}
    </>
  );
}
