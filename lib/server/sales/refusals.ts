import 'server-only';
import type { Style } from '@/lib/domain/catalogue';
import { styleIndex } from '@/lib/domain/style-index';
import { familyOf } from '@/lib/families/registry';

/**
 * What can refuse a pick, by the key of its reason (lib/domain/restrictions.ts): ids of the parts of a restriction, the slots
 * of a named rule, or the part or section itself.
 */
const IDS = /^\d+(?: \d+){0,2}$/;

/** Names of a style's parts by id. */
export function partNames(style: Style): ReadonlyMap<number, string> {
  const { sections } = styleIndex(style);
  return new Map(
    sections.flatMap(({ parts }) =>
      parts.flatMap((part) => [part, ...part.childParts].map(({ id, displayName }) => [id, displayName] as const)),
    ),
  );
}

/** Whether a key is one that this style can have: whatever else a browser says is not written down. */
export function isRefusal(style: Style, key: string): boolean {
  if (IDS.test(key)) return isRestriction(style, key.split(' ').map(Number));
  const rules = familyOf(style).rules.map(({ slot, conflictsWith }) => [slot, conflictsWith].sort().join(' '));
  return rules.includes(key) || styleIndex(style).sections.some(({ displayName }) => displayName === key);
}

function isRestriction(style: Style, ids: readonly number[]): boolean {
  const { pairs, triples } = styleIndex(style);
  const [first = 0, second, third] = ids;
  if (second === undefined) return partNames(style).has(first);
  if (third === undefined) return pairs.get(first)?.includes(second) ?? false;
  return triples.get(first)?.some((others) => others.includes(second) && others.includes(third)) ?? false;
}

/** A key in words: the parts of a restriction by name; a rule as its slots. */
export const refusalWords = (names: ReadonlyMap<number, string>, key: string): string =>
  IDS.test(key)
    ? key
        .split(' ')
        .map((id) => names.get(Number(id)) ?? `part ${id}`)
        .join(' with ')
    : key;
