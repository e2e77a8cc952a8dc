import path from 'node:path';
import sharp from 'sharp';
import { Composer } from '../../lib/server/layers/composer';
import { LayerSources } from '../../lib/server/layers/sources';
import { median, quantile, round2 } from './throughput';
import { runMain } from '../config/run-main';

const FIRST = 'top/re-mis-30-l-s/ro-100-20-sm';
/** Wide and tall layers, stain and paint, with and without relief and seam. */
const NAMES = [
  'top/re-mis-30-l-s/ch-113-20-sm',
  'leg/tur-30-l-r/ro-106-20-sm',
  'apron/tur-30-l-r/wa-100-20-sm',
  'top/re-mis-30-l-x/bm-401-65-rb',
];
const ROUNDS = 5;
const MIB = 1024 * 1024;

/** As in a composing thread: one core, nothing kept. */
sharp.concurrency(1);
sharp.cache(false);

/** Composes on one thread, as the server does, and watches the whole process. */
async function main(): Promise<void> {
  const sources = new LayerSources('studio/passes', 'studio/materials', Infinity);
  const composer = new Composer(path.resolve('lib/server/layers/worker/main.mjs'), 1);
  // At rest like a server that has made a picture before: its native library is loaded.
  await compose(composer, sources, FIRST);
  const rest = process.memoryUsage.rss();
  let peak = rest;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 2);
  const composed: Uint8Array[] = [];
  const cold: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of NAMES) composed.push(await timed(cold, () => compose(composer, sources, name)));
  }
  clearInterval(watch);
  await composer.close();
  const plain: number[] = [];
  for (const picture of composed) await timed(plain, () => sharp(picture).webp().toBuffer());
  process.stdout.write(
    JSON.stringify({
      medianMs: round2(median(cold)),
      slowestMs: round2(quantile(cold, 1)),
      toPlainReencoding: round2(median(cold) / median(plain)),
      peakMiBOverRest: round2((peak - rest) / MIB),
    }),
  );
}

function compose(composer: Composer, sources: LayerSources, name: string): Promise<Uint8Array> {
  const layer = sources.resolve(`/images/table/${name}.webp?w=1600`);
  if (!layer || 'damage' in layer) throw new Error(`no picture ${name}`);
  return composer.compose(layer.job);
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  into.push(performance.now() - start);
  return result;
}

runMain(main);
