'use client';

import { useId } from 'react';
import { TWO_TONE, type TwoToneType } from '@/lib/domain/catalogue';
import { saidOf, useOptionPrice } from '../option-prices';
import { PriceLabel } from './part-marks';
import { useSectionScope } from './section-scope';

/** What the first stain covers under each two-tone type; the second covers the rest. */
const PLACES: Readonly<Record<TwoToneType, string>> = {
  [TWO_TONE.TopBase]: 'Top and base',
  [TWO_TONE.TopDrawerDoor]: 'Top, drawers and doors',
  [TWO_TONE.BaseDrawerDoor]: 'Base, drawers and doors',
};

/** Where the two stains go, for pieces that let one choose (specification §3.4). */
export function TwoTonePlaces({ types }: { readonly types: readonly TwoToneType[] }) {
  return (
    <fieldset>
      <legend className="type-eyebrow text-soft">Stain 1 goes on</legend>
      {types.map((type) => (
        <Place key={type} type={type} />
      ))}
    </fieldset>
  );
}

/** One of them, with what it does to the total unless it is chosen (specification §15.5). */
function Place({ type }: { readonly type: TwoToneType }) {
  const { configuration, setTwoToneType } = useSectionScope();
  const isChosen = configuration.picks.twoToneType === type;
  const price = useOptionPrice(configuration, { type: 'setTwoToneType', twoToneType: type });
  const priceId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name="two-tone-type"
        className="size-5 accent-ink"
        checked={isChosen}
        aria-describedby={isChosen || !price ? undefined : priceId}
        onChange={() => setTwoToneType(type, PLACES[type])}
      />
      {PLACES[type]}
      {!isChosen && <PriceLabel price={price} />}
      {!isChosen && price && (
        <span id={priceId} hidden>
          {saidOf(price)}
        </span>
      )}
    </label>
  );
}
