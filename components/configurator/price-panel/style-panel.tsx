'use client';

import type { ReactNode } from 'react';
import type { Configuration } from '../use-configuration';
import { usePrices } from '../prices-context';
import { CopyLink } from './copy-link';
import { DiscountLines } from './discount-lines';
import { Price } from './price';

interface StylePanelProps {
  readonly configuration: Configuration;
  readonly name: string;
  readonly categoryLongName: string;
  readonly discountPercent: number | null;
  /** Login or logout icon and the like, beside the category's name. */
  readonly icons?: ReactNode;
  /** Markup code, e-mail and percent off of a signed-in dealer. */
  readonly dealerForm?: ReactNode;
  /** Further buttons, above 'Copy link'. */
  readonly actions?: ReactNode;
}

/** Name, notes and price of the piece (SPEC §2 "Text panel"). */
export function StylePanel({ configuration, name, categoryLongName, discountPercent, ...slots }: StylePanelProps) {
  const { style } = configuration;
  const price = usePrices();
  return (
    <div className="flex flex-col gap-5">
      <header>
        <div className="flex items-start justify-between gap-4">
          <p className="type-eyebrow text-accent">{categoryLongName}</p>
          {slots.icons}
        </div>
        <h1 className="type-display mt-2 text-name text-balance">{name}</h1>
        {[style.note1, style.note2].filter(Boolean).map((note) => (
          <p key={note} className="mt-2.5 text-body text-pretty text-soft">
            {note}
          </p>
        ))}
      </header>
      <Price price={price} />
      {slots.dealerForm}
      <DiscountLines total={price.total} percent={discountPercent} />
      <div className="flex flex-col gap-3 border-t border-line pt-5">
        {slots.actions}
        <CopyLink />
      </div>
    </div>
  );
}
