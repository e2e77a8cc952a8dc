import type { Part } from './catalogue';
import type { FamilyDefinition, FilledSlots, SlotDefinition } from './family';
import type { PriceBook } from './price-book';
import { slotPart, type Selection } from './selection';
import { BOTTOM_STAIN, SHEEN, SURFACE_TREATMENT, TOP_STAIN, WOOD, sizeSlotOf } from './slots';

/** Price of one option (specification §3.8), whole dollars. */
export interface OptionPrice {
  readonly partId: number;
  readonly price: number;
  readonly additionalCostPercentage: number | null;
}

/** What a configuration costs: whole dollars and percentages as shown (specification §3.8, §15.1). */
export interface Prices {
  /** Price field of the family → dollars, or the options' prices. */
  readonly fields: Readonly<Record<string, number | readonly OptionPrice[]>>;
  readonly stainPercentage: number;
  /** Whether the percentage is that of the second stain. */
  readonly isBottomStainDearer: boolean;
  readonly twoToneAddition: number;
  readonly surfaceTreatmentPercentage: number;
  readonly surfaceTreatmentPrice: number;
  readonly sheenPercentage: number;
  readonly total: number;
  /** False when a price is missing, the selection is invalid or no markup applies; the total is then 0. */
  readonly isValid: boolean;
}

/** `round_half_up(wholesale × m)` to whole dollars; `cents` wholesale, `markup` the multiplier × 100. */
export function line(cents: number, markup: number): number {
  return Math.floor((cents * markup + 5000) / 10_000);
}

/** A percentage of whole dollars, rounded half up; `hundredths` is the percentage × 100. */
export function percentOf(dollars: number, hundredths: number): number {
  return Math.floor((dollars * hundredths + 5000) / 10_000);
}

/** The answer when there is no price to give: every field of the family empty. */
export function noPrices(family: FamilyDefinition): Prices {
  const fields = family.slots
    .filter((slot) => slot.priceField)
    .map((slot): [string, number | readonly OptionPrice[]] => [slot.priceField ?? '', slot.kind === 'many' ? [] : 0]);
  return {
    fields: Object.fromEntries(fields),
    stainPercentage: 0,
    isBottomStainDearer: false,
    twoToneAddition: 0,
    surfaceTreatmentPercentage: 0,
    surfaceTreatmentPrice: 0,
    sheenPercentage: 0,
    total: 0,
    isValid: false,
  };
}

/**
 * Prices of a valid selection at a markup (specification §15.2). Percentages never compound and never apply to options,
 * so base, stain, sheen, surface, two-tone and options add up to the total exactly.
 * @param markup multiplier × 100, 100 … 999
 */
export function priceSelection({ family, selection }: FilledSlots, book: PriceBook, markup: number): Prices {
  const size = slotPart(selection, sizeSlotOf(family));
  const quote = quoter(selection, size, book, markup);
  const fields: Record<string, number | readonly OptionPrice[]> = { ...noPrices(family).fields };
  let isValid = true;
  const components = family.slots.filter((slot) => slot.priceRole === 'component' && isOffered(selection, slot));
  let base = 0;
  for (const slot of components) {
    const part = slotPart(selection, slot.key);
    const price = part ? quote(part) : null;
    if (price === null) isValid = false;
    base += price ?? 0;
    addTo(fields, slot.priceField, price ?? 0);
  }
  let options = 0;
  for (const slot of family.slots.filter((candidate) => candidate.priceRole === 'option')) {
    const priced = (selection.slots[slot.key] ?? []).map((part) => optionPrice(part, base, quote));
    if (priced.some((option) => option === null)) isValid = false;
    const known = priced.filter((option) => option !== null);
    options += known.reduce((sum, option) => sum + option.price, 0);
    if (slot.kind === 'many') fields[slot.priceField ?? ''] = known;
    else addTo(fields, slot.priceField, known[0]?.price ?? 0);
  }
  const finish = finishPrices(selection, size, book, markup);
  if (!isValid || finish.twoToneAddition === null) return noPrices(family);
  const total =
    base +
    percentOf(base, finish.stain) +
    percentOf(base, finish.sheen) +
    percentOf(base, finish.surface) +
    finish.surfacePrice +
    finish.twoToneAddition +
    options;
  return {
    fields,
    stainPercentage: finish.stain / 100,
    isBottomStainDearer: finish.isBottomStainDearer,
    twoToneAddition: finish.twoToneAddition,
    surfaceTreatmentPercentage: finish.surface / 100,
    surfaceTreatmentPrice: finish.surfacePrice,
    sheenPercentage: finish.sheen / 100,
    total,
    isValid: true,
  };
}

type Quote = (part: Part) => number | null;

function quoter(selection: Selection, size: Part | null, book: PriceBook, markup: number): Quote {
  const sizePartId = size?.id ?? null;
  const woodPartId = slotPart(selection, WOOD)?.id ?? null;
  return (part) => {
    const cents = book.wholesaleCents({ styleId: selection.style.id, partId: part.id, sizePartId, woodPartId });
    return cents === null ? null : line(cents, markup);
  };
}

function optionPrice(part: Part, base: number, quote: Quote): OptionPrice | null {
  const percentage = part.additionalCostPercentage;
  const price = percentage === null ? quote(part) : percentOf(base, Math.round(percentage * 100));
  return price === null ? null : { partId: part.id, price, additionalCostPercentage: percentage };
}

/** A slot no section of the style fills costs nothing; one that is filled must have its price. */
function isOffered(selection: Selection, slot: SlotDefinition): boolean {
  return selection.sections[slot.key] !== undefined;
}

function addTo(
  fields: Record<string, number | readonly OptionPrice[]>,
  field: string | undefined,
  dollars: number,
): void {
  if (!field) return;
  const sum = fields[field];
  fields[field] = (typeof sum === 'number' ? sum : 0) + dollars;
}

function finishPrices(selection: Selection, size: Part | null, book: PriceBook, markup: number) {
  const percent = (slot: string): number => {
    const part = slotPart(selection, slot);
    return part ? book.percentHundredths(selection.style.id, part.id) : 0;
  };
  const surface = slotPart(selection, SURFACE_TREATMENT);
  // One stain twice is no second colour to pay for.
  const isSecondColour = selection.isTwoTone && slotPart(selection, TOP_STAIN) !== slotPart(selection, BOTTOM_STAIN);
  const twoTone = isSecondColour ? book.twoToneCents(selection.style.id, size?.sizeClass ?? '') : 0;
  return {
    // With two-tone the dearer of the two stains counts (specification §15.1).
    stain: Math.max(percent(TOP_STAIN), percent(BOTTOM_STAIN)),
    isBottomStainDearer: percent(BOTTOM_STAIN) > percent(TOP_STAIN),
    sheen: percent(SHEEN),
    surface: percent(SURFACE_TREATMENT),
    surfacePrice: surface ? line(book.surfaceCents(selection.style.id, surface.id), markup) : 0,
    twoToneAddition: twoTone === null ? null : line(twoTone, markup),
  };
}
