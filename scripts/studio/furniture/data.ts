import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const furnitureSchema = z.looseObject({
  sharing: z.record(z.string(), z.array(z.array(z.string()))),
});
/** What the studio can draw beside tables: `studio/families` without the tables, all files as one. */
export type FurnitureData = z.infer<typeof furnitureSchema>;

/** @throws ZodError when a file lacks what the planner needs, Error when two files tell of the same thing */
export function readFurnitureData(folder: string): FurnitureData {
  const merged: Record<string, unknown> = {};
  const folders = ['case', 'bed', 'office'].map((family) => path.join(family, 'data'));
  const names = folders.flatMap((part) => readdirSync(path.join(folder, part)).map((file) => path.join(part, file)));
  for (const name of ['sharing.yaml', ...names]) {
    const rows = z
      .record(z.string(), z.unknown())
      .parse(parse(readFileSync(path.join(folder, name), 'utf8'), { merge: true }));
    for (const [key, value] of Object.entries(rows)) {
      if (key in merged) throw new Error(`studio/families: ${key} is told of twice (${name})`);
      merged[key] = value;
    }
  }
  return furnitureSchema.parse(merged);
}
