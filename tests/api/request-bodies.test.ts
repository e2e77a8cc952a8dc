import { POST } from '@/app/api/GetTablePrices/route';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, post, postStream, type Answer } from './calls';
import { HARVEST_SELECTION } from './harvest-leg';

catalogueDatabase();
const PATH = '/api/GetTablePrices';
const LIMIT = 64 * 1024;
const text = JSON.stringify(HARVEST_SELECTION);

const send = (body: string, headers?: Record<string, string>): Promise<Answer> => post(POST, PATH, body, headers);

describe('A body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON', 'application/problem+json'])(
    'of %s is read',
    async (type) => {
      expect((await send(text, { 'content-type': type })).status).toBe(200);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('of %j is refused with 415', async (type) => {
    expectProblem(await send(text, { 'content-type': type }), 415, 'Unsupported content type');
  });

  it('of 64 KiB is read, of one byte more refused with 413', async () => {
    expect((await send(text.padEnd(LIMIT))).status).toBe(200);
    expectProblem(await send(text.padEnd(LIMIT + 1)), 413, 'Request body too large');
  });

  it('that declares too much is refused unread', async () => {
    expectProblem(await send(text, { 'content-length': String(LIMIT + 1) }), 413, 'Request body too large');
  });

  it('that holds more than it declares is refused all the same', async () => {
    expectProblem(await send(text.padEnd(LIMIT + 1), { 'content-length': '100' }), 413, 'Request body too large');
  });

  it('without a length is read when it is small', async () => {
    const found = await postStream(POST, PATH, text, 1);
    expect(found).toMatchObject({ status: 200, body: { Total: 2_700 } });
  });

  it('without a length is cut off at the limit, however long it goes on', async () => {
    const found = await postStream(POST, PATH, ' '.repeat(1024), 10_000);
    expectProblem(found, 413, 'Request body too large');
    expect(found.taken).toBeLessThan(100);
  });

  it('is counted in bytes, not in letters', async () => {
    const wide = JSON.stringify({ ...HARVEST_SELECTION, note: 'ü'.repeat(40_000) });
    expect(wide.length).toBeLessThan(LIMIT);
    expectProblem(await postStream(POST, PATH, wide, 1), 413, 'Request body too large');
  });

  it.each(['', '{', 'undefined', "{'StyleId': 17}", '<xml/>', '{"StyleId": 17}}'])(
    'that is no JSON, %j, is refused with 400',
    async (body) => {
      expectProblem(await send(body), 400, 'Malformed request');
    },
  );

  it.each(['[]', `[${text}]`, 'null', '17', '"text"', 'true'])(
    'that is no object, %#, is refused with 400',
    async (body) => {
      expectProblem(await send(body), 400, 'Malformed request');
    },
  );

  it('with a prototype in it changes nothing', async () => {
    const found = await send(text.replace('{', '{"__proto__": {"polluted": true}, "constructor": {"prototype": 1},'));
    expect(found).toMatchObject({ status: 200, body: { Total: 2_700 } });
    expect('polluted' in {}).toBe(false);
  });
});
