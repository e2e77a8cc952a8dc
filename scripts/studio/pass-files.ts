import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Place } from '../../lib/server/layers/archive';
import { ARCHIVE_EXTENSION, DESCRIPTION, readLayer } from '../../lib/server/layers/pass-store';
import { bytesOf } from './content';

const MAX_BYTES = 50_000_000;
/** The oldest that an archive can say, so that equal passes make equal archives. */
const NO_DATE = new Date(1980, 0, 1);

/** Geometry → name of a file of its pass → bytes. */
type Passes = ReadonlyMap<string, ReadonlyMap<string, Uint8Array>>;

/**
 * Puts passes into a layer, in the place of those of the same geometry, and takes others out: in its archive, which is written
 * anew beside the old one, or as folders. A kill leaves the old or the new.
 * @param base path of the layer's folder, or of its archive without the extension
 * @param fresh geometry → folder of its pass
 */
export function changeLayer(base: string, fresh: ReadonlyMap<string, string>, gone: readonly string[] = []): void {
  if (existsSync(base + ARCHIVE_EXTENSION)) {
    const passes = new Map(readPasses(base));
    for (const geometry of gone) passes.delete(geometry);
    for (const [geometry, folder] of fresh) passes.set(geometry, readFolder(folder));
    writeArchive(base + ARCHIVE_EXTENSION, passes);
    return;
  }
  for (const [geometry, folder] of fresh) {
    const [place, part] = [path.join(base, geometry), path.join(base, `${geometry}.part`)];
    rmSync(part, { recursive: true, force: true });
    cpSync(folder, part, { recursive: true });
    rmSync(place, { recursive: true, force: true });
    renameSync(part, place);
  }
  for (const geometry of gone) rmSync(path.join(base, geometry), { recursive: true, force: true });
}

/** Writes a pass as a folder, for those who read files. */
export function extractPass(base: string, geometry: string, folder: string): void {
  const layer = readLayer(base);
  mkdirSync(folder, { recursive: true });
  for (const file of layer.files(geometry)) {
    writeFileSync(path.join(folder, file), bytesOf(layer.place(geometry, file)));
  }
}

/**
 * Makes archives of a family's folders, to the byte, and deletes the folders. Answers the archives' paths.
 * @throws Error when an archive would be too large, with nothing deleted of that layer
 */
export function archiveFamily(family: string): readonly string[] {
  const layers = readdirSync(family, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return layers.map(({ name }) => {
    const base = path.join(family, name);
    writeArchive(base + ARCHIVE_EXTENSION, readPasses(base));
    rmSync(base, { recursive: true });
    return base + ARCHIVE_EXTENSION;
  });
}

function readPasses(base: string): Passes {
  const layer = readLayer(base);
  const archive = existsSync(base + ARCHIVE_EXTENSION) ? readFileSync(base + ARCHIVE_EXTENSION) : null;
  const read = ({ file, range }: Place): Uint8Array =>
    archive && range ? archive.subarray(range.start, range.start + range.size) : readFileSync(file);
  return new Map(
    layer.geometries().map((geometry) => {
      const files = layer.files(geometry).map((file) => [file, read(layer.place(geometry, file))] as const);
      return [geometry, new Map(files)];
    }),
  );
}

function readFolder(folder: string): ReadonlyMap<string, Uint8Array> {
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]));
}

/** Equal passes make equal bytes: sorted, undated, descriptions last and side by side, so that they are read at once. */
function writeArchive(file: string, passes: Passes): void {
  const members = [...passes].flatMap(([geometry, files]) =>
    [...files].map(([name, bytes]) => ({ name: `${geometry}/${name}`, bytes, rank: name === DESCRIPTION ? 1 : 0 })),
  );
  members.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
  const named = Object.fromEntries(members.map(({ name, bytes }) => [name, bytes]));
  const archive = zipSync(named, { level: 0, mtime: NO_DATE });
  if (archive.length > MAX_BYTES) throw new Error(`${file}: ${archive.length} bytes, more than ${MAX_BYTES}`);
  writeFileSync(`${file}.part`, archive);
  renameSync(`${file}.part`, file);
}
