'use client';

import { useEffect, useState } from 'react';
import { colourToken, mixedColour, mixedColourSchema, type MixedColour } from '@/lib/contracts/mixed-colour';

/** A colour as its controls hold it. */
export interface Mixing {
  readonly kind: MixedColour['kind'];
  readonly colour: string;
  readonly hides: string;
  readonly grain: string;
}

const FIRST: Mixing = { kind: 'stain', colour: '#8c5a3c', hides: '50', grain: '100' };
/** How long nothing is changed before swatches are drawn anew. */
const STILL_MS = 250;

/** The token of what is being mixed, and the one that swatches show; null while the colour is none. */
export function useMixer(first: string) {
  const [mixing, setMixing] = useState<Mixing>(() => mixingOf(first));
  const token = tokenOf(mixing);
  const [shown, setShown] = useState(token);
  useEffect(() => {
    const timer = setTimeout(() => setShown(token ?? shown), STILL_MS);
    return () => clearTimeout(timer);
  }, [token, shown]);
  return { mixing, setMixing, token, shown };
}

function mixingOf(token: string): Mixing {
  const mixed = mixedColour(token);
  if (mixed === null) return FIRST;
  const { kind, colour } = mixed;
  return mixed.kind === 'paint'
    ? { ...FIRST, kind, colour }
    : { kind, colour, hides: String(mixed.hides), grain: String(mixed.grain) };
}

function tokenOf({ kind, colour, hides, grain }: Mixing): string | null {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(colour.trim()) ?? [];
  if (digits === undefined) return null;
  const said = { kind, colour: `#${digits.toLowerCase()}` };
  const read = mixedColourSchema.safeParse(
    kind === 'paint' ? said : { ...said, hides: Number(hides), grain: Number(grain) },
  );
  return read.success ? colourToken(read.data) : null;
}
