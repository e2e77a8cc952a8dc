import type { Part, Section } from './catalogue';
import type { Configuration } from './configuration';
import { placementsOf, type FilledSlots } from './family';
import { configurationAfter, NOTHING_WANTED, type Wanted } from './outcome';
import type { PickAction } from './picks';
import type { PriceBook } from './price-book';
import { priceSelection } from './prices';
import { exchanged } from './restrictions';

/** What the whole piece would cost after an action: whole dollars, null where that has no price. */
export interface OptionTotal {
  readonly action: PickAction;
  readonly total: number | null;
}

/**
 * The total after everything that somebody could do next in the sections on show: each part, each size with each of its
 * leaves, each stain of the second list, two-tone and its placements. What is refused is left out. The totals are those
 * of `configurationAfter`, which a pick that only exchanges a part need not be made for.
 * @param configuration valid and complete
 * @param markup multiplier × 100
 * @param wanted what earlier picks have taken along, and returns when it can
 */
export function optionTotals(
  configuration: Configuration,
  book: PriceBook,
  markup: number,
  wanted: Wanted = NOTHING_WANTED,
): readonly OptionTotal[] {
  const { family } = configuration;
  const remembered = remembering(book);
  const mayReturn = isListed(configuration, wanted);
  const totalOf = (filled: FilledSlots): number | null => {
    const { isValid, total } = priceSelection(filled, remembered, markup);
    return isValid ? total : null;
  };
  return actionsIn(configuration).flatMap((action): readonly OptionTotal[] => {
    const isRefused = () => action.type === 'pick' && configuration.restrictionOf(action).isRefused;
    const selection = action.type === 'pick' && !mayReturn ? exchanged(configuration, action) : null;
    if (selection) {
      if (isRefused()) return [];
      const isBroken = family.rules.some((rule) => rule.isBrokenBy(selection));
      return [{ action, total: isBroken ? null : totalOf({ family, selection }) }];
    }
    const after = configurationAfter(configuration, action, wanted);
    const isWhole = after.isValid && after.isComplete;
    // What is wanted may hide why a pick is refused; without it what is refused is never whole.
    if ((!isWhole || wanted !== NOTHING_WANTED) && isRefused()) return [];
    return [{ action, total: isWhole ? totalOf(after) : null }];
  });
}

/** Whether something wanted stands in a list on show, so that any pick may make room for it. */
function isListed({ activeSections }: Configuration, { names }: Wanted): boolean {
  const wanted = Object.values(names);
  return activeSections.some(({ parts }) =>
    parts.some(({ displayName, childParts }) =>
      [displayName, ...childParts.map((child) => child.displayName)].some((name) => wanted.includes(name)),
    ),
  );
}

function actionsIn({ family, activeSections, picks }: Configuration): readonly PickAction[] {
  const isTwoTone = picks.bottomStainId !== null;
  const parts = activeSections.flatMap((section) => section.parts.flatMap((part) => picksOf(section, part)));
  const stains = parts.filter(({ isStain }) => isStain).map(({ action }) => action);
  return [
    ...parts.map(({ action }) => action),
    ...(isTwoTone ? stains.map((action) => ({ ...action, isBottomStain: true })) : []),
    ...(stains.length > 0 ? [{ type: 'toggleTwoTone' } as const] : []),
    ...(isTwoTone ? placementsOf(family) : []).map((twoToneType) => ({ type: 'setTwoToneType', twoToneType }) as const),
  ];
}

function picksOf(section: Section, part: Part) {
  const action = { type: 'pick', sectionId: section.id, partId: part.id } as const;
  const isStain = section.type === 'Stain';
  if (section.childSlot === null || part.childParts.length === 0) return [{ action, isStain }];
  return part.childParts.map(({ id }) => ({ action: { ...action, childPartId: id }, isStain }));
}

/** A price book that looks up every line once a size and wood. */
function remembering(book: PriceBook): PriceBook {
  const bySizeAndWood = new Map<string, Map<number, number | null>>();
  return {
    ...book,
    wholesaleCents: (query) => {
      const key = `${query.sizePartId} ${query.woodPartId}`;
      const known = bySizeAndWood.get(key) ?? new Map<number, number | null>();
      bySizeAndWood.set(key, known);
      const cents = known.get(query.partId);
      if (cents !== undefined) return cents;
      const found = book.wholesaleCents(query);
      known.set(query.partId, found);
      return found;
    },
  };
}
