'use client';

import { dollars } from '@/lib/domain/summary';
import type { SignedIn } from '@/lib/client/signed-in';
import { usePrices } from '../prices-context';
import { SettingsRow } from './settings-row';
import { DiscountField } from './discount-field';
import { MarkupField } from './markup-field';

/** Markup code, a super user's Markup, '% OFF', and what comes of it. */
export function DealerForm({ session }: { readonly session: SignedIn }) {
  const price = usePrices();
  // What the last price came to would look like this one's.
  const discount = price.isOffline ? null : price.discount;
  return (
    <form
      aria-label="Dealer prices"
      className="mt-1 flex flex-wrap gap-x-8 gap-y-1.5"
      onSubmit={(event) => event.preventDefault()}
    >
      <SettingsRow label={<span>Markup code</span>}>
        <span data-testid="markup-code">{session.markupCode}</span>
      </SettingsRow>
      {session.isSuperUser && <MarkupField key={session.token} session={session} />}
      <DiscountField />
      {discount && (
        <>
          <SettingsRow label={<span>Discount {discount.percent}%</span>}>−{dollars(discount.amount)}</SettingsRow>
          <SettingsRow label={<span>Customer price</span>}>{dollars(discount.discountedTotal)}</SettingsRow>
        </>
      )}
    </form>
  );
}
