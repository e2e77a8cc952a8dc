import { OPTION_PRICES_CALL } from '@/lib/contracts/calls';
import { actionKey, optionPricesFromWire, type OptionDifferences } from '@/lib/contracts/option-prices';
import { selectionToWire } from '@/lib/contracts/selection';
import type { Configuration } from '@/lib/domain/configuration';
import type { Wanted } from '@/lib/domain/outcome';
import type { PickAction } from '@/lib/domain/picks';
import { postJson } from './api';
import type { AskingDealer } from './configuration-queries';

export interface KnownPrices extends OptionDifferences {
  /** Dollars that an action adds; null where there would be no price, undefined for what is refused. */
  readonly of: (action: PickAction) => number | null | undefined;
}

/** What there is to ask about: a configuration, and what earlier picks have taken along. */
export interface Situation {
  readonly configuration: Configuration;
  readonly wanted: Wanted;
}

/** What a selection is sent as, with what it wants back. */
export const situationToWire = ({ configuration, wanted }: Situation, dealer: AskingDealer | null) => ({
  ...selectionToWire(configuration, dealer?.markup ?? null),
  Wanted: { Names: wanted.names, TwoToneType: wanted.twoToneType },
});

/** What every pick would do to the total; null where there is no price. Rejects when nobody answers. */
export async function askOptionPrices(
  situation: Situation,
  dealer: AskingDealer | null,
  signal: AbortSignal,
): Promise<KnownPrices | null> {
  const token = dealer?.token ?? null;
  const answer = await postJson(OPTION_PRICES_CALL, situationToWire(situation, dealer), { signal, token });
  const read = optionPricesFromWire(answer);
  return read && { ...read, of: (action) => read.byAction.get(actionKey(action)) };
}
