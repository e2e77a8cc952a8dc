import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { z } from 'zod';
import type { Place } from '../../lib/server/layers/archive';
import { DESCRIPTION, type StoredLayer } from '../../lib/server/layers/pass-store';

/** A short hash of texts, bytes and of data as JSON. */
export function digest(...parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(typeof part === 'string' || part instanceof Uint8Array ? part : (JSON.stringify(part) ?? ''));
  }
  return hash.digest('hex').slice(0, 16);
}

const description = z.looseObject({});

/** Hash of what a pass holds: its pictures to the byte, and what its description says in whatever order. */
export function contentOf(layer: StoredLayer, geometry: string): string {
  const pictures = layer.files(geometry).filter((file) => file !== DESCRIPTION);
  const parts = pictures.flatMap((file) => [file, bytesOf(layer.place(geometry, file))]);
  return digest(JSON.stringify(descriptionOf(layer, geometry)), ...parts);
}

/** What the description of a pass says, sorted, without its version. */
export function descriptionOf(layer: StoredLayer, geometry: string): readonly (readonly [string, unknown])[] {
  const { version: _, ...said } = description.parse(JSON.parse(layer.description(geometry) ?? '{}'));
  return Object.entries(said).sort();
}

/** The bytes of a file of a pass. @throws Error when it is not there */
export function bytesOf({ file, range }: Place): Uint8Array {
  if (!range) return readFileSync(file);
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(range.size);
    readSync(handle, bytes, 0, range.size, range.start);
    return bytes;
  } finally {
    closeSync(handle);
  }
}
