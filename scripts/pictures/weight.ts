import type { Style } from '../../lib/domain/catalogue';
import { configurationOf } from '../../lib/families/registry';
import { layersOf } from './configurations';
import type { Painter } from './painter';

/** What a default preview may load in all, by the width of its pictures, in bytes. */
export const BUDGET = { 800: 350 * 1024, 1600: 900 * 1024 } as const;

/** Bytes of a style's default preview at both widths. */
export interface Weight {
  readonly style: string;
  readonly 800: number;
  readonly 1600: number;
}

/** Weighs the default preview of each style, shadow and all. */
export async function weighDefaults(painter: Painter, styles: readonly Style[]): Promise<readonly Weight[]> {
  const weights: Weight[] = [];
  for (const style of styles) {
    const addresses = layersOf(configurationOf(style)).map(({ address }) => address);
    const weigh = async (width: number): Promise<number> => {
      const drawn = addresses.filter((address) => painter.keyOf(address) !== null);
      const pictures = await Promise.all(drawn.map((address) => painter.compose(`${address}?w=${width}`)));
      return pictures.reduce((sum, bytes) => sum + bytes.length, 0);
    };
    weights.push({ style: style.displayName, 800: await weigh(800), 1600: await weigh(1600) });
  }
  return weights;
}
