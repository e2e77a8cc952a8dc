import type { CatalogueSnapshot, Part, Style } from './catalogue';

/** Styles that a sentence names; further ones are counted. */
const MOST_NAMED = 2;

const partsOf = (style: Style): readonly Part[] =>
  style.sections
    .flatMap((section) => [section, ...section.childSections])
    .flatMap(({ parts }) => parts.filter(({ isEnabled }) => isEnabled));

/** Styles that are made with a part which others never are, in the shop's order: one look through a catalogue. */
const makers = new WeakMap<CatalogueSnapshot['categories'], ReadonlyMap<number, ReadonlySet<Style>>>();

function makersOf({ categories }: CatalogueSnapshot): ReadonlyMap<number, ReadonlySet<Style>> {
  const known = makers.get(categories);
  if (known) return known;
  const styles = categories.flatMap((category) => category.styles);
  const found = new Map<number, Set<Style>>();
  for (const part of styles.flatMap(partsOf)) if (part.isSelectionRestricted) found.set(part.id, new Set());
  for (const style of styles) {
    for (const { id, isSelectionRestricted } of partsOf(style)) if (!isSelectionRestricted) found.get(id)?.add(style);
  }
  makers.set(categories, found);
  return found;
}

/**
 * Where the parts that a style shows and is never made with can be had, by part id and in words: 'Made for Sawyer
 * Trestle, Harvest Leg and 13 more.' Styles of the same category come first. The linter sees to it that every part without that flag
 * stands in some design (specification §14.2).
 */
export function madeElsewhere(style: Style, snapshot: CatalogueSnapshot): Readonly<Record<number, string>> {
  const never = partsOf(style).filter(({ isSelectionRestricted }) => isSelectionRestricted);
  return Object.fromEntries(
    never.flatMap(({ id }) => {
      const others = [...(makersOf(snapshot).get(id) ?? [])];
      const nearest = others.sort((a, b) => Number(isKin(b, style)) - Number(isKin(a, style)));
      const names = nearest.map(({ displayName }) => displayName);
      return names.length === 0 ? [] : [[id, sentence([...new Set(names)])]];
    }),
  );
}

const isKin = (one: Style, other: Style): boolean => one.categoryId === other.categoryId;

function sentence(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED);
  const more = names.length - named.length;
  const last = more > 0 ? `${more} more` : named.pop();
  return `Made for ${named.length > 0 ? `${named.join(', ')} and ` : ''}${last}.`;
}
