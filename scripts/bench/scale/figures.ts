import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadCatalogueFiles, readCatalogueRows } from '@/lib/server/catalogue/files';
import type { CatalogueRows } from '@/lib/server/catalogue/rows';
import { stylePath } from '@/lib/contracts/addresses';
import { startEmbedded } from '../../db/embedded-postgres';
import { prepareBuild, prepareClient } from '../../start/prepare';
import { serveBuild, type BenchServer } from '../server';
import { someSelection } from '../subjects';
import { round2 } from '../throughput';
import { loadSeconds, publishIn } from './databases';
import { deskFigures, makePeople } from './desk';
import { HUNDREDFOLD, manyStyles, type Size } from './many-styles';
import { pasteFigures } from './paste';
import { inTurns, residentMegabytes, timed, untilIdle } from './probes';

const FOLDER = 'prisma/catalog';
/** How often a page that is kept, and a price, is asked for. */
const ROUNDS = 200;

/** So many styles that all their prices in the woods of a tier are just still one table: 10,000 rows. */
const FOR_A_PASTE: Size = { styles: 289, restrictions: 0 };

type Begun = BenchServer & { readonly database: string; readonly importSeconds: number; readonly loadSeconds: number };
type Begin = (name: string, rows: CatalogueRows) => Promise<Begun>;

/** Gives what it takes to begin servers, each with a catalogue and a database of its own, and ends them all. */
async function withServers<T>(measure: (begin: Begin) => Promise<T>): Promise<T> {
  await prepareClient();
  await prepareBuild();
  const folder = mkdtempSync(path.join(tmpdir(), 'scale-'));
  const postgres = await startEmbedded(folder, 'postgres');
  const servers: BenchServer[] = [];
  try {
    return await measure(async (name, rows) => {
      const { url: database, importSeconds } = await publishIn(postgres.url, name, rows);
      const loaded = await loadSeconds(database);
      const server = await serveBuild(database, path.join(folder, name));
      servers.push(server);
      await untilIdle(server.pid);
      return { ...server, database, importSeconds: round2(importSeconds), loadSeconds: round2(loaded) };
    });
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a paste of many cells costs in a browser, alone: in a catalogue of many styles. */
export const onlyPaste = () =>
  withServers(async (begin) => {
    const { url, database } = await begin('paste', manyStyles(readCatalogueRows(FOLDER), FOR_A_PASTE));
    await makePeople(database);
    return pasteFigures(url);
  });

/**
 * The demo and a catalogue of a hundred times its size, each in a database and a server of its own. Latencies are
 * medians, asked in turns; a ratio is the large one's to the demo's.
 */
export const scaleFigures = () =>
  withServers(async (begin) => {
    const rows = readCatalogueRows(FOLDER);
    const many = manyStyles(rows, HUNDREDFOLD);
    const demo = await begin('demo', rows);
    const large = await begin('large', many);
    return {
      sizes: { demo: sizeOf(rows), large: sizeOf(many) },
      importSeconds: { demo: demo.importSeconds, large: large.importSeconds },
      loadSeconds: { demo: demo.loadSeconds, large: large.loadSeconds },
      ...(await latencies(demo.url, large.url)),
      memoryMegabytes: memoryOf(demo, large),
      deskSeconds: {
        demo: await deskFigures(demo.url, demo.database),
        large: await deskFigures(large.url, large.database),
      },
      // the desk holds a draft beside the catalogue, and a thread of its own proves what it changes
      memoryWithDeskMegabytes: memoryOf(demo, large),
    };
  });

const memoryOf = (demo: Begun, large: Begun) => ({
  demo: residentMegabytes(demo.pid),
  large: residentMegabytes(large.pid),
});

const sizeOf = (rows: CatalogueRows) => ({
  styles: rows.styles.length,
  parts: rows.parts.length,
  restrictions: rows.partRestrictions.length + rows.threePartRestrictions.length,
  prices: rows.prices.length,
});

/** Pages nobody has asked for yet, pages that are kept, prices, and what a page weighs, of the styles both have. */
async function latencies(demo: string, large: string) {
  const pages = loadCatalogueFiles(FOLDER).snapshot.categories.flatMap((category) =>
    category.styles.map((style) => stylePath(category.normalizedName, style.normalizedName)),
  );
  const [page = ''] = pages;
  const price = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await someSelection(demo)),
  };
  const compare = async (rounds: number, ask: (server: string, round: number) => Promise<number>) => {
    const { one, other } = await inTurns(
      rounds,
      (round) => ask(demo, round),
      (round) => ask(large, round),
    );
    return { demo: round2(one), large: round2(other), ratio: round2(other / one) };
  };
  const msOf = async (url: string, init?: RequestInit) => (await timed(url, init)).ms;
  return {
    pageFirstMs: await compare(pages.length, (server, round) => msOf(`${server}${pages[round]}`)),
    pageKeptMs: await compare(ROUNDS, (server) => msOf(`${server}${page}`)),
    priceMs: await compare(ROUNDS, (server) => msOf(`${server}/api/GetTablePrices`, price)),
    pageBytes: await compare(1, async (server) => (await timed(`${server}${page}`)).bytes),
  };
}
