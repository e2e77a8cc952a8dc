import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { passKey, readManifest, type Manifest } from './manifest';
import type { Finish } from './finish';
import { readMaterials, type Materials } from './materials';
import { parseLayerAddress, type LayerAddress } from './name';
import type { EmptyPass, Pass } from './pass';
import { namedFinish, takes, wornBy } from './pass-finish';
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
    const named = name.finish ? namedFinish(this.materials, name.finish) : null;
    if (name.finish && !named) return null;
    if ('damage' in pass) return pass;
    const pixels = outputWidth(pass.frame, width);
    if (pixels === null) return null;
    if ('empty' in pass) return keyed(pass.version, emptyJob(pass, pixels));
    if (pass.shadow !== (name.finish === null)) return null;
    if (!name.finish || !named) return keyed(pass.version, jobOf(pass, null, pixels));
    if (!takes(pass, name.finish)) return null;
    const finish = wornBy(pass, this.materials, name.finish, named);
    if (finish === 'unknown') return { directory: pass.directory, damage: `no material ${pass.material}` };
    return finish && keyed(pass.version, jobOf(pass, finish, pixels));
  }

  private reload(): void {
    this.readAt = Date.now();
    this.manifest = readManifest(this.passes);
    this.materials = readMaterials(this.materialsDirectory);
    this.resolved.clear();
  }
}

/** Wide frames come in two widths, square ones (swatches, thumbnails) as they are; `null` for any other wish. */
function outputWidth([full]: Pass['frame'], asked: number | null): number | null {
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

const keyed = (version: string, job: ComposeJob): ResolvedLayer => ({ key: pictureKey(version, job), job });

function jobOf(pass: Pass, finish: Finish | null, width: number): ComposeJob {
  const { directory, grainFrom, grainStep, reliefFrom, reliefStep, seam, frame, box, diffuseScale, specularScale } =
    pass;
  const folder = (lender: string | undefined): string => (lender ? path.join(directory, '..', lender) : directory);
  const relief = { directory: folder(reliefFrom), step: reliefStep };
  const light = { diffuseScale, specularScale };
  const grain = { directory: folder(grainFrom), step: grainStep };
  return { directory, grain, relief, seam, frame, box, ...light, finish, width };
}

function emptyJob({ directory, frame }: EmptyPass, width: number): ComposeJob {
  const nothing = { box: null, seam: null, finish: null, diffuseScale: 1, specularScale: 1 };
  const own = { directory, step: 1 };
  return { ...nothing, directory, grain: own, relief: own, frame, width };
}
