'use client';

import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Part } from '@/lib/domain/catalogue';
import type { Candidate } from '@/lib/domain/restrictions';
import { Choice, Choices } from '@/components/ui/choices';
import { Icon } from '@/components/ui/icon';
import { WrittenUntil } from '@/components/ui/written-until';
import { saidOf, type OptionPrice } from '../option-prices';
import { useSectionScope } from './section-scope';
import { PartOption } from './part-option';
import { Chosen, PriceLabel } from './part-marks';
import { ROW_LIST } from './layouts';
import type { useOpenRows } from './use-open-rows';

interface FlyoutRowProps {
  readonly id: number;
  readonly open: ReturnType<typeof useOpenRows>;
  readonly name: ReactNode;
  /** What is chosen inside. */
  readonly note: string;
  /** What the least dear of its parts does to the total. */
  readonly price?: OptionPrice | null;
  /** Whether the row is itself what is chosen; undefined where it only leads to choices. */
  readonly isSelected?: boolean;
  /** Name of the list inside, for a screen reader. */
  readonly label: string;
  readonly parts: readonly Part[];
  readonly chosenId: number | undefined;
  readonly candidateOf: (part: Part) => Candidate;
}

/** A row of a list of choices that opens in place: its parts stand below it and push down what follows. */
export function FlyoutRow({
  id,
  open,
  name,
  note,
  price,
  isSelected,
  label,
  parts,
  chosenId,
  candidateOf,
}: FlyoutRowProps) {
  const { choose } = useSectionScope();
  const panelId = useId();
  const priceId = useId();
  const isOpen = open.isOpen(id);
  const pick = (value: string) => {
    const part = parts.find((each) => String(each.id) === value);
    if (part && part.id !== chosenId) choose(candidateOf(part));
  };
  return (
    <div {...open.rowProps(id)}>
      <Choice
        value={String(id)}
        isSelected={isSelected}
        data-flyout-opener
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-describedby={price ? priceId : undefined}
        {...open.openerProps(id)}
        className={clsx('group option option-row', isSelected ? 'bg-card ring-2 ring-ink' : 'option-hover')}
      >
        <span className="option-words">
          <span className={clsx('option-name', isSelected ? 'font-semibold' : 'font-medium')}>
            <span>{name}</span>
            {price !== undefined && !isSelected && <PriceLabel price={price} />}
          </span>
          {note && <span className="block text-fine text-soft">{note}</span>}
        </span>
        {isSelected && <Chosen />}
        <Icon name="chevron" className="size-4 text-edge group-aria-expanded:rotate-180" />
      </Choice>
      <div id={panelId} hidden={!isOpen} className="flyout-panel" {...open.panelProps(id)}>
        <WrittenUntil isNeeded={isOpen}>
          <Choices kind="one" isVertical aria-label={label} onChoose={pick} className={ROW_LIST}>
            {parts.map((part) => (
              <PartOption
                key={part.id}
                part={part}
                candidate={candidateOf(part)}
                isSelected={part.id === chosenId}
                layout="row"
              />
            ))}
          </Choices>
        </WrittenUntil>
      </div>
      {price && (
        <span id={priceId} hidden>
          {saidOf(price)}
        </span>
      )}
    </div>
  );
}
