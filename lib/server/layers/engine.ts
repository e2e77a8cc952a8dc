import { LRUCache } from 'lru-cache';
import type { Asker } from '../overload/fair-queue';
import { Composer } from './composer';
import { DiskCache } from './disk-cache';
import { DamagedPassError, type LayerLog } from './errors';
import { withVersion } from './name';
import { familyIn, NO_OWN, type OwnVersions } from './own-lists';
import { OwnPictures } from './own-pictures';
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
  /** Administrators' own pictures, which win over what is drawn. */
  readonly own: OwnPictures;
  private readonly sources: LayerSources;
  private readonly disk: DiskCache;
  private readonly composer: Composer;
  private readonly memory: LRUCache<string, Uint8Array<ArrayBuffer>>;

  /** @throws Error when the materials cannot be read. */
  constructor(private readonly options: LayerEngineOptions) {
    this.sources = new LayerSources(options.passes, options.materials, options.reloadAfterMs, (family, version) =>
      this.own.isList(family, version),
    );
    this.own = new OwnPictures(options.overrides, this.sources);
    this.disk = new DiskCache(options.cacheDirectory, options.cacheMiB * MIB, options.log);
    this.composer = new Composer(options.workerScript, options.threads);
    this.memory = new LRUCache({
      maxSize: options.memoryMiB * MIB,
      sizeCalculation: (bytes) => bytes.length,
    });
  }

  /** True when `/images/…` (no query) answers with a picture: an admin's file, or one the engine can compose. */
  exists(path: string): boolean {
    return this.own.file(path) !== null || this.sources.resolve(path) !== null;
  }

  /** What is rendered, whatever it is coloured with: `family/layer/geometry` each. */
  passNames(): readonly string[] {
    return this.sources.passNames();
  }

  /** What `address` (path and query) stands for, or `null`; no work is done. */
  resolve(address: string): ResolvedLayer | null {
    const layer = this.sources.resolve(address);
    if (!layer || 'damage' in layer || !layer.isCurrent || !this.own.isAwaited(pathOf(address))) return layer;
    return { ...layer, isCurrent: false };
  }

  /**
   * The path of a picture as the pages of a catalogue should name it: with the version of what it shows, so that a new picture
   * has a new address; as it is when a file below `public` answers; `null` when nothing does.
   * @param own what the catalogue has of one's own
   */
  current(path: string, own: OwnVersions = NO_OWN): string | null {
    return this.own.named(path, own) ?? this.sources.current(path);
  }

  /**
   * The same for a template of the addresses of one family's list pictures (swatches and thumbs): they have a version in common,
   * which changes with any of them, so who fills in the template need not know what it is filled with.
   */
  currentTemplate(template: string, own: OwnVersions = NO_OWN): string {
    const each = template.split(ALTERNATIVES).map((one) => {
      const family = familyIn(one);
      return family === '' ? one : withVersion(one, this.own.listVersion(family, own));
    });
    return each.join(ALTERNATIVES);
  }

  /** The picture of `address` (path and query) if it is in memory and no admin's file takes its place. */
  inMemory(address: string): WarmPicture | null {
    const layer = this.resolve(address);
    if (!layer || 'damage' in layer) return null;
    const bytes = this.memory.get(layer.key);
    if (!bytes || this.own.file(pathOf(address)) !== null) return null;
    return { key: layer.key, bytes, isCurrent: layer.isCurrent };
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

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';
