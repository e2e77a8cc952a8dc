import type { CatalogueSnapshot, Part, Style } from './catalogue';
import { styleIndex } from './style-index';

/** Styles that a sentence names; further ones are counted. */
const MOST_NAMED = 2;

const partsOf = (style: Style): readonly Part[] =>
  styleIndex(style).sections.flatMap(({ parts }) => parts.filter(({ isEnabled }) => isEnabled));

/**
 * Where the parts that a style shows and is never made with can be had, by part id and in words: 'Made for Sawyer
 * Trestle, Harvest Leg and 13 more.' Styles of the same category come first. The linter sees to it that every part without that flag
 * stands in some design (specification §14.2).
 */
export function madeElsewhere(style: Style, { categories }: CatalogueSnapshot): Readonly<Record<number, string>> {
  const never = partsOf(style).filter(({ isSelectionRestricted }) => isSelectionRestricted);
  if (never.length === 0) return {};
  const styles = categories.flatMap((category) => category.styles);
  const nearest = [...styles].sort((a, b) => Number(isKin(b, style)) - Number(isKin(a, style)));
  const wanted = new Map(never.map(({ id }): [number, string[]] => [id, []]));
  for (const other of nearest) {
    for (const { id, isSelectionRestricted } of partsOf(other)) {
      if (!isSelectionRestricted) wanted.get(id)?.push(other.displayName);
    }
  }
  return Object.fromEntries(
    [...wanted].flatMap(([id, names]) => (names.length === 0 ? [] : [[id, sentence([...new Set(names)])]])),
  );
}

const isKin = (one: Style, other: Style): boolean => one.categoryId === other.categoryId;

function sentence(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED);
  const more = names.length - named.length;
  const last = more > 0 ? `${more} more` : named.pop();
  return `Made for ${named.length > 0 ? `${named.join(', ')} and ` : ''}${last}.`;
}
