'use client';

import { dollars } from '@/lib/domain/summary';
import type { SignedIn } from '@/lib/client/session';
import { usePrices } from '../prices-context';
import { DeskRow } from './desk-row';
import { DiscountField } from './discount-field';
import { MarkupField } from './markup-field';

/** Markup code, a super user's Markup, '% OFF', and what comes of it. */
export function DealerForm({ session }: { readonly session: SignedIn }) {
  const { discount } = usePrices();
  return (
    <form
      aria-label="Dealer prices"
      className="mt-1 flex flex-wrap gap-x-8 gap-y-1.5"
      onSubmit={(event) => event.preventDefault()}
    >
      <DeskRow label={<span>Markup code</span>}>
        <span data-testid="markup-code">{session.markupCode}</span>
      </DeskRow>
      {session.isSuperUser && <MarkupField key={session.token} session={session} />}
      <DiscountField />
      {discount && (
        <>
          <DeskRow label={<span>Discount {discount.percent}%</span>}>−{dollars(discount.amount)}</DeskRow>
          <DeskRow label={<span>Customer price</span>}>{dollars(discount.discountedTotal)}</DeskRow>
        </>
      )}
    </form>
  );
}
