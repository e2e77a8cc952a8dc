import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { onServer } from '@/scripts/db/connection';
import { until } from '@/tests/api/calls';
import { testDatabase, testDatabaseUrl } from '@/tests/setup/test-database';
import { RunningShop } from './running-shop';

/** The test's database: of an embedded server, or of the one that TEST_DATABASE_URL names. */
testDatabase('catalogue');
const database = { DATABASE_URL: testDatabaseUrl() };
/** What `npm start` makes up. An address of its own would have it build the pages that show it, beside servers of other tests. */
const forProduction = {
  SITE_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'a secret of the process tests, 32 letters',
};

/** One folder of data for all: what the first start has made the next ones find. */
const shop = new RunningShop();
afterEach(() => shop.kill());
afterAll(() => shop.remove());

it('A server that is killed ends `npm start` with a code that says so, and the database with it', async () => {
  await shop.start(['npm', 'start']);
  await shop.ready();
  process.kill(shop.server(), 'SIGKILL');
  expect(await shop.ended()).toBe(1);
  await until(() => shop.left().length === 0);
});

/** A call whose body never comes whole. */
async function linger(): Promise<Socket> {
  const socket = connect(shop.port, '127.0.0.1').on('error', () => undefined);
  socket.write('POST /api/GetTablePrices HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 300));
  return socket;
}

it('TERM to `npm start` ends everything in order, a client that never finishes notwithstanding', async () => {
  await shop.start(['npm', 'start']);
  await shop.ready();
  // a balancer in front keeps its connections for a minute (proxy.conf), and closes them first
  const { headers } = await fetch(`http://127.0.0.1:${shop.port}/api/health`);
  expect(headers.get('keep-alive')).toBe('timeout=65');
  const lingering = await linger();
  shop.signal('SIGTERM');
  await shop.ended();
  await until(() => shop.left().length === 0);
  lingering.destroy();
  // and a start right after it waits for nobody, and finds what was there
  await shop.start();
  await shop.ready();
  expect(shop.said).not.toContain('Importing');
});

it('TERM while Next starts leaves no process behind', async () => {
  await shop.start();
  await until(() => shop.server() > 0);
  shop.signal('SIGTERM');
  expect(await shop.ended()).toBe(130);
  await until(() => shop.left().length === 0);
});

it('A database that dies is started again, and the shop finds it', async () => {
  await shop.start();
  await shop.ready();
  process.kill(shop.postgres(), 'SIGKILL');
  await until(async () => (await shop.status('/api/ready')) !== 200);
  await shop.ready();
});

it('The server ends by itself when whoever started it is killed, and the next start takes over at once', async () => {
  await shop.start();
  await shop.ready();
  const server = shop.server();
  shop.signal('SIGKILL');
  await until(() => !shop.left().includes(server));
  writeFileSync(path.join(shop.data, 'postgres', 'users', '1'), 'somebody else');
  await shop.start();
  await shop.ready();
});

it('A folder for data that cannot be made stops the start at once', async () => {
  await shop.start(undefined, { DATA_DIR: path.join(process.execPath, 'data') });
  expect(await shop.ended()).toBe(1);
  expect(shop.said).toContain('DATA_DIR must be a folder that can be written to');
});

it('`npm run serve` refuses what nobody may make up for production', async () => {
  await shop.start(['npm', 'run', '-s', 'serve'], { NEXTAUTH_SECRET: ' ' });
  expect(await shop.ended()).toBe(1);
  for (const name of ['DATABASE_URL', 'SITE_URL', 'NEXTAUTH_SECRET'])
    expect(shop.said).toContain(`${name} must be set`);
});

const END_OTHERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

describe.each([
  ['npm start', ['npm', 'start'], {}],
  ['npm run serve', ['npm', 'run', '-s', 'serve'], forProduction],
])('`%s` over a database server that is there', (_, command, settings) => {
  beforeEach(async () => {
    await shop.start(command, { ...database, ...settings });
    await shop.ready();
  });

  it('says by its code that the server was killed, and leaves no process', async () => {
    process.kill(shop.server(), 'SIGKILL');
    expect(await shop.ended()).not.toBe(0);
    await until(() => shop.left().length === 0);
  });

  it('ends in order at TERM, a client that never finishes notwithstanding', async () => {
    const lingering = await linger();
    shop.signal('SIGTERM');
    await shop.ended();
    await until(() => shop.left().length === 0);
    lingering.destroy();
  });

  it('answers on while the server ends all its connections, and finds it again', async () => {
    await onServer(database.DATABASE_URL, END_OTHERS);
    expect(await shop.status('/tables/harvest-leg')).toBe(200);
    await shop.ready();
  });
});
