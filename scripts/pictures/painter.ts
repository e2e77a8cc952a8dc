import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Composer } from '../../lib/server/layers/composer';
import { passKey, readManifest, type Manifest } from '../../lib/server/layers/manifest';
import { LayerSources } from '../../lib/server/layers/sources';
import type { PictureLayer } from './configurations';

/** A decoded picture: straight-alpha sRGB, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const THREADS = 2;
const KEPT = 96;

/** Makes pictures as the server does, and decodes them to be looked at. Close it at the end. */
export class Painter {
  private readonly manifest: Manifest;
  private readonly sources: LayerSources;
  private readonly composer = new Composer(path.resolve('lib/server/layers/worker/main.mjs'), THREADS);
  private readonly painted = new LRUCache<string, Promise<Pixels>>({ max: KEPT });

  /** @param passes folder of the rendered passes */
  constructor(passes = 'studio/passes') {
    this.manifest = readManifest(passes);
    this.sources = new LayerSources(passes, 'studio/materials', Infinity);
  }

  /** Name of the picture's content; null when there is no such picture. A damaged one goes by its address. */
  keyOf(address: string): string | null {
    const layer = this.sources.resolve(address);
    return layer && ('key' in layer ? layer.key : address);
  }

  /** Whether the picture should be there and is not. */
  isMissing({ address, isDrawnAlong }: PictureLayer): boolean {
    return this.keyOf(address) === null && !(isDrawnAlong && this.isNeverDrawn(address));
  }

  /** Whether the picture is known to show nothing: feet of what hangs on the wall. */
  isEmpty(address: string): boolean {
    const layer = this.sources.resolve(address);
    return layer !== null && 'job' in layer && layer.job.box === null;
  }

  /**
   * Whether no picture of this layer begins with the address's first geometry token: the piece has no such layer at all
   * (a trestle has no apron). A name of one token says nothing about others.
   */
  private isNeverDrawn(address: string): boolean {
    const [, , family = '', layer = '', geometry = ''] = address.split('/');
    const [subject = '', ...rest] = geometry.split('-');
    const like = passKey(family, layer, `${subject}-`);
    return rest.length > 0 && ![...this.manifest.keys()].some((key) => key.startsWith(like));
  }

  /** The picture decoded. @throws Error when there is none, it is damaged or cannot be decoded. */
  paint(address: string): Promise<Pixels> {
    const key = this.keyOf(address);
    if (key === null) return Promise.reject(new Error(`no picture ${address}`));
    const known = this.painted.get(key);
    if (known) return known;
    const pixels = this.compose(address).then(decode);
    this.painted.set(key, pixels);
    return pixels;
  }

  /** The picture as it is served. @throws Error when there is none or it is damaged. */
  async compose(address: string): Promise<Uint8Array> {
    const layer = this.sources.resolve(address);
    if (!layer) throw new Error(`no picture ${address}`);
    if ('damage' in layer) throw new Error(layer.damage);
    return this.composer.compose(layer.job);
  }

  close(): Promise<void> {
    return this.composer.close();
  }
}

async function decode(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Layers over one another on a ground of one grey, bottom first; opaque. */
export function stack(layers: readonly Pixels[], ground = 255): Pixels {
  const [first] = layers;
  if (!first) throw new Error('nothing to stack');
  const data = new Uint8Array(first.data.length).fill(ground);
  for (const layer of layers) {
    for (let at = 0; at < data.length; at += 4) {
      const cover = (layer.data[at + 3] ?? 0) / 255;
      if (cover === 0) continue;
      for (let channel = at; channel < at + 3; channel += 1) {
        data[channel] = Math.round((data[channel] ?? 0) * (1 - cover) + (layer.data[channel] ?? 0) * cover);
      }
    }
  }
  return { ...first, data };
}

/** Mean absolute difference of two stacks in levels of 255, over the pixels that one of the `covering` layers covers. */
export function meanDifference(one: Pixels, other: Pixels, covering: readonly Pixels[]): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    if (covering.every(({ data }) => data[at + 3] === 0)) continue;
    count += 3;
    for (let channel = at; channel < at + 3; channel += 1) {
      sum += Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0));
    }
  }
  return count === 0 ? 0 : sum / count;
}
