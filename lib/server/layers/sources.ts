import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { passKey, readManifest, type Manifest } from './manifest';
import type { Finish } from './finish';
import { readMaterials, type Materials } from './materials';
import { parseLayerAddress, withVersion, type LayerAddress } from './name';
import { grainOf, lightOf, panelsOf, type DamagedPass, type EmptyPass, type Pass } from './pass';
import { namedFinish, takes, wornBy } from './pass-finish';
import type { ComposeJob } from './worker/job';

/** Raised when the composing code changes what it makes of the same passes and materials. */
const ENGINE_VERSION = '15';
const SMALL_WIDTH = 800;
const RESOLVED_KEPT = 4096;

/** What there is to do for a known address. */
export type ResolvedLayer = DamagedPass | Drawable;

interface Drawable {
  /** Name of the picture's content. */
  readonly key: string;
  /** `<family>/<layer>/<geometry>` */
  readonly name: string;
  readonly job: ComposeJob;
  /** Whether the address says of which version it is, and of today's. */
  readonly isCurrent: boolean;
}

/** Rendered passes and materials in memory: decides which pictures exist and what they are made of. */
export class LayerSources {
  private manifest: Manifest;
  private materials: Materials;
  /** Stands for what all pictures are made with. */
  private common: string;
  private readAt = performance.now();
  private readonly resolved = new LRUCache<string, ResolvedLayer>({ max: RESOLVED_KEPT });
  private readonly lists = new Map<string, string>();

  /**
   * @param reloadAfterMs how old passes and materials may get before they are read again: for the studio, whose
   *   files change under a running `next dev`. `Infinity` where they do not change.
   * @param isOfList whether a version is that of a list of the family's with pictures of one's own in it
   * @throws Error when the materials or the lock cannot be read.
   */
  constructor(
    private readonly passes: string,
    private readonly materialsDirectory: string,
    private readonly reloadAfterMs: number,
    private readonly isOfList: (family: string, version: string) => boolean = () => false,
  ) {
    this.manifest = readManifest(passes);
    this.materials = readMaterials(materialsDirectory);
    this.common = digest([ENGINE_VERSION, this.materials]);
  }

  /** What is rendered, `family/layer/geometry` each. */
  passNames(): readonly string[] {
    return [...this.manifest.keys()];
  }

  /** The picture of `address` (path and query), or `null` when there is none; reads no file. */
  resolve(address: string): ResolvedLayer | null {
    if (performance.now() - this.readAt > this.reloadAfterMs) this.reload();
    const known = this.resolved.get(address);
    if (known) return known;
    const parsed = parseLayerAddress(address);
    const layer = parsed ? this.lookUp(parsed) : null;
    if (layer) this.resolved.set(address, layer);
    return layer;
  }

  /** The path of a picture with the version of what it shows today; `null` when there is no such picture. */
  current(path: string): string | null {
    const layer = this.resolve(path);
    if (!layer) return null;
    return 'damage' in layer ? path : withVersion(path, this.versionOf(layer.name));
  }

  private lookUp({ name, width }: LayerAddress): ResolvedLayer | null {
    const pass = this.manifest.get(passKey(name.family, name.layer, name.geometry));
    if (!pass) return null;
    const named = name.finish ? namedFinish(this.materials, name.finish) : null;
    if (name.finish && !named) return null;
    if ('damage' in pass) return pass;
    const pixels = outputWidth(pass.frame, width);
    if (pixels === null) return null;
    const isCurrent =
      name.version !== null && (name.version === this.versionOf(pass.name) || this.isOfList(name.family, name.version));
    if ('empty' in pass) return drawable(pass, emptyJob(pass, pixels), isCurrent);
    if (pass.shadow !== (name.finish === null)) return null;
    if (!name.finish || !named) return drawable(pass, jobOf(pass, null, pixels), isCurrent);
    if (!takes(pass, name.finish)) return null;
    const finish = wornBy(pass, this.materials, name.finish, named);
    if (finish === 'unknown') return { name: pass.name, damage: `no material ${pass.material}` };
    return finish && drawable(pass, jobOf(pass, finish, pixels), isCurrent);
  }

  private versionOf(name: string): string {
    const pass = this.manifest.get(name);
    return digest([this.common, pass && 'version' in pass ? pass.version : null]).slice(0, 8);
  }

  /** Version of the swatches and thumbnails of a family; `own` stands for pictures of one's own among them, '' without any. */
  listVersion(family: string, own: string): string {
    const key = `${family} ${own}`;
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    const shown = [...this.manifest.values()].filter(
      (pass) => pass.name.startsWith(`${family}/`) && 'frame' in pass && pass.frame[0] <= SMALL_WIDTH,
    );
    const drawn = [this.common, shown.map((pass) => [pass.name, 'version' in pass && pass.version])];
    const version = digest(own === '' ? drawn : [...drawn, own]).slice(0, 8);
    this.lists.set(key, version);
    return version;
  }

  private reload(): void {
    this.readAt = performance.now();
    this.manifest = readManifest(this.passes);
    this.materials = readMaterials(this.materialsDirectory);
    this.common = digest([ENGINE_VERSION, this.materials]);
    this.resolved.clear();
    this.lists.clear();
  }
}

/** Wide frames come in two widths, square ones (swatches, thumbnails) as they are; `null` for any other wish. */
function outputWidth([full]: Pass['frame'], asked: number | null): number | null {
  if (full <= SMALL_WIDTH) return asked === null ? full : null;
  const width = asked ?? SMALL_WIDTH;
  return width === full || width === SMALL_WIDTH ? width : null;
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Its key changes with whatever the picture is made from, so it serves as ETag and as file name; names that come to the same
 * picture (steel in any stain) share it.
 */
function drawable({ name, version }: Pass | EmptyPass, job: ComposeJob, isCurrent: boolean): Drawable {
  const key = digest([ENGINE_VERSION, version, name, job.seam?.box, job.finish, job.width]).slice(0, 32);
  return { key, name, job, isCurrent };
}

function jobOf(pass: Pass, finish: Finish | null, width: number): ComposeJob {
  const { tone, lenders, reliefStep, seam, frame, box, diffuseScale, specularScale } = pass;
  const showsRelief = finish && finish.arris > 0;
  const { figure = null, fine = null } = finish ?? {};
  return {
    ...{ seam, frame, box, diffuseScale, specularScale, finish, width },
    light: lightOf(pass),
    panels: panelsOf(pass),
    grain: figure === null ? null : grainOf(pass, figure),
    fine: figure !== null && fine && pass.figures.includes(fine.figure) ? grainOf(pass, fine.figure) : null,
    tone: tone && figure !== null ? toneOf(tone, figure) : null,
    relief: showsRelief ? { place: lenders.relief('relief.webp'), step: reliefStep } : null,
  };
}

const toneOf = (tone: Pass, figure: string) => ({
  light: lightOf(tone),
  panels: panelsOf(tone),
  grain: grainOf(tone, figure),
  box: tone.box,
});

function emptyJob({ frame }: EmptyPass, width: number): ComposeJob {
  const nothing = {
    light: null,
    panels: 0,
    grain: null,
    fine: null,
    tone: null,
    relief: null,
    box: null,
    seam: null,
    finish: null,
  };
  return { ...nothing, diffuseScale: 1, specularScale: 1, frame, width };
}
