import type { SentEdit } from '@/lib/client/admin-api';
import type { DraftStain, ListedStain } from '@/lib/contracts/admin/stains';
import { keyBeside } from '../draft/key-word';

/** What a stain that is made in a draft shall be. */
export interface NewStain {
  readonly name: string;
  readonly sku: string;
  /** Token of its colour. */
  readonly token: string;
  /** Hundredths of a percent of the base price; null for nothing. */
  readonly adds: number | null;
}

/**
 * A new stain in every list that has the one it is like, behind it, with its restrictions and prices.
 * @param firstId from which ids of parts are free
 */
export const newStainEdits = (like: DraftStain, stain: NewStain, firstId: number): readonly SentEdit[] =>
  like.listed
    .filter(({ isOffered }) => isOffered)
    .flatMap(({ key, image, adds }, index): readonly SentEdit[] => {
      const Part = keyBeside(key, stain.name);
      const made = { CopyOf: key, Id: firstId + index, Name: stain.name, Sku: stain.sku };
      return [
        { Kind: 'NewPart', Part, Was: null, Now: made },
        ...changed({ Kind: 'Part', Part, Field: 'image' }, image, stain.token),
        ...changed({ Kind: 'Percent', Part, Style: null }, adds, stain.adds),
      ];
    });

/** The same stain in another colour. */
export const recolourEdits = (listed: readonly ListedStain[], token: string): readonly SentEdit[] =>
  listed.flatMap(({ key, image }) => changed({ Kind: 'Part', Part: key, Field: 'image' }, image, token));

/** Retires a stain in all its lists, or offers it again. */
export const offerEdits = (listed: readonly ListedStain[], isOffered: boolean): readonly SentEdit[] =>
  listed.flatMap((each) => changed({ Kind: 'Part', Part: each.key, Field: 'enabled' }, each.isOffered, isOffered));

/** Takes out of the draft what was made in it. */
export const takeOutEdits = (listed: readonly Pick<ListedStain, 'key' | 'copy'>[]): readonly SentEdit[] =>
  listed.flatMap(({ key, copy }) => changed({ Kind: 'NewPart', Part: key }, copy, null));

function changed<V>(target: SentEdit, was: V, now: V): readonly SentEdit[] {
  return was === now ? [] : [{ ...target, Was: was, Now: now }];
}
