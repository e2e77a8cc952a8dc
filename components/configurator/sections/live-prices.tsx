'use client';

import type { Candidate } from '@/lib/domain/restrictions';
import { saidOf, useOptionPrice } from '../option-prices';
import { BudgetMark, PriceLabel } from './part-marks';
import { useSectionScope } from './section-scope';

/** What a pick does to the total comes and goes with every pick: these draw that anew, and nothing of the option around them. */
function usePriceOf(candidate: Candidate) {
  const { configuration } = useSectionScope();
  return useOptionPrice(configuration, { type: 'pick', ...candidate });
}

export function PriceOf(candidate: Candidate) {
  return <PriceLabel price={usePriceOf(candidate)} />;
}

export function BudgetOf(candidate: Candidate) {
  return <BudgetMark price={usePriceOf(candidate)} />;
}

/** In words, with what the budget says of it. @param hasPrice false for what is chosen: then the budget alone */
export function PriceSaid({ hasPrice, ...candidate }: Candidate & { readonly hasPrice: boolean }) {
  const price = usePriceOf(candidate);
  return price && (hasPrice ? saidOf(price) : price.budget);
}
