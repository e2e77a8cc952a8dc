import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Dirent } from 'node:fs';
import { withoutVersion } from './name';

const REFRESH_AFTER_MS = 5_000;

/**
 * The files an admin put under `public/images`: they win over composed pictures (specification §18.4). `next start`
 * itself serves only those that lay there when it started; this listing finds later ones within seconds, at no cost to
 * a request: it is read again in the background. An address is served only when it equals a listed one, so no path
 * trick can reach another file.
 */
export class Overrides {
  private paths: ReadonlySet<string>;
  private readAt = performance.now();

  /** @param root folder of `public/images`; it may be missing. */
  constructor(private readonly root: string) {
    this.paths = this.collect(listSync(root));
  }

  /** The file that answers the path `/images/…`, whatever version is in it, or `null`. */
  find(imagePath: string): string | null {
    if (performance.now() - this.readAt > REFRESH_AFTER_MS) this.refresh();
    if (this.paths.size === 0) return null;
    const plain = withoutVersion(imagePath);
    return this.paths.has(plain) ? path.join(this.root, plain.slice('/images/'.length)) : null;
  }

  private refresh(): void {
    this.readAt = performance.now();
    void readdir(this.root, { recursive: true, withFileTypes: true })
      .catch(() => [])
      .then((entries) => {
        this.paths = this.collect(entries);
      });
  }

  private collect(entries: readonly Dirent[]): ReadonlySet<string> {
    const pictures = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.webp'));
    const names = pictures.map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)));
    return new Set(names.map((name) => `/images/${name.split(path.sep).join('/')}`));
  }
}

function listSync(root: string): Dirent[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
