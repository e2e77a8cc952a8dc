import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

const PICTURE = /^[0-9a-f]{32}\.webp$/;
const UNFINISHED = /^[0-9a-f-]{36}\.tmp$/;
// Old enough that no running process can still be writing it: what a kill left behind.
const ABANDONED_MS = 60_000;

/** A picture found on disk. `used` is its last use in ms since 1970. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  readonly used: number;
}

/** Path of the picture `key` (32 hex digits) in `directory`. */
export function pictureFile(directory: string, key: string): string {
  return path.join(directory, `${key}.webp`);
}

/** Every picture in `directory`, oldest use first; abandoned unfinished files are removed, foreign ones left alone. */
export async function scanPictures(directory: string): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for (const name of await readdir(directory).catch(() => [])) {
    const file = path.join(directory, name);
    const info = PICTURE.test(name) || UNFINISHED.test(name) ? await stat(file).catch(() => null) : null;
    if (!info) continue;
    if (PICTURE.test(name)) found.push({ key: name.slice(0, 32), bytes: info.size, used: info.mtimeMs });
    else if (Date.now() - info.mtimeMs > ABANDONED_MS) await rm(file, { force: true }).catch(() => undefined);
  }
  return found.sort((a, b) => a.used - b.used);
}

/**
 * Writes a picture so that a reader sees all of it or nothing, also when the process is killed in between: into a
 * file of its own first, then renamed.
 * @throws the file system's error (full, read-only…), with nothing left behind.
 */
export async function writePicture(directory: string, key: string, bytes: Uint8Array): Promise<void> {
  await mkdir(directory, { recursive: true });
  const unfinished = path.join(directory, `${randomUUID()}.tmp`);
  try {
    await writeFile(unfinished, Buffer.concat([bytes, checksum(bytes)]), { flag: 'wx' });
    await rename(unfinished, pictureFile(directory, key));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Records a use of the picture, for the order in which a later start evicts. */
export function touchPicture(directory: string, key: string): Promise<void> {
  const now = new Date();
  return utimes(pictureFile(directory, key), now, now).catch(() => undefined);
}

/** Bytes of the checksum that stands behind a picture in its file. */
export const CHECKSUM_BYTES = 32;

const checksum = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The picture that a file holds; null when its bytes are not those that were written: cut short, or damaged by the disk. */
export function pictureIn(file: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | null {
  const bytes = file.subarray(0, Math.max(0, file.length - CHECKSUM_BYTES));
  return bytes.length > 0 && checksum(bytes).equals(file.subarray(bytes.length)) ? bytes : null;
}
