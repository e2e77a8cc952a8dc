'use client';

import { useId } from 'react';
import type { Section } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { Icon } from '@/components/ui/icon';
import { inWords, useOptionPrice, useOptionPrices, type OptionPrices } from '../option-prices';
import { useSectionScope } from './section-scope';
import { PartList } from './part-list';
import { useThumbnails } from './part-thumbnail';
import { ListHeading, TILE_GRID } from './layouts';
import { TwoTonePlaces } from './two-tone-places';

/**
 * Swatches, the 2-tone checkbox, and with it on a list for the top and one for the bottom (specification §2.3, §4.3).
 */
export function StainSection({ section }: { readonly section: Section }) {
  const { configuration, toggleTwoTone } = useSectionScope();
  const { family, picks } = configuration;
  const prices = useOptionPrices(configuration);
  const box = useOptionPrice(configuration, { type: 'toggleTwoTone' });
  const priceId = useId();
  const isTwoTone = picks.bottomStainId !== null;
  const types = family.twoToneTypes;
  const [first, second] = types ? ['Stain 1', 'Stain 2'] : ['Top stain', 'Bottom stain'];
  return (
    <div className="flex flex-col gap-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="relative grid size-5.5 place-items-center">
          <input
            type="checkbox"
            checked={isTwoTone}
            aria-describedby={priceId}
            onChange={toggleTwoTone}
            className="peer absolute inset-0 appearance-none rounded-small border border-edge bg-card checked:border-ink checked:bg-ink"
          />
          <Icon
            name="check"
            className="pointer-events-none relative size-4 text-paper opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>
          2-tone{' '}
          <span className="text-soft">{types ? 'two stains on one piece' : 'a different stain below the top'}</span>
        </span>
      </label>
      <p id={priceId} className="figures -mt-4 ml-8.5 min-h-[1lh] text-fine text-soft">
        {[twoToneWords(configuration, prices), box?.budget].filter(Boolean).join(', ')}
      </p>
      {isTwoTone ? (
        <>
          {types && <TwoTonePlaces types={types} />}
          <ListHeading>{first}</ListHeading>
          <Swatches section={section} label={first} />
          <ListHeading>{second}</ListHeading>
          <Swatches section={section} label={second} isBottomStain />
        </>
      ) : (
        <Swatches section={section} label={section.displayName} />
      )}
    </div>
  );
}

/** What two stains cost: nothing while they are the same, and then what (specification §15.5). */
function twoToneWords({ picks, stainSection }: Configuration, prices: OptionPrices | null): string {
  if (!prices) return '';
  const [top] = picks.parts[stainSection?.id ?? 0] ?? [];
  const without = prices.differenceOf({ type: 'toggleTwoTone' });
  const differ = picks.bottomStainId !== null && picks.bottomStainId !== top;
  if (differ) return typeof without === 'number' ? `${inWords(without).shown} without` : '';
  if (prices.twoToneAddition === null) return inWords(null).shown;
  return `${inWords(prices.twoToneAddition).shown} once the two stains differ`;
}

interface SwatchesProps {
  readonly section: Section;
  readonly label: string;
  readonly isBottomStain?: boolean;
}

function Swatches({ section, label, isBottomStain }: SwatchesProps) {
  return (
    <PartList
      section={section}
      label={label}
      layout="tile"
      className={TILE_GRID}
      isBottomStain={isBottomStain}
      face={useThumbnails(section, 'cover')}
    />
  );
}
