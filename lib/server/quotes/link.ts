import 'server-only';
import { cache } from 'react';
import { quoteDesk } from '@/lib/contracts/addresses';
import { quoteTitle } from '@/lib/domain/quote-number';
import { canQuote, quoteStateAt, type QuoteState } from '@/lib/domain/quote-states';
import { countAttempt } from '../auth/limits';
import { database, inOneChange } from '../db';
import type { Prisma } from '../generated/client';
import { Problem } from '../http/problem';
import { mailQueue } from '../mail/mail-queue';
import { storeMailWithin } from '../mail/store-mail';
import { wakeWorkers } from '../mail/wake';
import { hashSecretToken } from '../security/secret-token';
import { countPieces } from '../sales/count-pieces';
import { quoteContentSchema, type QuoteContent } from './content';
import { piecePath } from './send';
import { shownQuote, type ShownQuote } from './shown';
import { storeHandOver } from './order-hook';
import { holdQuote, requireQuote } from './stored-quote';

/** What a customer's link shows. One that does not open says why and nothing else (specification §23.5). */
export type LinkView =
  | { readonly kind: 'unknown' | 'revoked' | 'superseded' | 'expired' }
  | (Omit<ShownQuote, 'pieces'> & {
      readonly kind: 'open';
      readonly pieces: readonly (ShownQuote['pieces'][number] & { readonly Path: string })[];
    });

const LINK = {
  of: { include: { quote: { include: { dealer: { select: { name: true } } } } } },
} as const satisfies Prisma.QuoteLinkInclude;

const findLink = (token: string, client: Prisma.TransactionClient = database()) =>
  client.quoteLink.findUnique({ where: { tokenHash: hashSecretToken(token) }, include: LINK });
type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

const stateOf = ({ of }: Link): QuoteState => quoteStateAt(of.state, of.validUntil, new Date());

/** A quote by its link, which opens. */
interface OpenLink {
  readonly kind: 'open';
  readonly content: QuoteContent;
  readonly shown: ShownQuote;
}

/** What a token stands for. Whatever that is, the same is asked of the database for it. */
export async function linkedQuote(token: string): Promise<OpenLink | Exclude<LinkView, { kind: 'open' }>> {
  const link = await findLink(token);
  if (!link) return { kind: 'unknown' };
  const state = stateOf(link);
  if (state === 'Superseded') return { kind: 'superseded' };
  if (link.revokedAt) return { kind: 'revoked' };
  if (state === 'Expired') return { kind: 'expired' };
  const { of } = link;
  const content = quoteContentSchema.parse(of.content);
  return { kind: 'open', content, shown: shownQuote({ quote: of.quote, revision: of, content, state }) };
}

/** The page of a link. Made once a render: a page and its metadata both ask. */
export const quoteOfLink = cache(async (token: string): Promise<LinkView> => {
  const found = await linkedQuote(token);
  if (found.kind !== 'open') return found;
  const { content, shown } = found;
  const pieces = shown.pieces.map((described, index) => {
    const piece = content.pieces[index];
    return { ...described, Path: piece ? piecePath(token, piece) : '' };
  });
  return { ...shown, kind: 'open', pieces };
});

/** A customer's word on a quote, and where it came from. */
interface Word {
  readonly Token: string;
  readonly Answer: 'Accept' | 'Decline';
  readonly Name: string;
}

/**
 * Accepts or declines what a link shows, once: whoever says it again is told how it stands. The dealer gets a mail in the
 * same change.
 * @param address where the answer came from, kept with it
 * @throws Problem 404 for a link that is none or open no more; 409 when it was answered otherwise
 */
export async function answerQuote({ Token, Answer, Name }: Word, address: string): Promise<QuoteState> {
  await countAttempt('mailByAddress', address);
  await mailQueue();
  let accepted: QuoteContent | null = null;
  const state = await inOneChange(async (transaction) => {
    const link = await holdLink(transaction, Token);
    const action = Answer === 'Accept' ? 'accept' : 'decline';
    const wanted = Answer === 'Accept' ? 'Accepted' : 'Declined';
    const present = stateOf(link);
    if (present === wanted) return present;
    if (!canQuote(action, present)) throw new Problem(409, `This quote is ${present.toLowerCase()} already.`);
    const { quoteId, revision } = link;
    await transaction.quoteRevision.update({
      where: { quoteId_revision: { quoteId, revision } },
      data: {
        ...{ state: wanted, answeredAt: new Date(), answeredBy: Name, answeredFrom: address },
        version: { increment: 1 },
      },
      select: { version: true },
    });
    if (wanted === 'Accepted') await storeHandOver(transaction, await requireQuote(quoteId, {}, transaction));
    await storeMailWithin(transaction, dealerLetter(link, `${Name} has ${wanted.toLowerCase()} it.`, wanted));
    if (wanted === 'Accepted') accepted = quoteContentSchema.parse(link.of.content);
    return wanted;
  });
  wakeWorkers();
  if (accepted) void countPieces('Accepted', accepted);
  return state;
}

/** Mails a customer's question to the dealer, who answers to the customer. */
export async function askQuote(
  { Token, Message }: { readonly Token: string; readonly Message: string },
  address: string,
): Promise<QuoteState> {
  await countAttempt('mailByAddress', address);
  await mailQueue();
  const state = await inOneChange(async (transaction) => {
    const link = await holdLink(transaction, Token);
    await storeMailWithin(transaction, dealerLetter(link, Message, 'Question about'));
    return stateOf(link);
  });
  wakeWorkers();
  return state;
}

/** What is said of every link that does not open, where why is not asked. */
export const opensNothing = () => new Problem(404, 'This link opens no quote.');

/** @throws Problem 404 in the same words for every link that does not open */
async function holdLink(transaction: Prisma.TransactionClient, token: string): Promise<Link> {
  const before = await findLink(token, transaction);
  if (before) await holdQuote(transaction, before.quoteId);
  const link = before && (await findLink(token, transaction));
  const isOpen = link && !link.revokedAt && !['Superseded', 'Expired'].includes(stateOf(link));
  if (!isOpen) throw opensNothing();
  return link;
}

function dealerLetter({ of }: Link, message: string, what: string): Prisma.EmailCreateInput {
  const { quote } = of;
  const isQuestion = what === 'Question about';
  const title = quoteTitle(quote.number ?? '');
  const subject = isQuestion ? `${what} ${title.toLowerCase()}` : `${title} is ${what.toLowerCase()}`;
  return {
    kind: 'Quote',
    toAddress: of.savedBy,
    message,
    design: {
      subject,
      lines: [`${title} for ${of.customerName}`],
      button: 'Open the quote',
      path: quoteDesk(quote.id),
      replyTo: of.customerEmail,
    },
  };
}
