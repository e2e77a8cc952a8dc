import type { TwoToneType } from '@/lib/domain/catalogue';
import type { OptionTotal } from '@/lib/domain/option-totals';
import type { PickAction } from '@/lib/domain/picks';
import { isRecord } from './prices';

/** A pick. A leaf is told with its size; a bottom stain as such. */
export interface WirePick {
  readonly SectionId: number;
  readonly PartId: number;
  readonly ChildPartId?: number;
  readonly IsBottomStain?: true;
}

export const pickToWire = (action: Extract<PickAction, { type: 'pick' }>): WirePick => ({
  SectionId: action.sectionId,
  PartId: action.partId,
  ...(action.childPartId !== undefined && { ChildPartId: action.childPartId }),
  ...(action.isBottomStain && { IsBottomStain: true as const }),
});

/** The key (`actionKey`) of a pick that came over the wire. */
export const keyOfWirePick = (pick: Readonly<Record<string, unknown>>): string =>
  [pick.SectionId, pick.PartId, pick.ChildPartId ?? '', pick.IsBottomStain ? 'b' : ''].join();

/** What one pick does to the total. */
export interface WireOptionDifference extends WirePick {
  /** Whole dollars; null where the piece would have no price. */
  readonly Difference: number | null;
}

/** Answer of GetOptionPrices: of a design without a price, nothing. */
export interface WireOptionPrices {
  readonly Total: number;
  readonly IsValid: boolean;
  readonly Options: readonly WireOptionDifference[];
  /** Of the 2-tone box, and what a second stain adds to this size once it differs; null for a style without stains. */
  readonly TwoTone: { readonly Difference: number | null; readonly Addition: number | null } | null;
  readonly TwoToneTypes: readonly { readonly Type: TwoToneType; readonly Difference: number | null }[];
}

/** What prices are told of: the whole, and each thing that could be done to it. */
export interface PricedOptions {
  readonly total: number;
  readonly options: readonly OptionTotal[];
  readonly twoToneAddition: number | null;
}

const NONE: WireOptionPrices = { Total: 0, IsValid: false, Options: [], TwoTone: null, TwoToneTypes: [] };

/** @param priced null for a design without a price */
export function optionPricesToWire(priced: PricedOptions | null): WireOptionPrices {
  if (!priced) return NONE;
  const { total, options, twoToneAddition } = priced;
  const differences = options.map(({ action, total: after }) => ({
    action,
    Difference: after === null ? null : after - total,
  }));
  return {
    Total: total,
    IsValid: true,
    Options: differences.flatMap(({ action, Difference }) =>
      action.type === 'pick' ? [{ ...pickToWire(action), Difference }] : [],
    ),
    TwoTone:
      differences
        .filter(({ action }) => action.type === 'toggleTwoTone')
        .map(({ Difference }) => ({ Difference, Addition: twoToneAddition }))[0] ?? null,
    TwoToneTypes: differences.flatMap(({ action, Difference }) =>
      action.type === 'setTwoToneType' ? [{ Type: action.twoToneType, Difference }] : [],
    ),
  };
}

/** An action as a key: the same for the one that a screen offers and the one an answer tells of. */
export function actionKey(action: PickAction): string {
  switch (action.type) {
    case 'pick':
      return [action.sectionId, action.partId, action.childPartId ?? '', action.isBottomStain ? 'b' : ''].join();
    case 'setTwoToneType':
      return `type${action.twoToneType}`;
    case 'toggleTwoTone':
      return action.type;
  }
}

/** What an answer says, by action; null for anything that is no such answer, or without a price. */
export interface OptionDifferences {
  readonly total: number;
  readonly twoToneAddition: number | null;
  readonly byAction: ReadonlyMap<string, number | null>;
}

export function optionPricesFromWire(answer: unknown): OptionDifferences | null {
  if (!isRecord(answer) || answer.IsValid !== true || typeof answer.Total !== 'number') return null;
  const twoTone = isRecord(answer.TwoTone) ? answer.TwoTone : {};
  const listed = (list: unknown): readonly Readonly<Record<string, unknown>>[] =>
    Array.isArray(list) ? list.filter(isRecord) : [];
  const known = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  const options = listed(answer.Options).map((option): [string, number | null] => [
    keyOfWirePick(option),
    known(option.Difference),
  ]);
  const types = listed(answer.TwoToneTypes).map((type): [string, number | null] => [
    `type${String(type.Type)}`,
    known(type.Difference),
  ]);
  return {
    total: answer.Total,
    twoToneAddition: known(twoTone.Addition),
    byAction: new Map([...options, ...types, ['toggleTwoTone', known(twoTone.Difference)]]),
  };
}
