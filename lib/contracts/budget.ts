import type { TwoToneType } from '@/lib/domain/catalogue';
import type { OptionWithin } from '@/lib/domain/budget';
import type { PricedDesign } from '@/lib/domain/space/cheapest-design';
import { actionKey, keyOfWirePick, pickToWire, type WirePick } from './option-prices';
import { isRecord } from './prices';

/** A design by its sku, with its total in whole dollars. */
export interface WirePricedDesign {
  readonly CustomSku: string;
  readonly Total: number;
}

/** Answer of GetBudgetOptions. */
export interface WireBudgetOptions {
  /** False when whoever asks sees no prices. */
  readonly IsValid: boolean;
  /** Whether a design within the budget has it, with all that is held; none of a design that cannot be built. */
  readonly Options: readonly (WirePick & { readonly IsWithin: boolean })[];
  /** Of the 2-tone box; null for a style without stains. */
  readonly TwoTone: { readonly IsWithin: boolean } | null;
  readonly TwoToneTypes: readonly { readonly Type: TwoToneType; readonly IsWithin: boolean }[];
  /** The cheapest design with all that is held, and of all; null where none has a price. */
  readonly Cheapest: WirePricedDesign | null;
  readonly CheapestOfAll: WirePricedDesign | null;
}

/** What a budget is told of. */
export interface BudgetView {
  readonly options: readonly OptionWithin[];
  readonly cheapest: PricedDesign | null;
  readonly cheapestOfAll: PricedDesign | null;
}

const NONE: WireBudgetOptions = {
  IsValid: false,
  Options: [],
  TwoTone: null,
  TwoToneTypes: [],
  Cheapest: null,
  CheapestOfAll: null,
};

const designToWire = (design: PricedDesign | null): WirePricedDesign | null =>
  design && { CustomSku: design.configuration.sku, Total: design.total };

/** @param view null for whoever sees no prices */
export function budgetToWire(view: BudgetView | null): WireBudgetOptions {
  if (!view) return NONE;
  const { options, cheapest, cheapestOfAll } = view;
  const box = options.find(({ action }) => action.type === 'toggleTwoTone');
  return {
    IsValid: true,
    Options: options.flatMap(({ action, isWithin }) =>
      action.type === 'pick' ? [{ ...pickToWire(action), IsWithin: isWithin }] : [],
    ),
    TwoTone: box ? { IsWithin: box.isWithin } : null,
    TwoToneTypes: options.flatMap(({ action, isWithin }) =>
      action.type === 'setTwoToneType' ? [{ Type: action.twoToneType, IsWithin: isWithin }] : [],
    ),
    Cheapest: designToWire(cheapest),
    CheapestOfAll: designToWire(cheapestOfAll),
  };
}

/** What an answer says, by action; null for anything that is no such answer, or without prices. */
export interface KnownBudget {
  readonly byAction: ReadonlyMap<string, boolean>;
  readonly cheapest: WirePricedDesign | null;
  readonly cheapestOfAll: WirePricedDesign | null;
}

export function budgetFromWire(answer: unknown): KnownBudget | null {
  if (!isRecord(answer) || answer.IsValid !== true) return null;
  const listed = (list: unknown): readonly Readonly<Record<string, unknown>>[] =>
    Array.isArray(list) ? list.filter(isRecord) : [];
  const options = listed(answer.Options).map((option): [string, boolean] => [
    keyOfWirePick(option),
    option.IsWithin === true,
  ]);
  const types = listed(answer.TwoToneTypes).map(({ Type, IsWithin }): [string, boolean] => [
    `type${String(Type)}`,
    IsWithin === true,
  ]);
  const box = isRecord(answer.TwoTone)
    ? [[actionKey({ type: 'toggleTwoTone' }), answer.TwoTone.IsWithin === true] as const]
    : [];
  return {
    byAction: new Map([...options, ...types, ...box]),
    cheapest: designFromWire(answer.Cheapest),
    cheapestOfAll: designFromWire(answer.CheapestOfAll),
  };
}

function designFromWire(design: unknown): WirePricedDesign | null {
  if (!isRecord(design) || typeof design.CustomSku !== 'string' || typeof design.Total !== 'number') return null;
  return { CustomSku: design.CustomSku, Total: design.Total };
}
