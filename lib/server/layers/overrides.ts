import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Dirent } from 'node:fs';
import { inAnyFinish, isListPath, versionIn, withoutVersion } from './name';

const REFRESH_AFTER_MS = 5_000;

/** A picture of an administrator's. `version` stands in its name where the desk laid it there (`OwnPicture`). */
export interface OwnFile {
  readonly file: string;
  readonly version: string | null;
}

/**
 * The files that administrators put under `public/images`, or at the desk: they win over composed pictures (specification
 * §18.4). `next start` itself serves only those that lay there when it started; this listing finds later ones within seconds,
 * at no cost to a request: it is read again in the background. An address is served only when it equals a listed one, so no
 * path trick can reach another file.
 */
export class Overrides {
  private files: ReadonlyMap<string, OwnFile>;
  private readAt = performance.now();

  /** @param roots folders of pictures, the first to win; each may be missing. */
  constructor(private readonly roots: readonly string[]) {
    this.files = this.collect(roots.map(listSync));
  }

  /** The file that answers the path `/images/…`, whatever version is in it, or `null`. */
  find(imagePath: string): OwnFile | null {
    if (performance.now() - this.readAt > REFRESH_AFTER_MS) void this.refresh();
    if (this.files.size === 0) return null;
    const path = withoutVersion(imagePath);
    return this.files.get(path) ?? this.files.get(inAnyFinish(path)) ?? null;
  }

  /** Stands for the swatches and thumbnails among them, of one family or of all; '' without any. */
  listVersion(family = ''): string {
    const own = [...this.files].filter(([path]) => isListPath(path) && path.startsWith(`/images/${family}`));
    return own.map(([path, { version }]) => `${path} ${version}`).join(' ');
  }

  /** Looks again, for who knows that something has changed. */
  async refresh(): Promise<void> {
    this.readAt = performance.now();
    const list = (root: string) => readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    this.files = this.collect(await Promise.all(this.roots.map(list)));
  }

  private collect(listings: readonly (readonly Dirent[])[]): ReadonlyMap<string, OwnFile> {
    const found = listings.flatMap((entries, index) => {
      const root = this.roots[index] ?? '';
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
        .map((entry): readonly [string, OwnFile] => {
          const file = path.join(entry.parentPath, entry.name);
          const named = `/images/${path.relative(root, file).split(path.sep).join('/')}`;
          return [withoutVersion(named), { file, version: versionIn(named) }];
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
