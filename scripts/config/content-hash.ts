import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Hash over names and contents of files and folders (with all that is in them); missing ones count as empty. */
export function contentHash(places: readonly string[], skip: (file: string) => boolean = () => false): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesIn).filter((name) => !skip(name))) {
    // the length keeps two files apart from one with both contents
    const content = readFileSync(file);
    hash.update(`${file.split(path.sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name));
  return names.filter((name) => statSync(name).isFile()).sort();
}

/** Hash of all that an import of the demo catalogue depends on: its files, and the code that reads them. */
export function importHash(): string {
  return contentHash([
    path.join('prisma', 'catalog'),
    path.join('prisma', 'seed.ts'),
    path.join('lib', 'server', 'catalogue'),
  ]);
}
