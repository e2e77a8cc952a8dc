import type { Part } from './catalogue';
import type { FamilyDefinition } from './family';
import type { Prices } from './prices';
import type { SelectionEntry } from './selection';
import { percentOf } from './prices';
import { BOTTOM_STAIN, SHEEN, SURFACE_TREATMENT, TOP_STAIN } from './slots';

/** One row of the summary table (specification §2.4). */
export interface SummaryRow {
  readonly key: string;
  readonly sectionDisplayName: string;
  readonly partName: string;
  readonly description: string;
  /** Sku plus SkuExtensions; '' when the part adds no token. */
  readonly code: string;
  /** Price as specification §9 writes it: '$120', '+5%', 'Two-tone: $338', 'Included'; '' without prices. */
  readonly price: string;
  /** Whole dollars this row puts into the Total, so that rows add up; null without prices. */
  readonly amount: number | null;
  readonly isRestricted: boolean;
  readonly invalidPartName: string;
}

export const INCLUDED = 'Included';
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
  const seen = new Set<string>();
  return arranged.map((entry) => summaryRow(configuration, entry, prices?.isValid ? prices : null, seen));
}

function summaryRow(
  configuration: Summarized,
  entry: SelectionEntry,
  prices: Prices | null,
  seenFields: Set<string>,
): SummaryRow {
  const { family } = configuration;
  const cost = prices ? rowCost(family, entry, prices, seenFields) : { price: '', amount: null };
  return {
    key: `${entry.sectionId}-${entry.slot}-${entry.part?.id ?? 0}`,
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
  readonly amount: number;
}

function rowCost(family: FamilyDefinition, entry: SelectionEntry, prices: Prices, seenFields: Set<string>): RowCost {
  const base = basePrice(family, prices);
  if (entry.slot === TOP_STAIN) return percentCost(base, prices.stainPercentage);
  if (entry.slot === SHEEN) return percentCost(base, prices.sheenPercentage);
  if (entry.slot === BOTTOM_STAIN) {
    return { price: `Two-tone: ${dollars(prices.twoToneAddition)}`, amount: prices.twoToneAddition };
  }
  if (entry.slot === SURFACE_TREATMENT) return surfaceCost(base, prices);
  const field = family.slots.find((slot) => slot.key === entry.slot)?.priceField;
  // A field that two rows share (a size with its leaf) is shown once.
  if (!field || seenFields.has(field)) return { price: INCLUDED, amount: 0 };
  const value = prices.fields[field];
  if (typeof value !== 'object') {
    seenFields.add(field);
    return flatCost(value ?? 0);
  }
  const option = value.find((candidate) => candidate.partId === entry.part?.id);
  return option ? flatCost(option.price) : { price: INCLUDED, amount: 0 };
}

const flatCost = (amount: number): RowCost => ({ price: amount === 0 ? INCLUDED : dollars(amount), amount });

function percentCost(base: number, percentage: number): RowCost {
  return percentage === 0
    ? { price: INCLUDED, amount: 0 }
    : { price: `+${percentage}%`, amount: percentOf(base, Math.round(percentage * 100)) };
}

function surfaceCost(base: number, prices: Prices): RowCost {
  const percent = percentCost(base, prices.surfaceTreatmentPercentage);
  if (prices.surfaceTreatmentPrice === 0) return percent;
  const flat = dollars(prices.surfaceTreatmentPrice);
  return {
    price: percent.amount === 0 ? flat : `${percent.price} + ${flat}`,
    amount: percent.amount + prices.surfaceTreatmentPrice,
  };
}

/** Sum of the component prices: what percentages apply to. */
export function basePrice(family: FamilyDefinition, prices: Prices): number {
  const fields = new Set(
    family.slots.filter((slot) => slot.priceRole === 'component').map((slot) => slot.priceField ?? ''),
  );
  return [...fields].reduce((sum, field) => {
    const value = prices.fields[field];
    return sum + (typeof value === 'number' ? value : 0);
  }, 0);
}
