import type { PageSource } from '@/lib/contracts/page';
import type { Configuration } from '@/lib/domain/configuration';
import { BOTTOM_STAIN, BOTTOM_STAIN_SECTION_OFFSET } from '@/lib/domain/slots';
import { PRICE_FALLBACK } from '@/lib/domain/summary';

const RESTRICTED = 'This design can no longer be ordered as it is.';
const UNPRICED = 'This design has no price at present.';

/**
 * What somebody who opens a link is told first: the catalogue may have changed since it was made. '' when the design can
 * be had; why not, in the words of SPEC §8, when it is restricted; where to ask when it has lost its price.
 * @param hasPublicPrices whether the shop shows prices to strangers at all
 */
export function linkNotice(page: PageSource, hasPublicPrices: boolean): string {
  const reasons = restrictionsIn(page.configuration);
  if (reasons.length > 0) return [RESTRICTED, ...reasons].join('\n');
  return hasPublicPrices && !page.prices.isValid ? `${UNPRICED}\n${PRICE_FALLBACK}.` : '';
}

/** Why parts are restricted. What names a part has told the other side of the same conflict, too. */
function restrictionsIn(configuration: Configuration): readonly string[] {
  const told: string[] = [];
  for (const { sectionId, slot, part, isValidSelection } of configuration.entries) {
    if (part === null || isValidSelection || told.some((each) => each.includes(part.displayName))) continue;
    const isBottomStain = slot === BOTTOM_STAIN;
    const own = isBottomStain ? sectionId - BOTTOM_STAIN_SECTION_OFFSET : sectionId;
    told.push(configuration.restrictionOf({ sectionId: own, partId: part.id, isBottomStain }).message);
  }
  return told;
}
