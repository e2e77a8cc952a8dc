/** Earlier revisions of a quote, to be read on the desk (specification §23.10). */
import { catalogueDatabase } from '../catalogue-database';
import { GET as getQuoteCall } from '@/app/api/GetQuote/route';
import { expectProblem, get } from '../calls';
import { draft, piece, quoteIn, read, revise, save, seat, send, sentQuote, type Seat } from './desk';

catalogueDatabase();

const open = (who: Seat, id: string, revision: number | string) =>
  get(getQuoteCall, `/api/GetQuote?id=${id}&revision=${revision}`, who);

/** A quote of one piece that was sent, and revised to two of it. */
async function revised(who: Seat) {
  const body = draft();
  const { quote } = await sentQuote(who, body);
  const next = quoteIn(await revise(who, quote));
  const Pieces = body.Pieces.map((each) => ({ ...each, Quantity: 2 }));
  return { first: quote, second: quoteIn(await save(who, { ...body, Version: next.Version, Pieces })) };
}

it('A quote lists its revisions, and each opens as it was', async () => {
  const who = await seat();
  const { first, second } = await revised(who);
  expect(second.Revisions).toEqual([
    { Revision: 2, State: 'Draft', At: expect.any(String), Total: 3200 },
    { Revision: 1, State: 'Superseded', At: first.SentAt, Total: 1600 },
  ]);
  const old = quoteIn(await open(who, first.Id, 1));
  expect(old).toMatchObject({ Revision: 1, State: 'Superseded', Money: first.Money, Revisions: second.Revisions });
  expect(old.Pieces).toEqual(first.Pieces);
  expect(quoteIn(await open(who, first.Id, 2))).toEqual(quoteIn(await read(who, first.Id)));
});

it('An earlier revision is changed by nobody', async () => {
  const who = await seat();
  const { first } = await revised(who);
  const old = quoteIn(await open(who, first.Id, 1));
  expectProblem(await send(who, old), 409, 'Conflict');
  expectProblem(await revise(who, old), 409, 'Conflict');
  expectProblem(await save(who, draft({ Id: old.Id, Version: old.Version, Pieces: [piece()] })), 409, 'Conflict');
  expect(quoteIn(await open(who, first.Id, 1))).toEqual(old);
});

it('A revision that there is none of, and one of somebody else’s, are no such quote', async () => {
  const who = await seat();
  const { first } = await revised(who);
  const none = await open(who, first.Id, 3);
  expectProblem(none, 404, 'Not found');
  expect((await open(await seat(), first.Id, 1)).body).toEqual(none.body);
  expectProblem(await open(who, first.Id, '0'), 400, 'Malformed request');
});
