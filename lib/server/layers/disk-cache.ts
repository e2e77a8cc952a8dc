import { readFile, rm } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { CHECKSUM_BYTES, pictureFile, pictureIn, scanPictures, touchPicture, writePicture } from './disk-files';
import type { LayerLog } from './errors';

// After a failed write (full or read-only disk) the next try waits, so that a full disk costs nothing per picture.
const RETRY_AFTER_MS = 10_000;
// Other instances may share the folder: look again after this many writes, so that the bound holds for all together.
const RESCAN_AFTER_WRITES = 256;

/**
 * Composed pictures on disk, least recently used leave first. It is only a cache: any failure means "not stored",
 * never an error to the caller, and an empty folder is a fine start. Specification §18.4.
 */
export class DiskCache {
  private readonly index: LRUCache<string, number>;
  private readonly removals = new Set<Promise<void>>();
  private scanned: Promise<void> | null = null;
  private writes = 0;
  private pausedUntil = 0;

  /** @param maxBytes bound on the sum of the pictures' sizes; 0 stores nothing. */
  constructor(
    private readonly directory: string,
    private readonly maxBytes: number,
    private readonly log: LayerLog,
  ) {
    this.index = new LRUCache<string, number>({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, key, reason) => {
        if (reason === 'evict') this.remove(key);
      },
    });
  }

  /** The stored picture, or `null`. Does not need the index, so a first request never waits for a scan. */
  async get(key: string): Promise<Buffer<ArrayBuffer> | null> {
    if (this.maxBytes <= 0) return null;
    try {
      const file = await readFile(pictureFile(this.directory, key));
      const bytes = pictureIn(file);
      if (!bytes) throw new Error('picture is cut short or damaged');
      this.index.set(key, file.length);
      void touchPicture(this.directory, key);
      return bytes;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      this.log.warn({ key, reason: String(error) }, 'stored picture dropped');
      this.remove(key);
      return null;
    }
  }

  /** Stores a picture, having made room first: the folder stays within its bound while writing, too. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    if (bytes.length + CHECKSUM_BYTES > this.maxBytes || performance.now() < this.pausedUntil) return;
    try {
      await this.scan();
      this.index.set(key, bytes.length + CHECKSUM_BYTES);
      await Promise.all(this.removals);
      await writePicture(this.directory, key, bytes);
      this.writes += 1;
    } catch (error) {
      this.index.delete(key);
      this.pausedUntil = performance.now() + RETRY_AFTER_MS;
      this.log.warn({ directory: this.directory, reason: String(error) }, 'picture not stored');
    }
  }

  private scan(): Promise<void> {
    if (this.writes >= RESCAN_AFTER_WRITES) this.scanned = null;
    this.scanned ??= this.readFolder();
    return this.scanned;
  }

  private async readFolder(): Promise<void> {
    this.writes = 0;
    for (const { key, bytes } of await scanPictures(this.directory)) {
      if (!this.index.has(key)) this.index.set(key, bytes);
    }
  }

  private remove(key: string): void {
    const removal = rm(pictureFile(this.directory, key), { force: true }).catch(() => undefined);
    this.removals.add(removal);
    void removal.finally(() => this.removals.delete(removal));
  }
}
