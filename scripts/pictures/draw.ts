import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Style } from '../../lib/domain/catalogue';
import { randomConfiguration, seededRandom } from '../../lib/domain/random-walk';
import { configurationOf, familyOf } from '../../lib/families/registry';
import { layersOf } from './configurations';
import type { Painter } from './painter';
import { fullSizeOf } from './stack';

/**
 * Writes pieces as they are seen on a retina screen, 1600 wide, for somebody to look at: each style at its default and,
 * for every seed from 1 to `count`, in one random configuration. `onDrawn` is told the file and its custom sku.
 */
export async function drawPictures(
  painter: Painter,
  styles: readonly Style[],
  { count, folder, onDrawn }: { count: number; folder: string; onDrawn: (file: string, sku: string) => void },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const style of styles) {
    const start = configurationOf(style);
    for (let seed = 0; seed <= count; seed += 1) {
      const configuration = seed === 0 ? start : randomConfiguration(start, seededRandom(seed));
      const piece = await fullSizeOf(painter, layersOf(configuration));
      if (!piece) continue;
      const file = path.join(folder, `${familyOf(style).imageFolder}-${style.normalizedName}-${seed}.png`);
      await piece.png().toFile(file);
      onDrawn(file, configuration.sku);
    }
  }
}
