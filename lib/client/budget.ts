import { BUDGET_OPTIONS_CALL } from '@/lib/contracts/calls';
import { budgetFromWire, type KnownBudget } from '@/lib/contracts/budget';
import { postJson } from './api';
import type { AskingDealer } from './configuration-queries';
import { situationToWire, type Situation } from './option-prices';

/** A budget in whole dollars, and the slots whose choice it must not cost. */
export interface AskedBudget {
  readonly dollars: number;
  readonly held: ReadonlySet<string>;
}

/** What a budget leaves open; null where there are no prices. Rejects when nobody answers. */
export async function askBudget(
  situation: Situation,
  { dollars, held }: AskedBudget,
  dealer: AskingDealer | null,
  signal: AbortSignal,
): Promise<KnownBudget | null> {
  const body = { ...situationToWire(situation, dealer), Budget: dollars, Held: [...held] };
  return budgetFromWire(await postJson(BUDGET_OPTIONS_CALL, body, { signal, token: dealer?.token ?? null }));
}
