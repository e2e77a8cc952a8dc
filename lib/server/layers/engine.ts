import { LRUCache } from 'lru-cache';
import type { Asker } from '../overload/fair-queue';
import { Composer } from './composer';
import { DiskCache } from './disk-cache';
import { DamagedPassError, type LayerLog } from './errors';
import { isListPath, versionIn, withVersion } from './name';
import { Overrides } from './overrides';
import { LayerSources, type ResolvedLayer } from './sources';
import type { ComposeJob } from './worker/job';

const MIB = 1024 * 1024;
/** Between the templates of a section's thumbnails. */
const ALTERNATIVES = ' | ';

/** Where the engine finds and keeps things. All but `log` are paths, sizes and counts. */
export interface LayerEngineOptions {
  readonly passes: string;
  readonly materials: string;
  /** Folders of administrators' own pictures, which win. */
  readonly overrides: readonly string[];
  readonly cacheDirectory: string;
  /** Bound on the disk cache in MiB; 0 keeps nothing. */
  readonly cacheMiB: number;
  /** Bound on pictures kept in memory, in MiB. */
  readonly memoryMiB: number;
  /** Pictures composed at once, one core each. */
  readonly threads: number;
  /** Path of `worker/main.mjs`. */
  readonly workerScript: string;
  /** See `LayerSources`. */
  readonly reloadAfterMs: number;
  readonly log: LayerLog;
}

/** A picture in memory; `isCurrent` when its address is that of today's version. */
export interface WarmPicture {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly isCurrent: boolean;
}

/** The picture engine (specification §18.4): names to pictures, through memory, disk and composing threads. */
export class LayerEngine {
  private readonly sources: LayerSources;
  private readonly overrides: Overrides;
  private readonly disk: DiskCache;
  private readonly composer: Composer;
  private readonly memory: LRUCache<string, Uint8Array<ArrayBuffer>>;

  /** @throws Error when the materials cannot be read. */
  constructor(private readonly options: LayerEngineOptions) {
    this.overrides = new Overrides(options.overrides);
    this.sources = new LayerSources(options.passes, options.materials, options.reloadAfterMs, (family) =>
      this.overrides.listVersion(family),
    );
    this.disk = new DiskCache(options.cacheDirectory, options.cacheMiB * MIB, options.log);
    this.composer = new Composer(options.workerScript, options.threads);
    this.memory = new LRUCache({
      maxSize: options.memoryMiB * MIB,
      sizeCalculation: (bytes) => bytes.length,
    });
  }

  /** True when `/images/…` (no query) answers with a picture: an admin's file, or one the engine can compose. */
  exists(path: string): boolean {
    return this.overrides.find(path) !== null || this.sources.resolve(path) !== null;
  }

  /** What is rendered, whatever it is coloured with: `family/layer/geometry` each. */
  passNames(): readonly string[] {
    return this.sources.passNames();
  }

  /** The admin's own file for this path, and whether the path is of its version; or `null`. */
  override(path: string): { readonly file: string; readonly isCurrent: boolean } | null {
    const own = this.overrides.find(path);
    if (!own) return null;
    const [asked, family] = [versionIn(path), /^\/images\/([a-z0-9]+)\//.exec(path)?.[1] ?? ''];
    const today = isListPath(path) ? this.sources.listVersion(family) : own.version;
    return { file: own.file, isCurrent: own.version !== null && (asked === own.version || asked === today) };
  }

  /** Stands for administrators' own swatches and thumbnails: templates of their addresses change with it. */
  ownLists(): string {
    return this.overrides.listVersion();
  }

  /** Looks for administrators' own pictures again. */
  rereadOverrides(): Promise<void> {
    return this.overrides.refresh();
  }

  /** What `address` (path and query) stands for, or `null`; no work is done. */
  resolve(address: string): ResolvedLayer | null {
    return this.sources.resolve(address);
  }

  /**
   * The path of a picture as pages should name it: with the version of what it shows, so that a new picture has a new
   * address; as it is when a file below `public` answers; `null` when nothing does.
   */
  current(path: string): string | null {
    const own = this.overrides.find(path);
    if (!own) return this.sources.current(path);
    return own.version === null ? path : withVersion(path, own.version);
  }

  /** The same for a template of thumbnails' addresses. */
  currentTemplate(template: string): string {
    const each = template.split(ALTERNATIVES).map((one) => this.sources.currentTemplate(one));
    return each.join(ALTERNATIVES);
  }

  /** The picture of `address` (path and query) if it is in memory and no admin's file takes its place. */
  inMemory(address: string): WarmPicture | null {
    const layer = this.sources.resolve(address);
    if (!layer || 'damage' in layer) return null;
    const bytes = this.memory.get(layer.key);
    const [path = ''] = address.split('?', 1);
    return bytes && this.overrides.find(path) === null ? { key: layer.key, bytes, isCurrent: layer.isCurrent } : null;
  }

  /** The picture if it is in memory. */
  warm(key: string): Uint8Array<ArrayBuffer> | undefined {
    return this.memory.get(key);
  }

  /**
   * The picture as WebP, composed at most once however many ask.
   * @throws DamagedPassError (already logged) when its pass cannot be used.
   * @throws BusyError when too many pictures are waiting, AbandonedError when the asker has gone.
   */
  async picture(layer: ResolvedLayer, asker: Asker): Promise<Uint8Array<ArrayBuffer>> {
    if ('damage' in layer) throw this.damaged(layer.name, layer.damage);
    const { key, name, job } = layer;
    const stored = this.memory.get(key) ?? (await this.disk.get(key));
    if (stored) return this.remember(key, stored);
    return this.composer.inTurn(asker, key, async () => {
      // made while this waited for the disk
      const known = this.memory.get(key);
      if (known) return known;
      const bytes = this.remember(key, await this.compose(name, job));
      await this.disk.put(key, bytes);
      return bytes;
    });
  }

  /** Ends the composing threads. */
  close(): Promise<void> {
    return this.composer.close();
  }

  private remember(key: string, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    this.memory.set(key, bytes);
    return bytes;
  }

  private async compose(name: string, job: ComposeJob): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return await this.composer.compose(job);
    } catch (error) {
      throw error instanceof DamagedPassError ? this.damaged(name, error.message) : error;
    }
  }

  private damaged(name: string, reason: string): DamagedPassError {
    this.options.log.error({ pass: name, reason }, 'pass of a picture is damaged');
    return new DamagedPassError(`${name}: ${reason}`);
  }
}
