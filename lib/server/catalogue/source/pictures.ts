import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { pictureVersion } from '@/lib/contracts/admin/pictures';
import { parseLayerPath } from '../../layers/name';
import type { Position, Report } from '../defect';
import { pictureVersionOf } from '../pictures/kept';
import type { PictureRow } from '../rows';
import { listFiles, readYaml } from './yaml-file';

/** The list of a folder's pictures of one's own; a folder without any has none. */
export const PICTURES_LIST = 'pictures.yaml';
const FOLDER = 'pictures';

const isPlainPath = (text: string): boolean => parseLayerPath(text)?.version === null;
const picturesSchema = z.strictObject({
  pictures: z.record(
    z
      .string()
      .refine(isPlainPath, 'must be the path of a picture, as /images/<family>/<layer>/<geometry>/<finish>.webp'),
    pictureVersion,
  ),
});

/** A picture of one's own in a folder. */
export interface PictureEntry {
  readonly row: PictureRow;
  /** Its file, relative to the folder. */
  readonly file: string;
  /** The same from where the program runs. */
  readonly address: string;
  /** Where it is listed. */
  readonly at: Position;
}

/** The file of a path's picture, relative to the folder. */
export const pictureFile = (picture: string): string => FOLDER + picture.slice('/images'.length);

/** Reads the list of pictures, each of which must have its file, with the bytes that its version stands for. */
export function readPictures(root: string, report: Report): readonly PictureEntry[] {
  const yaml = existsSync(path.join(root, PICTURES_LIST))
    ? readYaml(root, PICTURES_LIST, picturesSchema, report)
    : null;
  const entries = Object.entries(yaml?.data.pictures ?? {}).map(([picture, version]): PictureEntry => {
    const at = yaml?.at('pictures', picture) ?? { file: PICTURES_LIST, line: 1, column: 1 };
    const file = pictureFile(picture);
    return { row: { path: picture, version }, file, address: path.join(root, file), at };
  });
  for (const { row, file, address, at } of entries) {
    const found = versionAt(address);
    if (found === null) report(at, `${file} is missing`);
    else if (found !== row.version) report(at, `${file} is another picture: its hash begins with ${found}`);
  }
  const listed = new Set(entries.map(({ file }) => file));
  for (const file of listFiles(root, FOLDER, '')) {
    if (path.extname(file) === '' || listed.has(file)) continue;
    report({ file, line: 1, column: 1 }, `is not listed in ${PICTURES_LIST}`);
  }
  return entries;
}

function versionAt(file: string): string | null {
  try {
    return pictureVersionOf(readFileSync(file));
  } catch {
    return null;
  }
}
