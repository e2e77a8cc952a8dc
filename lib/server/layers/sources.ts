import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { passKey, readManifest, type Manifest } from './manifest';
import { readMaterials, resolveFinish, type Finish, type Materials } from './materials';
import { parseLayerAddress, type LayerAddress } from './name';
import type { Pass } from './pass';
import type { ComposeJob } from './worker/job';

/** Raised when the composing code changes what it makes of the same passes and materials. */
const ENGINE_VERSION = '1';
const SMALL_WIDTH = 800;
const RESOLVED_KEPT = 4096;

/** What there is to do for a known address. */
export type ResolvedLayer =
  { readonly key: string; readonly job: ComposeJob } | { readonly damage: string; readonly directory: string };

/** Rendered passes and materials in memory: decides which pictures exist and what they are made of. */
export class LayerSources {
  private manifest: Manifest;
  private materials: Materials;
  private readAt = Date.now();
  private readonly resolved = new LRUCache<string, ResolvedLayer>({ max: RESOLVED_KEPT });

  /**
   * @param reloadAfterMs how old passes and materials may get before they are read again: for the studio, whose
   *   files change under a running `next dev`. `Infinity` where they do not change.
   * @throws Error when the materials cannot be read.
   */
  constructor(
    private readonly passes: string,
    private readonly materialsDirectory: string,
    private readonly reloadAfterMs: number,
  ) {
    this.manifest = readManifest(passes);
    this.materials = readMaterials(materialsDirectory);
  }

  /** The picture of `address` (path and query), or `null` when there is none; reads no file. */
  resolve(address: string): ResolvedLayer | null {
    if (Date.now() - this.readAt > this.reloadAfterMs) this.reload();
    const known = this.resolved.get(address);
    if (known) return known;
    const parsed = parseLayerAddress(address);
    const layer = parsed ? this.lookUp(parsed) : null;
    if (layer) this.resolved.set(address, layer);
    return layer;
  }

  private lookUp({ path, name, width }: LayerAddress): ResolvedLayer | null {
    const pass = this.manifest.get(passKey(name.family, name.layer, name.geometry));
    if (!pass) return null;
    const finish = name.finish ? resolveFinish(this.materials, name.finish) : null;
    if (name.finish && !finish) return null;
    if ('damage' in pass) return pass;
    if (pass.shadow !== (finish === null)) return null;
    if (finish && !pass.figures.includes(finish.figure)) return null;
    const pixels = outputWidth(pass, width);
    if (pixels === null) return null;
    return { key: pictureKey(pass.version, finish, path, pixels), job: jobOf(pass, finish, pixels) };
  }

  private reload(): void {
    this.readAt = Date.now();
    this.manifest = readManifest(this.passes);
    this.materials = readMaterials(this.materialsDirectory);
    this.resolved.clear();
  }
}

/** Wide frames come in two widths, square ones (swatches, thumbnails) as they are; `null` for any other wish. */
function outputWidth(pass: Pass, asked: number | null): number | null {
  const [full] = pass.frame;
  if (full <= SMALL_WIDTH) return asked === null ? full : null;
  const width = asked ?? SMALL_WIDTH;
  return width === full || width === SMALL_WIDTH ? width : null;
}

/** Name of the picture's content: changes with whatever it is made from, so it serves as ETag and as file name. */
function pictureKey(version: string, finish: Finish | null, path: string, width: number): string {
  const sources = JSON.stringify([ENGINE_VERSION, version, finish, path, width]);
  return createHash('sha256').update(sources).digest('hex').slice(0, 32);
}

function jobOf(pass: Pass, finish: Finish | null, width: number): ComposeJob {
  const { directory, grainFrom, frame, box, diffuseScale, specularScale } = pass;
  const grainDirectory = grainFrom ? path.join(directory, '..', grainFrom) : directory;
  return { directory, grainDirectory, frame, box, diffuseScale, specularScale, finish, width };
}
