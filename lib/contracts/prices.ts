import type { FamilyDefinition } from '@/lib/domain/family';
import type { OptionPrice, Prices } from '@/lib/domain/prices';

/** An option's price on the wire (specification §3.8). */
interface WireOptionPrice {
  readonly PartId: number;
  readonly Price: number;
  readonly AdditionalCostPercentage: number | null;
}

/** A family's price object (specification §3.8): its own fields and the base breakdown. Whole dollars. */
export type WirePrices = Readonly<Record<string, unknown>> & {
  readonly StainPercentage: number;
  /** There only when the percentage is that of the bottom stain. */
  readonly IsBottomStainDearer?: true;
  readonly TwoToneAddition: number;
  readonly SurfaceTreatmentPercentage: number;
  readonly SurfaceTreatmentPrice: number;
  readonly SheenPercentage: number;
  readonly Total: number;
  readonly IsValid: boolean;
};

export function pricesToWire(prices: Prices): WirePrices {
  const fields = Object.entries(prices.fields).map(([field, value]) => [
    field,
    typeof value === 'number' ? value : value.map(optionToWire),
  ]);
  return {
    ...Object.fromEntries(fields),
    StainPercentage: prices.stainPercentage,
    ...(prices.isBottomStainDearer && { IsBottomStainDearer: true as const }),
    TwoToneAddition: prices.twoToneAddition,
    SurfaceTreatmentPercentage: prices.surfaceTreatmentPercentage,
    SurfaceTreatmentPrice: prices.surfaceTreatmentPrice,
    SheenPercentage: prices.sheenPercentage,
    Total: prices.total,
    IsValid: prices.isValid,
  };
}

function optionToWire(option: OptionPrice): WireOptionPrice {
  return {
    PartId: option.partId,
    Price: option.price,
    AdditionalCostPercentage: option.additionalCostPercentage,
  };
}

/** Reads an answer of a price call; null when it is not one (the screen then shows the fallback text). */
export function pricesFromWire(family: FamilyDefinition, answer: unknown): Prices | null {
  if (!isRecord(answer) || typeof answer.Total !== 'number' || typeof answer.IsValid !== 'boolean') return null;
  const number = (field: string): number => (typeof answer[field] === 'number' ? answer[field] : 0);
  const fields: Record<string, number | readonly OptionPrice[]> = {};
  for (const { priceField } of family.slots) {
    if (!priceField) continue;
    const value = answer[priceField];
    fields[priceField] = Array.isArray(value) ? value.filter(isOptionPrice).map(optionFromWire) : number(priceField);
  }
  return {
    fields,
    stainPercentage: number('StainPercentage'),
    isBottomStainDearer: answer.IsBottomStainDearer === true,
    twoToneAddition: number('TwoToneAddition'),
    surfaceTreatmentPercentage: number('SurfaceTreatmentPercentage'),
    surfaceTreatmentPrice: number('SurfaceTreatmentPrice'),
    sheenPercentage: number('SheenPercentage'),
    total: answer.Total,
    isValid: answer.IsValid,
  };
}

function optionFromWire(option: WireOptionPrice): OptionPrice {
  return { partId: option.PartId, price: option.Price, additionalCostPercentage: option.AdditionalCostPercentage };
}

function isOptionPrice(value: unknown): value is WireOptionPrice {
  return isRecord(value) && typeof value.PartId === 'number' && typeof value.Price === 'number';
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
