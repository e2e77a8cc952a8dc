import type { Part } from './catalogue';
import type { FamilyDefinition } from './family';
import type { Prices } from './prices';
import type { SelectionEntry } from './selection';
import { percentOf } from './prices';
import { BOTTOM_STAIN, SHEEN, sizeSlotOf, SURFACE_TREATMENT, TOP_STAIN, WOOD } from './slots';

/** One row of the summary table (specification §2.4). */
export interface SummaryRow {
  readonly key: string;
  /** Section of its entry in the selection list. */
  readonly sectionId: number;
  readonly sectionDisplayName: string;
  readonly partName: string;
  readonly description: string;
  /** Sku plus SkuExtensions; '' when the part adds no token. */
  readonly code: string;
  /**
   * Price as specification §9 writes it: '$120', '+5%', 'Two-tone: $338'. 'Included' for what moves no price; what moves
   * that of other rows says so. '' without prices.
   */
  readonly price: string;
  /** What a percentage comes to, or what a sum is made of: '$185', '+10% and $122'; '' for a plain price. */
  readonly detail: string;
  /** Whole dollars this row puts into the Total, so that rows add up; null without prices. */
  readonly amount: number | null;
  readonly isRestricted: boolean;
  readonly invalidPartName: string;
}

const INCLUDED = 'Included';
/** A wood, or a size without a price of its own: the rows of parts are priced by it. */
const IN_OTHER_ROWS = 'In other rows';
/** Shown wherever a price cannot be had (specification §8). */
export const PRICE_FALLBACK = 'See associate for price';

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** What a summary is made of; a `Configuration` is one. */
interface Summarized {
  readonly family: FamilyDefinition;
  readonly entries: readonly SelectionEntry[];
  readonly nameOf: (part: Part) => string;
}

/** Rows of the summary in the family's order, without what the family keeps out of it (specification §9). */
export function summaryRows(configuration: Summarized, prices: Prices | null): readonly SummaryRow[] {
  const { family, entries } = configuration;
  const listed = entries.filter(
    (entry) =>
      entry.part !== null &&
      !family.summary.excludedSlots.includes(entry.slot) &&
      !family.summary.excludedParts.includes(entry.part.normalizedName),
  );
  const arranged = family.hooks.arrangeSummary?.(listed) ?? listed;
  const seen = new Map<string, string>();
  return arranged.map((entry) => summaryRow(configuration, entry, prices?.isValid ? prices : null, seen));
}

function summaryRow(
  configuration: Summarized,
  entry: SelectionEntry,
  prices: Prices | null,
  seenFields: Map<string, string>,
): SummaryRow {
  const { family } = configuration;
  const cost = prices ? rowCost(family, entry, prices, seenFields) : { price: '', detail: '', amount: null };
  return {
    key: `${entry.sectionId}-${entry.slot}-${entry.part?.id ?? 0}`,
    sectionId: entry.sectionId,
    sectionDisplayName: family.summary.labels[entry.sectionDisplayName] ?? entry.sectionDisplayName,
    partName: entry.part ? configuration.nameOf(entry.part) : '',
    description: entry.part?.description ?? '',
    code: entry.code,
    ...cost,
    isRestricted: !entry.isValidSelection,
    invalidPartName: entry.invalidPartDisplayName,
  };
}

interface RowCost {
  readonly price: string;
  readonly detail: string;
  readonly amount: number;
}

/** @param seenFields price fields that a row has shown, with what that row is called */
function rowCost(
  family: FamilyDefinition,
  { slot, part, sectionDisplayName }: SelectionEntry,
  prices: Prices,
  seenFields: Map<string, string>,
): RowCost {
  const base = basePrice(family, prices);
  const { stainPercentage, isBottomStainDearer } = prices;
  if (slot === TOP_STAIN) return percentCost(base, isBottomStainDearer ? 0 : stainPercentage);
  if (slot === SHEEN) return percentCost(base, prices.sheenPercentage);
  if (slot === BOTTOM_STAIN) {
    const twoTone = `Two-tone: ${dollars(prices.twoToneAddition)}`;
    return sumCost(percentCost(base, isBottomStainDearer ? stainPercentage : 0), prices.twoToneAddition, twoTone, true);
  }
  if (slot === SURFACE_TREATMENT) {
    const flat = prices.surfaceTreatmentPrice;
    return sumCost(percentCost(base, prices.surfaceTreatmentPercentage), flat, dollars(flat), flat !== 0);
  }
  const setsPrices = slot === WOOD || slot === sizeSlotOf(family);
  const free: RowCost = { price: setsPrices ? IN_OTHER_ROWS : INCLUDED, detail: '', amount: 0 };
  const field = family.slots.find((each) => each.key === slot)?.priceField;
  if (!field) return free;
  // A field that two rows share (a size with its leaf) is shown once.
  const shownWith = seenFields.get(field);
  if (shownWith !== undefined) return { ...free, price: `With ${shownWith}` };
  const value = prices.fields[field];
  if (typeof value !== 'object') seenFields.set(field, sectionDisplayName);
  const amount = typeof value === 'object' ? value.find(({ partId }) => partId === part?.id)?.price : value;
  return amount ? { price: dollars(amount), detail: '', amount } : free;
}

function percentCost(base: number, percentage: number): RowCost {
  if (percentage === 0) return { price: INCLUDED, detail: '', amount: 0 };
  const amount = percentOf(base, Math.round(percentage * 100));
  return { price: `+${percentage}%`, detail: dollars(amount), amount };
}

/** A percentage and dollars on one row read as one sum. */
function sumCost(percent: RowCost, flat: number, words: string, hasFlat: boolean): RowCost {
  if (!hasFlat) return percent;
  if (percent.amount === 0) return { price: words, detail: '', amount: flat };
  const amount = percent.amount + flat;
  return { price: dollars(amount), detail: `${percent.price} and ${words}`, amount };
}

/** Sum of the component prices: what percentages apply to. */
function basePrice(family: FamilyDefinition, prices: Prices): number {
  const fields = new Set(
    family.slots.filter((slot) => slot.priceRole === 'component').map((slot) => slot.priceField ?? ''),
  );
  return [...fields].reduce((sum, field) => {
    const value = prices.fields[field];
    return sum + (typeof value === 'number' ? value : 0);
  }, 0);
}
