import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const furnitureSchema = z.looseObject({
  sharing: z.record(z.string(), z.array(z.array(z.string()))),
});
/** What the studio can draw beside tables: `studio/families` without the tables, each file by its name. */
export type FurnitureData = z.infer<typeof furnitureSchema>;

const yaml = (file: string): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(parse(readFileSync(file, 'utf8'), { merge: true }));

/** @throws ZodError when a file lacks what the planner needs */
export function readFurnitureData(folder: string): FurnitureData {
  const merged: Record<string, unknown> = {};
  const folders = ['case', 'bed', 'office'].map((family) => path.join(family, 'data'));
  const names = folders.flatMap((part) => readdirSync(path.join(folder, part)).map((file) => path.join(part, file)));
  for (const name of names) merged[name] = yaml(path.join(folder, name));
  return furnitureSchema.parse({ ...merged, ...yaml(path.join(folder, 'sharing.yaml')) });
}
