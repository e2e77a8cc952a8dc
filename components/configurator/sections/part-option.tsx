'use client';

import { useId, type ReactNode } from 'react';
import { ToggleGroup } from 'radix-ui';
import clsx from 'clsx';
import type { Part } from '@/lib/domain/catalogue';
import type { Restriction } from '@/lib/domain/restrictions';
import { useHints } from './hint-context';
import { Box, Chosen, InfoMarker } from './part-marks';
import { useSectionScope } from './section-scope';
import { costLabel, PartDetails, PartName, restrictionNote } from './part-notes';

interface PartOptionProps {
  readonly part: Part;
  readonly restriction: Restriction;
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
 * marker, and says why in a bubble and in its description; picking it opens the popup (specification §5.1).
 */
export function PartOption({ part, restriction, isSelected, layout, isMultiple, face }: PartOptionProps) {
  const hints = useHints();
  const reasonId = useId();
  const { elsewhere } = useSectionScope();
  const { isRefused, isValid } = restriction;
  const where = (!isValid && elsewhere[part.id]) || '';
  const message = [restriction.message, where].filter(Boolean).join(' ');
  const notes = [costLabel(part), isValid ? '' : restrictionNote(restriction.invalidPartNames), where].filter(Boolean);
  return (
    <div className={layout === 'tile' ? 'relative flex' : 'relative'}>
      <ToggleGroup.Item
        value={String(part.id)}
        aria-disabled={isRefused || undefined}
        aria-describedby={isValid ? undefined : reasonId}
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
          </span>
          <PartDetails part={part} />
          {notes.map((note) => (
            <span key={note} className={clsx('block text-fine', isValid ? 'text-soft' : 'text-alert')}>
              {note}
            </span>
          ))}
          {isSelected && layout !== 'row' && <Chosen />}
        </span>
        {!isValid && <InfoMarker />}
      </ToggleGroup.Item>
      {!isValid && (
        <span id={reasonId} hidden>
          {message}
        </span>
      )}
    </div>
  );
}
