import sharp from 'sharp';
import { LayerSources } from '../../lib/server/layers/sources';
import { composeLayer } from '../../lib/server/layers/worker/compose.mjs';
import { median, round2 } from './throughput';

const FIRST = 'top/re-mis-30-l/ro-100-20';
const NAMES = [
  'top/re-mis-30-l/ch-113-20',
  'leg/tur-30-l-r/ro-106-20',
  'apron/tur-30-l-r/wa-100-20',
  'top/re-mis-30-l/bm-401-65',
];
const ROUNDS = 5;
const MIB = 1024 * 1024;

/** As in a composing thread: one core, nothing kept. */
sharp.concurrency(1);
sharp.cache(false);

async function main(): Promise<void> {
  const sources = new LayerSources('studio/passes', 'studio/materials', Infinity);
  // At rest like a server that has made a picture before: its native library is loaded.
  await compose(sources, FIRST);
  const rest = process.memoryUsage.rss();
  let peak = rest;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 2);
  const cold: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of NAMES) {
      const composed = await timed(cold, () => compose(sources, name));
      peak = Math.max(peak, process.memoryUsage.rss());
      await timed(plain, () => sharp(composed).webp().toBuffer());
    }
  }
  clearInterval(watch);
  process.stdout.write(
    JSON.stringify({
      medianMs: round2(median(cold)),
      toPlainReencoding: round2(median(cold) / median(plain)),
      peakMiBOverRest: round2((peak - rest) / MIB),
    }),
  );
}

function compose(sources: LayerSources, name: string): Promise<Buffer> {
  const layer = sources.resolve(`/images/table/${name}.webp?w=1600`);
  if (!layer || 'damage' in layer) throw new Error(`no picture ${name}`);
  return composeLayer(layer.job);
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  into.push(performance.now() - start);
  return result;
}

main().catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exitCode = 1;
});
