'use client';

import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';

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

interface OpenerFaceProps {
  readonly name: ReactNode;
  readonly note: string;
  readonly isSelected: boolean;
}

/** Inside of a row's button: name, what is chosen there, and the arrow that promises more. */
export function OpenerFace({ name, note, isSelected }: OpenerFaceProps) {
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

export function openerClass(isSelected: boolean): string {
  return clsx('option option-row', isSelected ? 'bg-card ring-2 ring-ink' : 'option-hover data-[open=true]:bg-sand');
}
