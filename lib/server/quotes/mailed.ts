import 'server-only';
import { goodUntil } from '@/lib/domain/price-term';
import { dollars } from '@/lib/domain/summary';
import type { Caller } from '../auth/sessions';
import { given, type HeldDesign, type Mailed } from '../mail/design';
import { makeSecretToken } from '../security/secret-token';
import { moneyOf, type QuoteContent } from './content';
import { freezePage } from './freeze';
import { columnsOf, dealerOf, keepPictures } from './save';
import { giveLink, piecePath } from './send';

/**
 * A dealer's mailed design as a quote of one piece that was sent (specification §23.9): frozen, found on the desk, and
 * without a number until it is sent or revised as a quote. Its link is the piece's, which opens the configurator.
 */
export async function heldAsQuote(
  caller: Caller,
  { design, page, day, percent }: Mailed,
  customer: { readonly name: string; readonly email: string },
): Promise<HeldDesign> {
  const { piece, picture } = await freezePage(page, day, {
    ...{ id: crypto.randomUUID(), quantity: 1, discountPercent: percent },
  });
  const content: QuoteContent = {
    customer: { Name: customer.name, Email: customer.email, Phone: '', Note: '' },
    pieces: [piece],
    ...{ discountPercent: null, delivery: 0, taxPercent: 0, depositPercent: null, contact: '', terms: '' },
  };
  const token = makeSecretToken();
  const validUntil = goodUntil(new Date());
  const id = crypto.randomUUID();
  return {
    design: { ...given(design, piecePath(token, piece), validUntil), total: dollars(moneyOf(content).total) },
    store: async (transaction) => {
      if (picture) await keepPictures(transaction, [picture]);
      const dealerId = await dealerOf(transaction, caller);
      await transaction.quote.create({ data: { id, dealerId, number: null }, select: { id: true } });
      await transaction.quoteRevision.create({
        data: {
          ...columnsOf(content),
          ...{ quoteId: id, revision: 1, validUntil, savedBy: caller.email, state: 'Sent', sentAt: new Date() },
        },
        select: { version: true },
      });
      const quote = { id, dealer: { name: caller.dealer } };
      // Nobody is told the token itself, so there is nothing to print.
      await giveLink(transaction, { quote, revision: { revision: 1, validUntil }, content }, token, null);
    },
  };
}
