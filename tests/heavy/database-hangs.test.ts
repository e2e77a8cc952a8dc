import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expectProblem, get, post, until } from '@/tests/api/calls';
import { HARVEST_SELECTION } from '@/tests/api/harvest-leg';
import { testDatabase, testDatabaseUrl } from '@/tests/setup/test-database';

testDatabase('catalogue');

/** Longer than a look at the newest version is put off. */
const LOOKED_UP_AGAIN_MS = 2_500;

/** Stands before the database; nothing comes through any more once it hangs, and nobody is told. */
let isHanging = false;
const sockets: Socket[] = [];
const behind = new URL(testDatabaseUrl());
const proxy = createServer((client) => {
  const server = connect(Number(behind.port || 5432), behind.hostname);
  sockets.push(client, server);
  client.on('data', (bytes) => !isHanging && server.write(bytes)).on('error', () => undefined);
  server.on('data', (bytes) => !isHanging && client.write(bytes)).on('error', () => undefined);
  client.on('close', () => server.destroy());
});

beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = proxy.address();
  const url = new URL(behind);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  // Settings are parsed once, at import.
  Object.assign(process.env, { DATABASE_URL: url.href, DATABASE_LIMIT_MS: '5000' });
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

it('While the database hangs pages and strangers’ prices come from memory, a login is 503, and nobody waits for good', async () => {
  const { GET: getPage } = await import('@/app/api/GetPage/route');
  const { POST: getPrices } = await import('@/app/api/GetTablePrices/route');
  const { POST: login } = await import('@/app/api/AccountWeb/login/route');
  const page = () => get(getPage, '/api/GetPage?catId=1&styleId=17');
  const price = () => post(getPrices, '/api/GetTablePrices', HARVEST_SELECTION);
  // A busy machine may not have the catalogue in memory within the limit at once.
  await until(async () => (await page()).status === 200);
  const known = [await page(), await price()];
  expect(known.map(({ status }) => status)).toEqual([200, 200]);

  isHanging = true;
  await wait(LOOKED_UP_AGAIN_MS);
  const [shown, priced] = [await page(), await price()];
  expect([shown.body, priced.body]).toEqual(known.map(({ body }) => body));
  const letter = { Email: 'ann@shop.test', Password: 'a walnut sideboard' };
  expectProblem(await post(login, '/api/AccountWeb/login', letter), 503, 'Service unavailable');
});
