/** Who guesses learns nothing: what is unknown and what is another’s is answered and looked for alike (specification §23.5). */
import { catalogueDatabase } from '../catalogue-database';
import { Client } from 'pg';
import { POST as answerCall } from '@/app/api/AnswerQuote/route';
import { POST as askCall } from '@/app/api/AskQuote/route';
import { GET as linkPdfCall } from '@/app/api/GetLinkPdf/route';
import { GET as getQuoteCall } from '@/app/api/GetQuote/route';
import { GET as orderCall } from '@/app/api/GetQuoteOrder/route';
import { POST as reviseCall } from '@/app/api/ReviseQuote/route';
import { POST as saveCall } from '@/app/api/SaveQuote/route';
import { POST as sendCall } from '@/app/api/SendQuote/route';
import { database } from '@/lib/server/db';
import { linkedQuote } from '@/lib/server/quotes/link';
import { pieceToken } from '@/lib/server/quotes/send';
import { freshAddress, from } from '../account/people';
import { expectProblem, get, post, type Answer } from '../calls';
import { draft, read, revise, revoke, quoteIn, saved, seat, sentQuote } from './desk';

catalogueDatabase();

const UNKNOWN = 'A'.repeat(43);

/** Statements about quotes that the database is asked meanwhile, without what is asked for. */
async function workOf(run: () => Promise<unknown>): Promise<readonly string[]> {
  const query = jest.spyOn(Client.prototype, 'query');
  await run();
  const texts = query.mock.calls.map(([asked]: readonly unknown[]) =>
    typeof asked === 'string' ? asked : JSON.stringify(Object.entries(Object(asked)).find(([key]) => key === 'text')),
  );
  query.mockRestore();
  return texts.filter((text) => text?.includes('quote'));
}

/** All that an answer tells. */
const told = ({ status, headers, body }: Answer) => ({
  status,
  // Each answer has an id of its own.
  headers: [...headers].filter(([name]) => name !== 'x-request-id'),
  body,
});

const WORDS: readonly (readonly [string, (Token: string) => Promise<Answer>])[] = [
  ['AnswerQuote', (Token) => post(answerCall, '/api/AnswerQuote', { Token, Answer: 'Accept', Name: 'A' }, someone())],
  ['AskQuote', (Token) => post(askCall, '/api/AskQuote', { Token, Message: 'Is it?' }, someone())],
  ['GetLinkPdf', (Token) => get(linkPdfCall, `/api/GetLinkPdf?${new URLSearchParams({ token: Token })}`, someone())],
];
const someone = () => from(freshAddress());

/** Tokens that open nothing: guessed, misshapen, and those that were made for something else. */
async function guesses(): Promise<readonly string[]> {
  const { quote, token } = await sentQuote(await seat());
  const [link] = await database().quoteLink.findMany({ where: { quoteId: quote.Id } });
  const piece = pieceToken(token, quote.Pieces[0]?.Id ?? '');
  return [UNKNOWN, '', 'A', "' OR 1=1 --", '\u00e9\u{1f511}', token.slice(1), piece, link?.tokenHash ?? '', quote.Id];
}

it.each(WORDS)(
  '%s answers a guessed, a misshapen and a foreign token alike, and does the same for each',
  async (_, say) => {
    const [first, ...others] = await guesses();
    const [answer, work] = [told(await say(first ?? '')), await workOf(() => say(first ?? ''))];
    expect(answer.status).toBe(404);
    expect(work.length).toBeGreaterThan(0);
    for (const token of others) {
      expect([token, told(await say(token))]).toEqual([token, answer]);
      expect([token, await workOf(() => say(token))]).toEqual([token, work]);
    }
  },
);

it.each(WORDS)('%s answers a revoked, a superseded and an expired link as one that never was', async (_, say) => {
  const who = await seat();
  const unknown = told(await say(UNKNOWN));
  const [revoked, superseded, expired] = [await sentQuote(who), await sentQuote(who), await sentQuote(who)];
  quoteIn(await revoke(who, revoked.quote));
  quoteIn(await revise(who, superseded.quote));
  await database().quoteRevision.updateMany({
    where: { quoteId: expired.quote.Id },
    data: { validUntil: new Date() },
  });
  for (const { token } of [revoked, superseded, expired]) expect(told(await say(token))).toEqual(unknown);
});

it('The page of a guessed, a misshapen and a foreign token is one and the same, and looked for alike', async () => {
  const [first, ...others] = await guesses();
  const work = await workOf(() => linkedQuote(first ?? ''));
  expect(work).toHaveLength(1);
  for (const token of others) {
    expect(await linkedQuote(token)).toEqual({ kind: 'unknown' });
    expect(await workOf(() => linkedQuote(token))).toEqual(work);
  }
});

it('A token is looked for by its hash alone', async () => {
  const query = jest.spyOn(Client.prototype, 'query');
  await linkedQuote(UNKNOWN);
  expect(JSON.stringify(query.mock.calls)).not.toContain(UNKNOWN);
  query.mockRestore();
});

it('Another dealer’s quote is answered and looked for as one that is none', async () => {
  const [owner, stranger] = [await seat(), await seat()];
  const { Id } = await saved(owner);
  const none = crypto.randomUUID();
  const key = { Version: 1, Message: 'Hello' };
  const calls: readonly ((id: string) => Promise<Answer>)[] = [
    (id) => get(getQuoteCall, `/api/GetQuote?id=${id}`, stranger),
    (id) => get(getQuoteCall, `/api/GetQuote?id=${id}&revision=1`, stranger),
    (id) => get(orderCall, `/api/GetQuoteOrder?id=${id}`, stranger),
    (id) => post(sendCall, '/api/SendQuote', { ...key, Id: id }, stranger),
    (id) => post(reviseCall, '/api/ReviseQuote', { Id: id, Version: 1 }, stranger),
    (id) => post(saveCall, '/api/SaveQuote', draft({ Id: id, Version: 1 }), stranger),
  ];
  for (const call of calls) {
    const answer = await call(none);
    expectProblem(answer, 404, 'Not found');
    expect(told(await call(Id))).toEqual(told(answer));
    expect(await workOf(() => call(Id))).toEqual(await workOf(() => call(none)));
  }
  expect(quoteIn(await read(owner, Id))).toMatchObject({ State: 'Draft', Version: 1 });
});

it('Nobody waits for another dealer’s quote that is being changed', async () => {
  const stranger = await seat();
  const { Id } = await saved(await seat());
  await database().$transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT 1 FROM quotes WHERE id = ${Id}::uuid FOR UPDATE`;
    expectProblem(await post(reviseCall, '/api/ReviseQuote', { Id, Version: 1 }, stranger), 404, 'Not found');
  });
});
