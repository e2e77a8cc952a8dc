import type { PageSource } from '@/lib/contracts/page';
import { PRICE_FALLBACK } from '@/lib/domain/summary';

const RESTRICTED = 'This design can no longer be ordered as it is.';
const UNPRICED = 'This design has no price at present.';

/**
 * What somebody who opens a link is told first: the catalogue may have changed since it was made. '' when the design can
 * be had; why not, in the words of specification §8, when it is restricted; where to ask when it has lost its price.
 * @param hasPublicPrices whether the shop shows prices to strangers at all
 */
export function linkNotice(page: PageSource, hasPublicPrices: boolean): string {
  const reasons = page.configuration.conflicts;
  if (reasons.length > 0) return [RESTRICTED, ...reasons].join('\n');
  return hasPublicPrices && !page.prices.isValid ? `${UNPRICED}\n${PRICE_FALLBACK}.` : '';
}
