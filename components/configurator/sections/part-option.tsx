'use client';

import { memo, useId, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Part } from '@/lib/domain/catalogue';
import type { Candidate } from '@/lib/domain/restrictions';
import { Choice } from '@/components/ui/choices';
import { useHints } from './hint-context';
import { BudgetOf, PriceOf, PriceSaid } from './live-prices';
import { Box, Chosen, InfoMarker } from './part-marks';
import { useSectionScope } from './section-scope';
import { costLabel, PartDetails, PicturedMark, restrictionNote } from './part-notes';

/** Thumbnail, swatch or drawing of a part. */
export type PartFace = (part: Part) => ReactNode;

export type OptionLayout = keyof typeof OPTION_LAYOUTS;

const OPTION_LAYOUTS = {
  tile: 'option-tile',
  row: 'option-row',
} as const;

interface LookProps {
  readonly part: Part;
  readonly isSelected: boolean;
  /** How the option is laid out; see `OPTION_LAYOUTS`. */
  readonly layout: OptionLayout;
  /** One of any number that can be chosen together; rows then begin with a box. */
  readonly isMultiple?: boolean;
  readonly face?: PartFace;
}

interface PartOptionProps extends LookProps {
  /** What picking it is. */
  readonly candidate: Candidate;
}

/**
 * One part of a list: arrows reach it, Space or Enter picks it. A restricted part stays reachable, wears the info
 * marker, and says why in a bubble and in its description; picking it opens the popup (specification §5.1). Every other
 * one says what it does to the total (specification §15.5).
 */
export function PartOption({ candidate, ...look }: PartOptionProps) {
  const { configuration, elsewhere } = useSectionScope();
  const { part } = look;
  const { isRefused, isValid, message, invalidPartNames } = configuration.restrictionOf(candidate);
  const where = (!isValid && elsewhere[part.id]) || '';
  return (
    <OptionButton
      {...look}
      {...candidate}
      name={configuration.nameOf(part)}
      isRefused={isRefused}
      isValid={isValid}
      reason={[message, where].filter(Boolean).join(' ')}
      note={isValid ? '' : restrictionNote(invalidPartNames)}
      where={where}
    />
  );
}

interface OptionButtonProps extends LookProps, Candidate {
  readonly name: string;
  readonly isRefused: boolean;
  readonly isValid: boolean;
  /** Why it is restricted, in sentences; '' while it is valid. */
  readonly reason: string;
  /** The same in short. */
  readonly note: string;
  /** Where else it can be had. */
  readonly where: string;
}

/** Drawn anew only where a pick changes something of it: a list may have a hundred, and a phone a tenth of a second. */
const OptionButton = memo(function OptionButton({
  part,
  name,
  isSelected,
  layout,
  isMultiple = false,
  face,
  isRefused,
  isValid,
  reason,
  note,
  where,
  ...candidate
}: OptionButtonProps) {
  const hints = useHints();
  const descriptionId = useId();
  const hasPrice = !isSelected || isMultiple;
  const notes = [costLabel(part), note, where].filter(Boolean);
  return (
    <div className={layout === 'tile' ? 'relative flex' : 'relative'}>
      <Choice
        value={String(part.id)}
        isSelected={isSelected}
        aria-disabled={isRefused || undefined}
        aria-describedby={descriptionId}
        onPointerEnter={(event) => event.pointerType === 'mouse' && !isValid && hints.show(event.currentTarget, reason)}
        onPointerLeave={hints.hide}
        onFocus={(event) => {
          if (!isValid && event.currentTarget.matches(':focus-visible')) hints.show(event.currentTarget, reason);
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
            {face(part)}
          </span>
        )}
        <span className="option-words">
          <span className={clsx('option-name', isSelected ? 'font-semibold' : 'font-medium', !isValid && 'text-soft')}>
            <span>
              {name}
              <PicturedMark part={part} />
            </span>
            {isSelected && layout === 'row' && <Chosen />}
            {!isSelected && layout === 'row' && <PriceOf {...candidate} />}
          </span>
          <PartDetails part={part} />
          {notes.map((line) => (
            <span key={line} className={clsx('block text-fine', isValid ? 'text-soft' : 'text-alert')}>
              {line}
            </span>
          ))}
          {isSelected && layout !== 'row' && <Chosen />}
          {hasPrice && (isSelected || layout !== 'row') && <PriceOf {...candidate} />}
          {!hasPrice && <BudgetOf {...candidate} />}
        </span>
        {!isValid && <InfoMarker />}
      </Choice>
      <span id={descriptionId} hidden>
        {isValid ? <PriceSaid {...candidate} hasPrice={hasPrice} /> : reason}
      </span>
    </div>
  );
});
