'use client';

import { useId, type ReactNode } from 'react';
import { ToggleGroup } from 'radix-ui';
import clsx from 'clsx';
import type { Part } from '@/lib/domain/catalogue';
import type { Candidate } from '@/lib/domain/restrictions';
import { saidOf, useOptionPrice } from '../option-prices';
import { useHints } from './hint-context';
import { BudgetMark, Box, Chosen, InfoMarker, PriceLabel } from './part-marks';
import { useSectionScope } from './section-scope';
import { costLabel, PartDetails, PartName, restrictionNote } from './part-notes';

interface PartOptionProps {
  readonly part: Part;
  /** What picking it is. */
  readonly candidate: Candidate;
  readonly isSelected: boolean;
  /** How the option is laid out; see `OPTION_LAYOUTS`. */
  readonly layout: OptionLayout;
  /** One of any number that can be chosen together; rows then begin with a box. */
  readonly isMultiple?: boolean;
  /** Thumbnail, swatch or drawing. */
  readonly face?: ReactNode;
}

export type OptionLayout = keyof typeof OPTION_LAYOUTS;

const OPTION_LAYOUTS = {
  tile: 'option-tile',
  row: 'option-row',
} as const;

/**
 * One part of a list: arrows reach it, Space or Enter picks it. A restricted part stays reachable, wears the info
 * marker, and says why in a bubble and in its description; picking it opens the popup (specification §5.1). Every other
 * one says what it does to the total (specification §15.5).
 */
export function PartOption({ part, candidate, isSelected, layout, isMultiple, face }: PartOptionProps) {
  const { configuration, elsewhere } = useSectionScope();
  const hints = useHints();
  const descriptionId = useId();
  const restriction = configuration.restrictionOf(candidate);
  const { isRefused, isValid } = restriction;
  const where = (!isValid && elsewhere[part.id]) || '';
  const message = [restriction.message, where].filter(Boolean).join(' ');
  const price = useOptionPrice(configuration, { type: 'pick', ...candidate });
  const hasPrice = !isSelected || isMultiple;
  const description = isValid ? price && (hasPrice ? saidOf(price) : price.budget) : message;
  const notes = [costLabel(part), isValid ? '' : restrictionNote(restriction.invalidPartNames), where].filter(Boolean);
  return (
    <div className={layout === 'tile' ? 'relative flex' : 'relative'}>
      <ToggleGroup.Item
        value={String(part.id)}
        aria-disabled={isRefused || undefined}
        aria-describedby={description ? descriptionId : undefined}
        onClick={(event) => event.currentTarget.focus()}
        onPointerEnter={(event) =>
          event.pointerType === 'mouse' && !isValid && hints.show(event.currentTarget, message)
        }
        onPointerLeave={hints.hide}
        onFocus={(event) => {
          if (!isValid && event.currentTarget.matches(':focus-visible')) hints.show(event.currentTarget, message);
        }}
        onBlur={hints.hide}
        className={clsx(
          'group option',
          OPTION_LAYOUTS[layout],
          layout !== 'tile' && (isSelected ? 'bg-card ring-2 ring-ink' : 'option-hover'),
        )}
      >
        {isMultiple && layout === 'row' && <Box isChecked={isSelected} />}
        {face && (
          <span
            className={clsx(
              'relative block shrink-0',
              layout === 'tile' && 'option-face',
              layout === 'tile' && isSelected && 'ring-2 ring-ink ring-offset-2 ring-offset-paper',
              !isValid && 'opacity-45',
            )}
          >
            {face}
          </span>
        )}
        <span className="option-words">
          <span className={clsx('option-name', isSelected ? 'font-semibold' : 'font-medium', !isValid && 'text-soft')}>
            <span>
              <PartName part={part} />
            </span>
            {isSelected && layout === 'row' && <Chosen />}
            {!isSelected && layout === 'row' && <PriceLabel price={price} />}
          </span>
          <PartDetails part={part} />
          {notes.map((note) => (
            <span key={note} className={clsx('block text-fine', isValid ? 'text-soft' : 'text-alert')}>
              {note}
            </span>
          ))}
          {isSelected && layout !== 'row' && <Chosen />}
          {hasPrice && (isSelected || layout !== 'row') && <PriceLabel price={price} />}
          {!hasPrice && <BudgetMark price={price} />}
        </span>
        {!isValid && <InfoMarker />}
      </ToggleGroup.Item>
      {description && (
        <span id={descriptionId} hidden>
          {description}
        </span>
      )}
    </div>
  );
}
