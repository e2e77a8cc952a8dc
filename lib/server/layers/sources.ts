import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { passKey, readManifest, type Manifest } from './manifest';
import { metalFinish, resolveFinish, type Finish } from './finish';
import { entry, readMaterials, type Materials } from './materials';
import { parseLayerAddress, type LayerAddress } from './name';
import type { Pass } from './pass';
import type { ComposeJob } from './worker/job';

/** Raised when the composing code changes what it makes of the same passes and materials. */
const ENGINE_VERSION = '2';
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

  private lookUp({ name, width }: LayerAddress): ResolvedLayer | null {
    const pass = this.manifest.get(passKey(name.family, name.layer, name.geometry));
    if (!pass) return null;
    const named = name.finish ? resolveFinish(this.materials, name.finish) : null;
    if (name.finish && !named) return null;
    if ('damage' in pass) return pass;
    if (pass.shadow !== (named === null)) return null;
    const pixels = outputWidth(pass, width);
    if (pixels === null) return null;
    const finish = named && this.finishOn(pass, named);
    if (finish === 'unknown') return { directory: pass.directory, damage: `no material ${pass.material}` };
    if (finish?.figure && !pass.figures.includes(finish.figure)) return null;
    const job = jobOf(pass, finish, pixels);
    return { key: pictureKey(pass.version, job), job };
  }

  /** The finish as far as this piece can wear it. */
  private finishOn(pass: Pass, finish: Finish): Finish | 'unknown' {
    if (pass.material !== undefined) {
      const metal = entry(this.materials.metals, pass.material);
      return metal ? metalFinish(metal) : 'unknown';
    }
    return pass.relief ? finish : { ...finish, relief: null, edge: null, recess: null };
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

/**
 * Name of the picture's content: changes with whatever it is made from, so it serves as ETag and as file name; names
 * that come to the same picture (steel in any stain) share it.
 */
function pictureKey(version: string, job: ComposeJob): string {
  const { directory, finish, width } = job;
  const [family, layer, geometry] = directory.split(path.sep).slice(-3);
  const sources = JSON.stringify([ENGINE_VERSION, version, family, layer, geometry, job.seam?.box, finish, width]);
  return createHash('sha256').update(sources).digest('hex').slice(0, 32);
}

function jobOf(pass: Pass, finish: Finish | null, width: number): ComposeJob {
  const { directory, grainFrom, seam, frame, box, diffuseScale, specularScale } = pass;
  const grainDirectory = grainFrom ? path.join(directory, '..', grainFrom) : directory;
  return { directory, grainDirectory, seam, frame, box, diffuseScale, specularScale, finish, width };
}
