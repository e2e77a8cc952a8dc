import 'server-only';
import { readFile } from 'node:fs/promises';
import { pictureFault } from '../../pictures/check-own-picture';
import type { Defect } from '../defect';
import type { CatalogueSource } from './read-source';

/** What is wrong with the pictures of a folder as pictures (specification §18.7); that one is there, its list has been held to. */
export async function pictureDefects({ pictures }: CatalogueSource): Promise<readonly Defect[]> {
  const defects: Defect[] = [];
  for (const { row, file, address, at } of pictures) {
    const bytes = await readFile(address).catch(() => null);
    const fault = bytes && (await pictureFault(row.path, bytes, ['webp']));
    if (fault !== null) defects.push({ ...at, message: `${file} ${fault}` });
  }
  return defects;
}
