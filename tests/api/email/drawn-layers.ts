import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { forget, remember } from '@epic-web/remember';
import sharp from 'sharp';
import { LayerEngine } from '@/lib/server/layers/engine';
import { layerEngine } from '@/lib/server/layers/layers';

const FRAME = { width: 1600, height: 920 };
/** Where layer number `index` is, in a picture of 800 × 460: each has a square of its own. */
export const placeOf = (index: number) => ({ x: 60 * index + 30, y: 200 });
/** And how it is coloured. */
export const colourOf = (index: number) => ({ r: 200 - 12 * index, g: 20 * index, b: 60 });

/** What the app remembers its engine by. */
const ENGINE = 'layer-engine';

/**
 * A picture engine that has nothing but these layers, each a square of one colour: what the mail does with pictures must
 * not depend on which of them the studio has made so far.
 * @param layers `/images/…`, bottom first
 * @returns puts the app's own engine back
 */
export async function drawOnly(layers: readonly string[]): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'drawn-'));
  const overrides = path.join(folder, 'images');
  await mkdir(overrides, { recursive: true });
  await Promise.all(layers.map((layer, index) => writeSquare(path.join(folder, layer), index)));
  const engine = new LayerEngine({
    passes: path.join(folder, 'passes'),
    materials: 'studio/materials',
    overrides: [overrides],
    cacheDirectory: path.join(folder, 'cache'),
    cacheMiB: 0,
    memoryMiB: 1,
    threads: 1,
    workerScript: 'lib/server/layers/worker/main.mjs',
    reloadAfterMs: Number.POSITIVE_INFINITY,
    log: { warn: () => undefined, error: () => undefined },
  });
  const own = layerEngine();
  const become = (other: LayerEngine): void => {
    forget(ENGINE);
    remember(ENGINE, () => other);
  };
  become(engine);
  return async () => {
    become(own);
    await engine.close();
    await rm(folder, { recursive: true });
  };
}

async function writeSquare(file: string, index: number): Promise<void> {
  const { x, y } = placeOf(index);
  const square = sharp({
    create: { width: 80, height: 80, channels: 4, background: { ...colourOf(index), alpha: 1 } },
  });
  const input = await square.png().toBuffer();
  await mkdir(path.dirname(file), { recursive: true });
  const frame = sharp({ create: { ...FRAME, channels: 4, background: '#0000' } });
  await writeFile(
    file,
    await frame
      .composite([{ input, left: 2 * x - 40, top: 2 * y - 40 }])
      .webp({ lossless: true })
      .toBuffer(),
  );
}
