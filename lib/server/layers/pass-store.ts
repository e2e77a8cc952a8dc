import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDirectory, readTexts, type Place } from './archive';

/** Geometry and file of a layer's passes, as they lie on disk (docs/pictures.md "Archives"). */
export interface StoredLayer {
  /** Names of the geometries there are. */
  geometries(): readonly string[];
  /** Names of a pass's files. */
  files(geometry: string): readonly string[];
  /** A file of a pass, whether it is there or not. */
  place(geometry: string, file: string): Place;
  /** Text of `pass.json`; null when there is no such pass. */
  description(geometry: string): string | null;
}

export const ARCHIVE_EXTENSION = '.zip';
export const DESCRIPTION = 'pass.json';

/**
 * The passes of a layer, from its archive or, where it has none yet, from a folder each.
 * @param base path of the layer's folder, or of its archive without the extension
 * @throws Error when the archive cannot be read
 */
export function readLayer(base: string): StoredLayer {
  return existsSync(base + ARCHIVE_EXTENSION) ? archivedLayer(base + ARCHIVE_EXTENSION) : looseLayer(base);
}

function archivedLayer(file: string): StoredLayer {
  const members = readDirectory(file);
  const descriptions = readTexts(
    file,
    [...members.values()].filter(({ name }) => name.endsWith(`/${DESCRIPTION}`)),
  );
  const byGeometry = new Map<string, string[]>();
  for (const name of members.keys()) {
    const [geometry = '', member = ''] = name.split('/');
    const known = byGeometry.get(geometry);
    if (known) known.push(member);
    else byGeometry.set(geometry, [member]);
  }
  const nothing = { file, range: { start: 0, size: 0 } };
  return {
    geometries: () => [...byGeometry.keys()],
    files: (geometry) => byGeometry.get(geometry) ?? [],
    place: (geometry, name) => members.get(`${geometry}/${name}`) ?? { name: `${geometry}/${name}`, ...nothing },
    description: (geometry) => descriptions.get(`${geometry}/${DESCRIPTION}`) ?? null,
  };
}

function looseLayer(base: string): StoredLayer {
  return {
    geometries: () => namesIn(base),
    files: (geometry) => namesIn(path.join(base, geometry)),
    place: (geometry, name) => ({
      name: `${geometry}/${name}`,
      file: path.join(base, geometry, name),
      range: null,
    }),
    description: (geometry) => textOf(path.join(base, geometry, DESCRIPTION)),
  };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** The text of a file; null when there is none. */
export function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
