'use client';

import { TWO_TONE, type TwoToneType } from '@/lib/domain/catalogue';
import { useSectionScope } from './section-scope';

/** What the first stain covers under each two-tone type; the second covers the rest. */
const PLACES: Readonly<Record<TwoToneType, string>> = {
  [TWO_TONE.TopBase]: 'Top and base',
  [TWO_TONE.TopDrawerDoor]: 'Top, drawers and doors',
  [TWO_TONE.BaseDrawerDoor]: 'Base, drawers and doors',
};

/** Where the two stains go, for pieces that let one choose (specification §3.4). */
export function TwoTonePlaces({ types }: { readonly types: readonly TwoToneType[] }) {
  const { configuration, setTwoToneType } = useSectionScope();
  return (
    <fieldset>
      <legend className="type-eyebrow text-soft">Stain 1 goes on</legend>
      {types.map((type) => (
        <label key={type} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="two-tone-type"
            className="size-5 accent-ink"
            checked={configuration.picks.twoToneType === type}
            onChange={() => setTwoToneType(type, PLACES[type])}
          />
          {PLACES[type]}
        </label>
      ))}
    </fieldset>
  );
}
