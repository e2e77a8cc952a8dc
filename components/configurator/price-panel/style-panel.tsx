'use client';

import type { ReactNode } from 'react';
import type { Configuration } from '@/lib/domain/configuration';
import { useSession } from '@/lib/client/session';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { usePrices } from '../prices-context';
import { AccountControl } from '../dealer/account-control';
import { CopyLink, ShareButton } from './link-buttons';
import { Price } from './price';

/** Loads for signed-in dealers only. */
const DealerSettings = lazyFeature(() => import('../dealer/dealer-settings'));

interface StylePanelProps {
  readonly configuration: Configuration;
  readonly name: string;
  readonly onExplain: () => void;
  readonly categoryLongName: string;
  readonly icons?: ReactNode;
  /** What can be done with the design as a whole, above 'Copy link'. */
  readonly actions: ReactNode;
}

/** Name, notes and price of the piece, a dealer's settings, and buttons (specification §2.4). */
export function StylePanel({ configuration, name, onExplain, categoryLongName, icons, actions }: StylePanelProps) {
  const { style } = configuration;
  const price = usePrices();
  const session = useSession();
  // Only what has no price can be restricted: most picks need not look.
  const isRestricted = price.total === null && !configuration.isValid;
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
          <Price price={price} onExplain={isRestricted ? onExplain : undefined} />
        </div>
      </header>
      <div className="plan-dealer">{session.status === 'in' && <DealerSettings props={{ session }} />}</div>
      <div className="plan-actions flex flex-col gap-3 border-t border-line pt-5">
        {actions}
        <div className="flex flex-wrap gap-3">
          <CopyLink />
          <ShareButton title={name} />
        </div>
      </div>
    </>
  );
}
