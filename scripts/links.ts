import { parseArgs } from 'node:util';
import { seededRandom } from '../lib/domain/random-walk';
import { startServer } from './bench/server';
import { randomLinks } from './links/links';
import { reopen } from './links/reopen';
import { runMain } from './config/run-main';

const HELP = `npm run links -- [count] [--url http://…] [--seed <n>]

Makes random configurations of every style and opens their links over HTTP: each must show the same configuration at the
same total. Without --url the shop is started for it. Ends with 1 when a link does not.`;

const AT_ONCE = 4;
const PROGRESS_EVERY = 100;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, seed: { type: 'string', default: '1' }, help: { type: 'boolean' } },
});

interface Tally {
  readonly links: Record<string, number>;
  readonly unpriced: number;
  readonly defects: readonly string[];
}

/** Opens every link, a few at a time. */
async function openAll(site: string, count: number): Promise<Tally> {
  const links: Record<string, number> = {};
  const defects: string[] = [];
  let unpriced = 0;
  let opened = 0;
  // One generator, drawn from by all: the walks stay those of the seed.
  const made = randomLinks(count, seededRandom(Number(values.seed)));
  const opener = async (): Promise<void> => {
    for (const link of made) {
      const found = await reopen(site, link);
      links[link.category] = (links[link.category] ?? 0) + 1;
      if (!found.total.startsWith('$')) unpriced += 1;
      opened += 1;
      if (opened % PROGRESS_EVERY === 0) console.error(`${opened} of ${count}`);
      defects.push(...found.defects.map((defect) => `${link.path}: ${defect}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  return { links, unpriced, defects };
}

async function main(): Promise<number> {
  const count = Number(positionals[0] ?? 1000);
  if (values.help || !Number.isInteger(count) || count < 1) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const server = values.url ? { url: values.url.replace(/\/+$/, ''), stop: async () => {} } : await startServer();
  try {
    const { defects, ...figures } = await openAll(server.url, count);
    console.log(JSON.stringify({ ...figures, defects: defects.length }, null, 2));
    for (const defect of defects) console.error(defect);
    return defects.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
}

runMain(main);
