import type { Configuration } from '@/lib/domain/configuration';
import { differences } from '@/lib/domain/differences';
import type { Example } from '@/lib/domain/report/finding';
import { holdingParts, nearestDesign } from '@/lib/domain/space/nearest';
import { variablesOf } from '@/lib/domain/space/variables';
import type { StyleCheck } from './style-check';

/**
 * The design with a part of each list that differs least from what the style starts with, and what it changes; none when
 * there is no such design.
 */
export function exampleWith(
  { family, style, start }: StyleCheck,
  ...lists: readonly (readonly number[])[]
): Example | undefined {
  const held = holdingParts(variablesOf(family, style), ...lists);
  const found = held && nearestDesign(start, held);
  return found ? exampleOf(start, found) : undefined;
}

/** The same of a configuration that is at hand. */
function exampleOf(start: Configuration, found: Configuration): Example {
  const changed = differences(start, found).flatMap(({ label, to }) => (to ? [`${label}: ${to.displayName}`] : []));
  return { sku: found.sku, picks: changed };
}

/**
 * Two designs with one sku, which differ in a part of the last two lists; none when those nearest to each other have
 * different skus.
 */
export function exampleOfTwo(check: StyleCheck, ...lists: readonly (readonly number[])[]): Example | undefined {
  const { family, style, start } = check;
  const [other = [], one = [], ...common] = lists.toReversed();
  const variables = variablesOf(family, style);
  const held = holdingParts(variables, ...common, one);
  const first = held && nearestDesign(start, held);
  const heldToo = holdingParts(variables, ...common, other);
  const second = first && heldToo && nearestDesign(first, heldToo);
  return first?.sku === second?.sku && first && second ? { sku: first.sku, picks: apart(first, second) } : undefined;
}

/** In what two configurations differ, as `Edge: Ogee or Bevel`. */
export const apart = (one: Configuration, other: Configuration): readonly string[] =>
  differences(one, other).map(
    ({ label, from, to }) => `${label}: ${from?.displayName ?? 'nothing'} or ${to?.displayName ?? 'nothing'}`,
  );
