import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Dirent } from 'node:fs';

const REFRESH_AFTER_MS = 5_000;

/**
 * The files that administrators put under `public/images`, or at the desk, which are laid with a version in their names:
 * they win over composed pictures (specification §18.4, §18.7). `next start` itself serves only those that lay there when it
 * started; this listing finds later ones within seconds, at no cost to a request: it is read again in the background. An
 * address is served only when it equals a listed one, so no path trick can reach another file.
 */
export class Overrides {
  private files: ReadonlyMap<string, string>;
  private readAt = performance.now();

  /** @param roots folders of pictures, the first to win; each may be missing. */
  constructor(private readonly roots: readonly string[]) {
    this.files = this.collect(roots.map(listSync));
  }

  /** The file of just this name `/images/…`, or `null`. */
  find(imagePath: string): string | null {
    return this.listed().get(imagePath) ?? null;
  }

  /** Names of all files, `/images/…`. */
  names(): readonly string[] {
    return [...this.listed().keys()];
  }

  isEmpty(): boolean {
    return this.listed().size === 0;
  }

  /** Looks again, for who knows that something has changed. */
  async refresh(): Promise<void> {
    this.readAt = performance.now();
    const list = (root: string) => readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    this.files = this.collect(await Promise.all(this.roots.map(list)));
  }

  private listed(): ReadonlyMap<string, string> {
    if (performance.now() - this.readAt > REFRESH_AFTER_MS) void this.refresh();
    return this.files;
  }

  private collect(listings: readonly (readonly Dirent[])[]): ReadonlyMap<string, string> {
    const found = listings.flatMap((entries, index) => {
      const root = this.roots[index] ?? '';
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
        .map((entry): readonly [string, string] => {
          const file = path.join(entry.parentPath, entry.name);
          return [`/images/${path.relative(root, file).split(path.sep).join('/')}`, file];
        });
    });
    // of two the later entry stays
    return new Map(found.reverse());
  }
}

function listSync(root: string): Dirent[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
