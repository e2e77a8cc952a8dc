import { GET as getQuoteCall } from '@/app/api/GetQuote/route';
import { GET as getQuotesCall } from '@/app/api/GetQuotes/route';
import { POST as answerCall } from '@/app/api/AnswerQuote/route';
import { POST as copyCall } from '@/app/api/CopyQuote/route';
import { POST as reviseCall } from '@/app/api/ReviseQuote/route';
import { POST as revokeCall } from '@/app/api/RevokeQuote/route';
import { POST as saveCall } from '@/app/api/SaveQuote/route';
import { POST as sendCall } from '@/app/api/SendQuote/route';
import { quoteSchema, type QuoteAnswer } from '@/lib/contracts/quote-answers';
import { database } from '@/lib/server/db';
import { hashPassword } from '@/lib/server/auth/passwords';
import { bearer, freshAddress, from, makeUser, PASSWORD, tokenOf } from '../account/people';
import { get, post, until, type Answer } from '../calls';
import { HARVEST_SKU } from '../harvest-leg';

/** A dealer's person at a desk: the headers of their calls. */
export type Seat = Record<string, string>;

/** Somebody of a dealer of their own, at a markup × 100. */
export async function seat(more: Parameters<typeof makeUser>[0] = {}): Promise<Seat> {
  return bearer(await tokenOf((await makeUser({ markup: 160, ...more })).email));
}

/** Two people of one dealer. */
export async function twoSeats(): Promise<readonly [Seat, Seat]> {
  const first = await makeUser({ markup: 160 });
  const email = `colleague-of-${first.email}`;
  const passwordHash = await hashPassword(PASSWORD);
  await database().user.create({ data: { email, passwordHash, dealerId: first.dealerId } });
  return [bearer(await tokenOf(first.email)), bearer(await tokenOf(email))];
}

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const piece = (more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ Id: crypto.randomUUID(), Sku: HARVEST_SKU, Quantity: 1, DiscountPercent: null },
  ...more,
});

let customers = 0;

/** A good new quote of one table, which is 1,000 wholesale. */
export const draft = (more: Readonly<Record<string, unknown>> = {}) => ({
  Id: crypto.randomUUID(),
  Version: 0,
  Customer: { Name: 'Ada Byron', Email: `ada${(customers += 1)}@home.test`, Phone: '555 0100', Note: 'Likes cherry' },
  Pieces: [piece()],
  ...{ DiscountPercent: null, Delivery: 0, TaxPercent: 0, DepositPercent: null },
  ...{ ValidUntil: inDays(30), Contact: '555 0123', Terms: 'Half now, half on delivery.' },
  ...more,
});

/** The quote that a call has answered with. */
export function quoteIn(found: Answer): QuoteAnswer {
  expect([found.status, found.body.detail]).toEqual([200, undefined]);
  return quoteSchema.parse(found.body);
}

export const save = (who: Seat, body: unknown): Promise<Answer> => post(saveCall, '/api/SaveQuote', body, who);
export const saved = async (who: Seat, body: unknown = draft()): Promise<QuoteAnswer> => quoteIn(await save(who, body));
export const read = (who: Seat, id: string): Promise<Answer> => get(getQuoteCall, `/api/GetQuote?id=${id}`, who);
export const list = (who: Seat, query = ''): Promise<Answer> => get(getQuotesCall, `/api/GetQuotes${query}`, who);
export const copy = (who: Seat, body: unknown): Promise<Answer> => post(copyCall, '/api/CopyQuote', body, who);

const key = ({ Id, Version }: QuoteAnswer) => ({ Id, Version });
export const send = (who: Seat, quote: QuoteAnswer): Promise<Answer> =>
  post(sendCall, '/api/SendQuote', { ...key(quote), Message: 'As we spoke.' }, who);
export const revise = (who: Seat, quote: QuoteAnswer): Promise<Answer> =>
  post(reviseCall, '/api/ReviseQuote', key(quote), who);
export const revoke = (who: Seat, quote: QuoteAnswer): Promise<Answer> =>
  post(revokeCall, '/api/RevokeQuote', key(quote), who);

export const word = (Token: string, Answer = 'Accept', Name = 'Ada Byron'): Promise<Answer> =>
  post(answerCall, '/api/AnswerQuote', { Token, Answer, Name }, from(freshAddress()));

/** Token in the newest mail to a customer, once it is stored. */
export async function tokenSentTo(toAddress: string): Promise<string> {
  const mail = () => database().email.findFirst({ where: { toAddress }, orderBy: { createdAt: 'desc' } });
  await until(async () => (await mail()) !== null);
  const token = /\/quotes\/([\w-]{43})/.exec(JSON.stringify((await mail())?.design))?.[1];
  if (token === undefined) throw new Error('no link in the mail');
  return token;
}

/** A quote that is sent, and its link's token. */
export async function sentQuote(who: Seat, body?: unknown): Promise<{ quote: QuoteAnswer; token: string }> {
  const quote = quoteIn(await send(who, await saved(who, body)));
  return { quote, token: await tokenSentTo(quote.Customer.Email) };
}
