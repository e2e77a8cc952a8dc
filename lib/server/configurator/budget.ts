import 'server-only';
import type { BudgetView } from '@/lib/contracts/budget';
import { cheapestHolding, optionsWithin, type Budget } from '@/lib/domain/budget';
import type { Configuration } from '@/lib/domain/configuration';
import type { Wanted } from '@/lib/domain/outcome';
import type { PageInput } from './build-page';
import { cheapestOf } from './cheapest';
import { takeUpSpace } from './spaces';

/** What a budget leaves open at a caller's markup (specification §15.6); null without one. */
export function budgetFor(
  configuration: Configuration,
  { priceBook: book, markup }: Omit<PageInput, 'snapshot'>,
  budget: Budget,
  wanted: Wanted,
): BudgetView | null {
  if (markup === null) return null;
  takeUpSpace(configuration.style);
  const isWhole = configuration.isValid && configuration.isComplete;
  return {
    options: isWhole ? optionsWithin(configuration, book, markup, budget, wanted) : [],
    cheapest: cheapestHolding(configuration, book, markup, budget.held),
    cheapestOfAll: cheapestOf(configuration.style, { priceBook: book, markup }),
  };
}
