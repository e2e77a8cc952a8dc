import 'server-only';
import { inOneChange } from '../db';
import { createHash } from 'node:crypto';
import { quotePage, withGiven } from '@/lib/contracts/addresses';
import { quoteTitle } from '@/lib/domain/quote-number';
import { dollars } from '@/lib/domain/summary';
import type { Caller } from '../auth/sessions';
import { countAttempt } from '../auth/limits';
import { seal } from '../auth/sealed';
import { dayInWords, givePrice } from '../configurator/given-price';
import type { Prisma } from '../generated/client';
import { env } from '../env';
import { Problem } from '../http/problem';
import { mailQueue } from '../mail/mail-queue';
import { mailboxOf } from '../mail/mailbox';
import { storeMailWithin } from '../mail/store-mail';
import { wakeWorkers } from '../mail/wake';
import { countPieces } from '../sales/count-pieces';
import { hashSecretToken, makeSecretToken } from '../security/secret-token';
import { moneyOf, unpriced, type FrozenPiece, type QuoteContent } from './content';
import { numbered } from './number';
import { holdOwnQuote, ownQuotes, requireQuote, revisionKey, type StoredQuote } from './stored-quote';

/**
 * Sends a quote to its customer: state, link, the prices its pieces open at and the mail are one change. Sending it again
 * makes another link to the same.
 * @throws Problem 409 for a quote that cannot be sent: without a customer or a price, past its day, or changed meanwhile
 */
export async function sendQuote(
  caller: Caller,
  request: { readonly Id: string; readonly Version: number; readonly Message: string },
): Promise<void> {
  const { content, revision } = await requireQuote(request.Id, ownQuotes(caller));
  await countAttempt('mailByAccount', caller.userId);
  await countAttempt('mailByRecipient', mailboxOf(content.customer.Email));
  // Connected ahead: a transaction waits for nothing but the database.
  await mailQueue();
  await inOneChange(async (transaction) => {
    const held = await holdOwnQuote(transaction, caller, request, 'send');
    refuseUnready(held);
    const number = await numbered(transaction, held.quote);
    const token = makeSecretToken();
    await giveLink(transaction, held, token, await seal(token, LINK_SALT));
    await transaction.quoteRevision.update({
      where: revisionKey(held),
      data: { state: 'Sent', sentAt: held.revision.sentAt ?? new Date(), version: { increment: 1 } },
      select: { version: true },
    });
    await storeMailWithin(transaction, letterOf(held, caller, { number, token, message: request.Message }));
  });
  wakeWorkers();
  // Sent once more, it is still one quote.
  if (revision.sentAt === null) void countPieces('Quote', content);
}

function refuseUnready({ content, revision }: StoredQuote): void {
  const lacking = unpriced(content);
  if (lacking.length > 0) throw unready(`There is no price for ${lacking.join(', ')}.`);
  if (content.customer.Name === '') throw unready('The customer has no name.');
  if (content.customer.Email === '') throw unready('The customer has no e-mail address.');
  if (revision.validUntil <= new Date()) throw unready('Its last day is over.');
}

const unready = (why: string) => new Problem(409, `This quote cannot be sent. ${why}`);

/** Token of the price that a piece opens at: made of the link's, so that only who has the link can tell it. */
export const pieceToken = (token: string, pieceId: string): string =>
  createHash('sha256').update(`${token}:${pieceId}`).digest('base64url');

/** Where a piece of a link opens at its quoted price. */
export const piecePath = (token: string, { id, path }: FrozenPiece): string => withGiven(path, pieceToken(token, id));

/** What the tokens of links are sealed for. */
export const LINK_SALT = 'quote-link';

/** What a link is made for. */
interface Linked {
  readonly quote: { readonly id: string; readonly dealer: { readonly name: string } };
  readonly revision: { readonly revision: number; readonly validUntil: Date };
  readonly content: QuoteContent;
}

/** A link, and the prices that its pieces open at. @param sealedToken what a print has the link from; null for none */
export async function giveLink(
  transaction: Prisma.TransactionClient,
  { quote, revision, content }: Linked,
  token: string,
  sealedToken: string | null,
): Promise<void> {
  const { lines } = moneyOf(content);
  const given = content.pieces.map(({ id, sku, prices, discountPercent }, index) => {
    // Rows that add up to more than the total would be another's.
    const shown = discountPercent === null ? prices : null;
    const giving = { sku, total: lines[index]?.unitTotal ?? 0, prices: shown, dealer: quote.dealer.name };
    return givePrice(giving, { token: pieceToken(token, id), goodUntil: revision.validUntil }).row;
  });
  await transaction.givenPrice.createMany({ data: given });
  await transaction.quoteLink.create({
    data: {
      tokenHash: hashSecretToken(token),
      sealedToken,
      quoteId: quote.id,
      revision: revision.revision,
      givenHashes: given.map(({ tokenHash }) => tokenHash),
    },
    select: { tokenHash: true },
  });
}

interface Words {
  readonly number: string;
  readonly token: string;
  readonly message: string;
}

function letterOf({ quote, revision, content }: StoredQuote, caller: Caller, { number, token, message }: Words) {
  const { lines, total } = moneyOf(content);
  const pieces = content.pieces.map(
    ({ name, quantity }, index) => `${quantity} × ${name}: ${dollars(lines[index]?.total ?? 0)}`,
  );
  const more = revision.revision > 1 ? `, revision ${revision.revision}` : '';
  const title = quoteTitle(number) + more;
  return {
    kind: 'Quote' as const,
    toAddress: content.customer.Email,
    ccAddress: caller.email,
    customerName: content.customer.Name,
    message,
    design: {
      subject: `${title} from ${quote.dealer.name}, ${env.SHOP_NAME}`,
      lines: [title, ...pieces, `Total ${dollars(total)}`, `Good until ${dayInWords(revision.validUntil)}`],
      button: 'See this quote',
      path: quotePage(token),
      replyTo: caller.email,
    },
  };
}
