import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files below a folder and answers how many.
 * @throws Error when the folder is not empty: files left from before would become part of the catalogue
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): number {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  for (const [file, text] of files) writeBelow(folder, file, text);
  return files.size;
}

/** Writes one file, with the folders it lies in. */
export function writeBelow(folder: string, file: string, content: string | Uint8Array): void {
  const address = path.join(folder, file);
  mkdirSync(path.dirname(address), { recursive: true });
  writeFileSync(address, content);
}
