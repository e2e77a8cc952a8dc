/** Quotes over all families and several published catalogues, with kills in between (specification §23.2, §23.3). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { saveQuoteSchema, type SaveQuoteRequest } from '@/lib/contracts/quote';
import { FAMILIES, configurationOf } from '@/lib/families/registry';
import type { Caller } from '@/lib/server/auth/sessions';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { buildPageBySku } from '@/lib/server/configurator/build-page';
import { database } from '@/lib/server/db';
import { makeUser } from '@/tests/api/account/people';
import { until } from '@/tests/api/calls';
import { catalogueDatabase } from '@/tests/api/catalogue-database';
import { draft, piece } from '@/tests/api/quotes/desk';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';
import type { QuoteWork, Told } from './quotes-worker';

catalogueDatabase();

/** With PROOFS=whole a thousand quotes over ten catalogues, a kill every hundred; else sixty over three, a kill every ten. */
const [QUOTES, CATALOGUES, KILLS] = process.env.PROOFS === 'whole' ? [1_000, 10, 10] : [60, 3, 6];
/** Nobody waits for it: each kill starts two processes anew. */
const PATIENCE_MS = 4 * 60 * 60 * 1000;
const MARKUP = 220;
/** Below what an account may mail in an hour. */
const SENT = 80;

/** The usual design of every style, each family in its turn. */
const byFamily = FAMILIES.map(({ key }) =>
  [...demo.snapshot.stylesById.values()]
    .filter(({ familyKey }) => familyKey === key)
    .map((style) => configurationOf(style).sku),
);
const skuOf = (index: number): string => {
  const own = byFamily[index % byFamily.length] ?? [];
  return own[Math.floor(index / byFamily.length) % own.length] ?? '';
};

/** A process that works through quotes; `told` grows as it says what it was told. */
function startWorker(work: QuoteWork) {
  const shim = path.join(__dirname, '..', '..', 'lib', 'server', 'without-server-only.cjs');
  const flags = ['--require', shim, '--import', 'tsx', path.join(__dirname, 'quotes-worker.ts')];
  // Jest gives its tests an environment of their own, which a process is not started with by itself.
  const child = spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env } });
  const told: Told[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => told.push(JSON.parse(line)));
  child.stdin.end(JSON.stringify(work));
  const gone = Promise.all([once(child, 'exit'), once(lines, 'close')]);
  return { told, gone, kill: () => child.kill('SIGKILL') };
}

/** Everything is dearer from now on. */
async function publish(round: number): Promise<number> {
  await database().priceEntry.updateMany({ data: { cents: { multiply: 1.01 } } });
  const { id } = await database().catalogueVersion.create({ data: { contentHash: `dearer ${round}` } });
  await until(async () => (await currentCatalogue()).snapshot.version === id);
  return id;
}

it(
  `${QUOTES} quotes over ${CATALOGUES} catalogues and ${KILLS} kills: none lost, none doubled, all to the dollar`,
  async () => {
    const user = await makeUser({ markup: MARKUP });
    const dealer = await database().dealer.findUniqueOrThrow({ where: { id: user.dealerId } });
    const caller: Caller = {
      ...{ sessionId: crypto.randomUUID(), userId: user.id, email: user.email, role: user.role },
      ...{ dealer: dealer.name, markup: MARKUP },
    };
    const expected = new Map<string, { readonly total: number; readonly version: number }>();
    const told: Told[] = [];
    const sent: string[] = [];
    const share = QUOTES / KILLS;
    let version = (await currentCatalogue()).snapshot.version;
    for (let round = 0; round < KILLS; round += 1) {
      if (round > 0 && Math.floor((round * CATALOGUES) / KILLS) > Math.floor(((round - 1) * CATALOGUES) / KILLS)) {
        version = await publish(round);
      }
      const day = { ...(await currentCatalogue()), markup: MARKUP };
      const requests = Array.from({ length: share }, (_, index): SaveQuoteRequest => {
        const Sku = skuOf(round * share + index);
        const Quantity = 1 + (index % 3);
        const request = saveQuoteSchema.parse(draft({ Pieces: [piece({ Sku, Quantity })], Delivery: 100 + index }));
        const page = buildPageBySku(day, Sku);
        if (!page.ok) throw new Error(page.error);
        expected.set(request.Id, { total: page.value.prices.total * Quantity + 100 + index, version });
        if (index % 3 === 0 && sent.length < SENT) sent.push(request.Id);
        return request;
      });
      const first = startWorker({ caller, requests, sent });
      const enough = Math.floor(share / 4) + ((round * 7) % Math.ceil(share / 2));
      await until(() => first.told.length >= enough);
      first.kill();
      await first.gone;
      // What was under way in the database ends by itself once nobody is there.
      const second = startWorker({ caller, requests, sent });
      expect((await second.gone)[0]).toEqual([0, null]);
      expect(second.told).toHaveLength(share);
      for (const each of first.told) expect(second.told).toContainEqual(each);
      told.push(...second.told);
    }

    const stored = await database().quote.findMany({ include: { revisions: { include: { links: true } } } });
    expect(stored.map(({ id }) => id).sort()).toEqual([...expected.keys()].sort());
    const counts = stored.map(({ number }) => Number(number?.slice(-4))).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: QUOTES }, (_, index) => index + 1));
    for (const { id, number, revisions } of stored) {
      const [revision, ...more] = revisions;
      expect(more).toEqual([]);
      expect({ id, ...expected.get(id) }).toEqual({
        id,
        total: revision?.total,
        version: told.find((each) => each.id === id)?.version,
      });
      expect(told).toContainEqual({ id, number, total: revision?.total, version: expected.get(id)?.version });
      const isSent = sent.includes(id);
      expect([revision?.state, revision?.links.length]).toEqual(isSent ? ['Sent', 1] : ['Draft', 0]);
    }
    // One mail each, stored in the change that sent it.
    const mails = await database().email.findMany({ where: { kind: 'Quote' }, select: { toAddress: true } });
    expect(mails).toHaveLength(sent.length);
    expect(new Set(mails.map(({ toAddress }) => toAddress)).size).toBe(sent.length);
  },
  PATIENCE_MS,
);
