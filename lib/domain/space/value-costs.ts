import type { Part, Style } from '../catalogue';
import type { FamilyDefinition, PriceRole } from '../family';
import type { PriceBook } from '../price-book';
import { line } from '../prices';
import { SHEEN, SURFACE_TREATMENT, TOP_STAIN } from '../slots';
import { conditionalHiding } from '../visibility';
import { NO_SHARE, type Share } from './share';
import type { Value, Variable } from './variables';

/** A style with what it costs whom. Server-only: markups and wholesale go into it. */
export interface Pricing {
  readonly family: FamilyDefinition;
  readonly style: Style;
  readonly book: PriceBook;
  /** Multiplier × 100. */
  readonly markup: number;
}

/** What a value costs: a share that is the same in every size and wood, and parts whose price is not. */
export interface Cost {
  readonly share: Share;
  /** Components, whose lines are part of the base. */
  readonly lines: readonly Part[];
  /** An option with a price of its own. */
  readonly option: Part | null;
}

const FREE: Cost = { share: NO_SHARE, lines: [], option: null };
const NOT_QUOTED: Cost = { ...FREE, share: { ...NO_SHARE, base: Infinity } };

/** What every value of every variable costs, as the slots it fills are priced (specification §15.1). */
export function costsOf(
  pricing: Pricing,
  variables: readonly Variable[],
  comparesStains: boolean,
): readonly (readonly Cost[])[] {
  const { family, style, book, markup } = pricing;
  const roles = new Map(family.slots.map(({ key, priceRole }) => [key, priceRole]));
  const roleOf = (slot: string | null | undefined): PriceRole | undefined => roles.get(slot ?? '');
  const percentOf = ({ id }: Part): number => book.percentHundredths(style.id, id);

  function costOf({ kind, section }: Variable, { parts }: Value): Cost {
    const [part] = parts;
    if (kind === 'twoToneType') return FREE;
    if (kind === 'bottomStain' || section?.slot === TOP_STAIN) {
      if (!part) return FREE;
      const stained = { [kind === 'bottomStain' ? 'bottom' : 'top']: comparesStains ? part.id : 0 };
      return { ...FREE, share: { ...NO_SHARE, stain: percentOf(part), ...stained } };
    }
    if (!section) return FREE;
    if (!part) {
      // A component that is on show and not chosen has no price.
      const isAlwaysShown = !section.isDynamic && conditionalHiding(family, style, section.id).length === 0;
      return isAlwaysShown && roleOf(section.slot) === 'component' ? NOT_QUOTED : FREE;
    }
    if (section.slot === SHEEN) return adding(percentOf(part), 0);
    if (section.slot === SURFACE_TREATMENT) {
      return adding(percentOf(part), line(book.surfaceCents(style.id, part.id), markup));
    }
    if (roleOf(section.slot) === 'option') {
      const percentage = part.additionalCostPercentage;
      return percentage === null ? { ...FREE, option: part } : adding(Math.round(percentage * 100), 0);
    }
    const lines = parts.filter((_, at) => roleOf(at === 0 ? section.slot : section.childSlot) === 'component');
    return lines.length === 0 ? FREE : { ...FREE, lines };
  }

  return variables.map((variable) => variable.values.map((value) => costOf(variable, value)));
}

function adding(hundredths: number, flat: number): Cost {
  if (hundredths === 0 && flat === 0) return FREE;
  return { ...FREE, share: { ...NO_SHARE, percents: hundredths === 0 ? [] : [hundredths], flat } };
}
