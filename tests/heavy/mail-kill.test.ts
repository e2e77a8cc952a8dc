import '@/tests/api/email/smtp-url';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { database } from '@/lib/server/db';
import { catalogueDatabase } from '@/tests/api/catalogue-database';
import { HARVEST_SKU } from '@/tests/api/harvest-leg';
import { until } from '@/tests/api/calls';
import { letter, letTimePass, sent } from '@/tests/api/email/letters';
import { Sink } from '@/tests/api/email/sink';

catalogueDatabase();

const sink = new Sink();
const processes = new Set<ChildProcess>();

beforeAll(() => sink.start());
afterEach(() => Promise.all([...processes].map(kill)));
afterAll(() => sink.stop());

/** Another process that delivers mail, as another instance of the app does. */
function startInstance(): ChildProcess {
  const shim = path.join(__dirname, '..', '..', 'lib', 'server', 'without-server-only.cjs');
  const script = path.join(__dirname, 'mail-worker.ts');
  const flags = ['--require', shim, '--import', 'tsx'];
  // Jest gives its tests an environment of their own, which a process is not started with by itself.
  const instance = spawn(process.execPath, [...flags, script], { stdio: 'ignore', env: { ...process.env } });
  processes.add(instance);
  return instance;
}

async function kill(instance: ChildProcess): Promise<void> {
  processes.delete(instance);
  if (instance.exitCode !== null || instance.signalCode !== null) return;
  const gone = once(instance, 'exit');
  instance.kill('SIGKILL');
  await gone;
}

/** Waits until all are out, with time passing faster than it does: a mail that has lost its worker is due at once. */
async function untilOut(ids: readonly string[]): Promise<void> {
  let lastNudge = 0;
  await until(async () => {
    if (Date.now() - lastNudge > 2_000) {
      await letTimePass();
      lastNudge = Date.now();
    }
    return (await database().email.count({ where: { id: { in: [...ids] }, status: 'Sent' } })) === ids.length;
  });
}

it('kill -9 while a mail is on its way to the server loses nothing and sends nothing twice', async () => {
  const id = await sent(letter({ customSku: HARVEST_SKU }));
  sink.delayMs = 60_000;
  const first = startInstance();
  await until(() => sink.seen === 1);
  await kill(first);
  sink.delayMs = 0;
  startInstance();
  await untilOut([id]);
  expect(sink.find(id)).toHaveLength(1);
});

it('kill -9 between request and delivery loses nothing', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => sent(letter({ customSku: HARVEST_SKU }))));
  for (const afterMails of [1, 3, 6]) {
    const instance = startInstance();
    await until(() => new Set(ids.filter((id) => sink.find(id).length > 0)).size >= afterMails);
    await kill(instance);
  }
  startInstance();
  await untilOut(ids);
  const times = ids.map((id) => sink.find(id).length);
  expect(Math.min(...times)).toBe(1);
  // A kill between the server's yes and the row can send a mail again; two workers can be there at each of three kills.
  expect(times.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(ids.length + 6);
});

it('instances side by side send each mail once', async () => {
  startInstance();
  startInstance();
  const ids = await Promise.all(Array.from({ length: 12 }, () => sent(letter())));
  await untilOut(ids);
  expect(ids.map((id) => sink.find(id).length)).toEqual(ids.map(() => 1));
});
