/** An accepted quote's order on its way to another system (specification §23.7). */
import { HOOK_PORT, HOOK_SECRET } from './order-hook-url';
import { mailDelivery } from '../email/mail-delivery';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { POST as handOverCall } from '@/app/api/HandOverQuote/route';
import { quoteOrderSchema } from '@/lib/contracts/quote-order';
import { GET as orderCall } from '@/app/api/GetQuoteOrder/route';
import { database } from '@/lib/server/db';
import { tidyMail } from '@/lib/server/mail/tidy';
import { describeHandOvers } from '@/lib/server/quotes/hand-overs';
import { expectProblem, get, post, until } from '../calls';
import { letTimePass } from '../email/letters';
import { quoteIn, read, seat, sentQuote, word, type Seat } from './desk';

mailDelivery();

interface Taken {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
/** What the other system has been sent, and what it answers to the next ones; 200 when nothing is said. */
const taken: Taken[] = [];
const answers: number[] = [];
let receiver: Server;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    taken.push({ url: request.url ?? '', headers: request.headers, body: await text(request) });
    response.writeHead(answers.shift() ?? 200, { location: `http://127.0.0.1:${HOOK_PORT}/elsewhere` }).end();
  });
  receiver.listen(HOOK_PORT, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
beforeEach(() => {
  taken.length = 0;
  answers.length = 0;
});

const signed = ({ headers }: Taken) => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
});

/** The desk's word on how an order was sent, once the last sending has this end; with time passing faster than it does. */
async function untilSent(who: Seat, id: string, State: string) {
  const last = async () => quoteIn(await read(who, id)).HandOvers[0];
  await until(async () => {
    await letTimePass();
    return (await last())?.State === State;
  });
  return last();
}

it('is tried again until it is taken, signed, and is the order file', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who);
  answers.push(500, 302);
  await word(token);
  expect(await untilSent(who, quote.Id, 'Sent')).toMatchObject({ Attempts: 3, Problem: '' });
  expect(taken.map(({ url }) => url)).toEqual(Array(3).fill('/orders?for=shop'));
  expect(new Set(taken.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([`order_${quote.Id}`]));
  const receiving = new Webhook(HOOK_SECRET, { format: 'raw' });
  for (const each of taken) receiving.verify(each.body, signed(each));
  const [first] = taken;
  if (!first) throw new Error('nothing was sent');
  expect(() => receiving.verify(first.body.replace('1600', '1'), signed(first))).toThrow();
  expect(() =>
    new Webhook('another secret of somebody else', { format: 'raw' }).verify(first.body, signed(first)),
  ).toThrow();
  const { type, data } = JSON.parse(first.body);
  expect(type).toBe('quote.accepted');
  expect(quoteOrderSchema.parse(data)).toMatchObject({ Number: quote.Number, Money: { Total: 1600 } });
  expect(first.body).not.toMatch(/markup|Likes cherry/i);
});

it('says what went wrong while it is tried, and sends nothing for what is declined', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who);
  const declined = await sentQuote(who);
  answers.push(...Array<number>(50).fill(503));
  await word(declined.token, 'Decline');
  await word(token);
  const last = async () => quoteIn(await read(who, quote.Id)).HandOvers[0];
  await until(async () => ((await last())?.Attempts ?? 0) > 0);
  expect(await last()).toMatchObject({ State: 'Pending', Problem: 'the other system answered 503' });
  expect(await database().email.count({ where: { kind: 'OrderHook', quoteId: declined.quote.Id } })).toBe(0);
  expect((await describeHandOvers()).join()).toContain(`${quote.Number}  `);
  answers.length = 0;
  await untilSent(who, quote.Id, 'Sent');
});

it('is sent once for one acceptance, and again by hand under the same id', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who);
  const asked = async () => post(handOverCall, '/api/HandOverQuote', versionOf(await read(who, quote.Id)), who);
  expectProblem(await asked(), 409, 'Conflict');
  await Promise.all([word(token), word(token)]);
  await untilSent(who, quote.Id, 'Sent');
  expect(taken).toHaveLength(1);
  expect(quoteIn(await asked()).HandOvers).toHaveLength(2);
  await untilSent(who, quote.Id, 'Sent');
  expect(taken.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(`order_${quote.Id}`));
  expect(taken[1]?.body).toBe(taken[0]?.body);
  const stranger = await post(handOverCall, '/api/HandOverQuote', { Id: quote.Id, Version: 3 }, await seat());
  expectProblem(stranger, 404, 'Not found');
});

it('is looked up as long as its quote, with the order file; the mails of the sale go', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who);
  await word(token);
  await untilSent(who, quote.Id, 'Sent');
  const before = quoteIn(await read(who, quote.Id));
  const toCustomer = { toAddress: quote.Customer.Email };
  await until(async () => (await database().email.count({ where: { ...toCustomer, status: 'Sent' } })) === 1);
  const order = () => get(orderCall, `/api/GetQuoteOrder?id=${quote.Id}`, who);
  const { body } = await order();
  const sentAt = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);
  await database().email.updateMany({ where: { status: 'Sent' }, data: { sentAt } });
  await tidyMail();
  expect(await database().email.count({ where: toCustomer })).toBe(0);
  expect(before.HandOvers).toHaveLength(1);
  expect(quoteIn(await read(who, quote.Id)).HandOvers).toEqual(before.HandOvers);
  expect((await order()).body).toEqual(body);
});

const versionOf = (found: Parameters<typeof quoteIn>[0]) => {
  const { Id, Version } = quoteIn(found);
  return { Id, Version };
};
