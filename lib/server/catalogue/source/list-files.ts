import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files with an ending below a folder of the catalogue, as paths relative to its root, sorted; none when it is absent. */
export function listFiles(root: string, folder: string, ending: string): readonly string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .sort();
  } catch {
    return [];
  }
}
