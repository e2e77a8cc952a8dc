'use client';

import clsx from 'clsx';
import { ACCOUNT } from '@/lib/contracts/addresses';
import { WHOLESALE_CODE } from '@/lib/domain/markup-code';
import { useDealerSettings } from '@/lib/client/dealer-settings';
import type { SignedIn } from '@/lib/client/signed-in';
import { SaveQuoteButton } from '@/components/quotes/save-quote-button';
import { usePrices } from '../prices-context';
import { CustomerViewSwitch } from './customer-view-switch';
import { DealerForm } from './dealer-form';

/**
 * What a signed-in dealer sees and sets, when there are prices (specification §2.4). In customer view nothing of it is
 * on the page but the switch that leads back.
 */
export default function DealerSettings({ session }: { readonly session: SignedIn }) {
  const { isCustomerView } = useDealerSettings(session);
  const hasPrices = usePrices().prices !== null;
  const isShown = hasPrices && !isCustomerView;
  return (
    <section
      aria-label={isCustomerView ? 'View' : 'Dealer'}
      className={clsx('figures', !isCustomerView && 'border-t border-line pt-4')}
    >
      {isShown && session.markupCode === WHOLESALE_CODE && (
        <p className="mb-3 rounded-soft bg-accent px-3 py-2 text-center text-note font-semibold text-white">
          Wholesale pricing
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        {isShown && (
          <a
            href={ACCOUNT}
            className="min-w-0 text-note wrap-anywhere text-soft underline decoration-line underline-offset-4 hover:decoration-accent"
          >
            {session.email}
          </a>
        )}
        <CustomerViewSwitch isOn={isCustomerView} />
      </div>
      {isShown && <DealerForm session={session} />}
      {isShown && <SaveQuoteButton session={session} />}
    </section>
  );
}
