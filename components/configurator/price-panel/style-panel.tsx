'use client';

import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Configuration } from '@/lib/domain/configuration';
import { useSession } from '@/lib/client/session';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { usePrices } from '../prices-context';
import { AccountControl } from '../dealer/account-control';
import { CopyLink, PrintButton, ShareButton } from './link-buttons';
import { Price } from './price';

/** Loads for signed-in dealers only. */
const DealerSettings = lazyFeature(() => import('../dealer/dealer-settings'));

interface StylePanelProps {
  readonly configuration: Configuration;
  readonly name: string;
  readonly onExplain: () => void;
  readonly categoryLongName: string;
  /** What can be done with the design as a whole. */
  readonly actions: ReactNode;
  /** Further ways to pass the design on, before 'Copy link'. */
  readonly icons?: ReactNode;
  /** When it comes and whom to ask. */
  readonly terms?: ReactNode;
}

/**
 * Name and price of the piece, a dealer's settings, notes, buttons and terms (specification §2.4). Where there is no column
 * for it, what is not needed for choosing is folded.
 */
export function StylePanel(props: StylePanelProps) {
  const { configuration, name, onExplain, categoryLongName, actions, icons, terms } = props;
  const { note1, note2 } = configuration.style;
  const price = usePrices();
  const session = useSession();
  // Only what has no price can be restricted: most picks need not look.
  const isRestricted = price.total === null && !configuration.isValid;
  return (
    <>
      <header className="plan-words">
        <div className="flex items-center justify-between gap-4 max-md:hidden">
          <p className="type-eyebrow text-accent">{categoryLongName}</p>
          <span className="-my-3">
            <AccountControl look="icon" />
          </span>
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 md:block">
          <h1 className="type-display min-w-0 flex-1 basis-32 text-title text-balance md:mt-2 md:text-name">{name}</h1>
          <div className="ml-auto md:mt-4">
            <Price price={price} onExplain={isRestricted ? onExplain : undefined} />
          </div>
        </div>
        {session.status === 'checking' && session.isOffline && (
          <p role="status" className="mt-2 text-note text-alert">
            Your login could not be checked. Trying again.
          </p>
        )}
      </header>
      <div className="plan-dealer">{session.status === 'in' && <DealerSettings props={{ session }} />}</div>
      {actions}
      <Fold label="Notes, delivery and sharing">
        {[note1, note2].filter(Boolean).map((note) => (
          <p key={note} className="mb-2 text-body text-pretty text-soft">
            {note}
          </p>
        ))}
        <div className="mt-4 grid grid-cols-2 gap-2 border-t border-line pt-4">
          {icons}
          <CopyLink />
          <PrintButton />
          <ShareButton title={name} />
        </div>
        {terms}
        <p className="mt-4 text-fine text-soft">Images are samples; grain and colour vary from board to board.</p>
      </Fold>
    </>
  );
}

/** Folded on phones and medium screens; in the wide plan's own column it lies open. */
function Fold({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="needs-script flex min-h-11 w-full items-center justify-between gap-4 border-b border-line text-left text-note text-soft xl:hidden"
      >
        {label}
        <Icon name="chevron" className={clsx('size-4', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={clsx('plan-more pt-3 xl:pt-2', !isOpen && 'max-xl:hidden')}>
        {children}
      </div>
    </>
  );
}
