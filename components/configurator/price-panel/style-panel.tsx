'use client';

import type { ReactNode } from 'react';
import type { Configuration } from '../use-configuration';
import { usePrices } from '../prices-context';
import { CopyLink } from './copy-link';
import { DealerDeskSlot } from '../dealer/dealer-desk-slot';
import { AccountControl } from '../dealer/account-control';
import { Price } from './price';

interface StylePanelProps {
  readonly configuration: Configuration;
  readonly name: string;
  readonly categoryLongName: string;
  readonly icons?: ReactNode;
  readonly actions?: ReactNode;
}

/** Name, notes and price of the piece, a dealer's desk, and buttons (SPEC §2 "Text panel"). */
export function StylePanel({ configuration, name, categoryLongName, icons, actions }: StylePanelProps) {
  const { style } = configuration;
  const price = usePrices();
  return (
    <>
      <header className="plan-words">
        <div className="flex items-start justify-between gap-4">
          <p className="type-eyebrow text-accent">{categoryLongName}</p>
          <div className="-my-3 -mr-3 flex">
            {icons}
            <AccountControl look="icon" />
          </div>
        </div>
        <h1 className="type-display mt-2 text-name text-balance">{name}</h1>
        {[style.note1, style.note2].filter(Boolean).map((note) => (
          <p key={note} className="mt-2.5 text-body text-pretty text-soft">
            {note}
          </p>
        ))}
        <div className="mt-5">
          <Price price={price} />
        </div>
      </header>
      <div className="plan-desk">
        <DealerDeskSlot />
      </div>
      <div className="plan-actions flex flex-col gap-3 border-t border-line pt-5">
        {actions}
        <CopyLink />
      </div>
    </>
  );
}
