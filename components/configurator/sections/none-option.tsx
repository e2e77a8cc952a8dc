'use client';

import { useId } from 'react';
import clsx from 'clsx';
import type { Candidate } from '@/lib/domain/restrictions';
import { Choice } from '@/components/ui/choices';
import { saidOf, useOptionPrice } from '../option-prices';
import { Chosen, PriceLabel } from './part-marks';
import { useSectionScope } from './section-scope';

/** Value of the option that stands for no part. */
export const NONE = 'none';

/** Ids are positive. */
const NO_PART = { sectionId: 0, partId: 0 };

/**
 * First of a list of options that holds one at most: none of them. It says what that does to the total.
 * @param chosen the option that it would take away; null while there is none
 */
export function NoneOption({ chosen }: { readonly chosen: Candidate | null }) {
  const { configuration } = useSectionScope();
  const known = useOptionPrice(configuration, { type: 'pick', ...(chosen ?? NO_PART) });
  const price = chosen && known;
  const priceId = useId();
  return (
    <>
      <Choice
        value={NONE}
        isSelected={!chosen}
        aria-describedby={price ? priceId : undefined}
        className={clsx('group option option-row', chosen ? 'option-hover' : 'bg-card ring-2 ring-ink')}
      >
        <span className="option-words">
          <span className={clsx('option-name', chosen ? 'font-medium' : 'font-semibold')}>
            <span>None</span>
            {chosen && <PriceLabel price={price} />}
          </span>
        </span>
        {!chosen && <Chosen />}
      </Choice>
      {price && (
        <span id={priceId} hidden>
          {saidOf(price)}
        </span>
      )}
    </>
  );
}
