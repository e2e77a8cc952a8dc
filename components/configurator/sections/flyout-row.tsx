'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { ToggleGroup } from 'radix-ui';
import { Icon } from '@/components/ui/icon';
import type { useFlyout } from './use-flyout';

interface FlyoutRowProps extends ComponentProps<'div'> {
  readonly opener: ReactNode;
  readonly isOpen: boolean;
  readonly panelId: string;
  /** What the flyout shows; it lies over the right part of the list, beside its row. */
  readonly panel: ReactNode;
}

/** A row with a flyout beside it. The flyout stands in the document after its row, so Tab leads from one to the other. */
export function FlyoutRow({ opener, isOpen, panelId, panel, ...props }: FlyoutRowProps) {
  return (
    <div className={clsx('relative', isOpen && 'z-10')} {...props}>
      {opener}
      <div id={panelId} data-flyout-panel hidden={!isOpen} className="flyout-panel flyout">
        {panel}
      </div>
    </div>
  );
}

interface OpenerRowProps extends OpenerFaceProps {
  readonly id: number;
  readonly flyout: ReturnType<typeof useFlyout>;
  /** Whether the row itself is a choice, or only leads to choices. */
  readonly isChoice: boolean;
  readonly panel: ReactNode;
}

/** A row of a toggle group whose button opens the flyout. */
export function OpenerRow({ id, flyout, isChoice, panel, ...face }: OpenerRowProps) {
  const panelId = useId();
  const isOpen = flyout.openId === id;
  return (
    <FlyoutRow
      {...flyout.rowProps(id)}
      isOpen={isOpen}
      panelId={panelId}
      opener={
        <ToggleGroup.Item
          value={String(id)}
          data-flyout-opener
          data-open={isOpen}
          {...(isChoice ? {} : { 'aria-pressed': undefined })}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={flyout.onOpenerClick(id)}
          className={openerClass(face.isSelected)}
        >
          <OpenerFace {...face} />
        </ToggleGroup.Item>
      }
      panel={panel}
    />
  );
}

interface OpenerFaceProps {
  readonly name: ReactNode;
  readonly note: string;
  readonly isSelected: boolean;
}

/** Inside of a row's button: name, what is chosen there, and the arrow that promises more. */
function OpenerFace({ name, note, isSelected }: OpenerFaceProps) {
  return (
    <>
      <span className="min-w-0 flex-1 text-note">
        <span className={clsx('block', isSelected ? 'font-semibold' : 'font-medium')}>{name}</span>
        {note && <span className="block text-fine text-soft">{note}</span>}
      </span>
      {isSelected && <span className="text-fine font-semibold text-accent">Selected</span>}
      <Icon name="chevron" className="size-4 -rotate-90 text-edge" />
    </>
  );
}

function openerClass(isSelected: boolean): string {
  return clsx('option option-row', isSelected ? 'bg-card ring-2 ring-ink' : 'option-hover data-[open=true]:bg-sand');
}
