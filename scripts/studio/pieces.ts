import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const row = z.looseObject({});
const drawn = z.looseObject({ layers: z.array(z.string()).optional() });

/** A camera as `studio/blender/scene.py` takes it: degrees, inches, millimetres; `ortho` is the width seen in inches. */
const cameraSchema = z.object({
  yaw: z.number(),
  elevation: z.number(),
  distance: z.number(),
  lens: z.number(),
  target: z.tuple([z.number(), z.number(), z.number()]),
  ortho: z.number().optional(),
});
export type Camera = z.infer<typeof cameraSchema>;

const piecesSchema = z.looseObject({
  family: z.string(),
  figures: z.array(z.string()),
  top: row,
  apron: row,
  swatch: row,
  thumbs: z.object({
    board: cameraSchema,
    shape: cameraSchema,
    edge: cameraSchema,
    leg: cameraSchema,
    base: cameraSchema,
    long: cameraSchema,
    height: cameraSchema,
  }),
  buckets: z.record(z.string(), z.looseObject({ plans: z.record(z.string(), row) })),
  shapes: z.record(z.string(), row),
  edges: z.record(z.string(), z.array(row)),
  legs: z.record(z.string(), drawn),
  bases: z.record(z.string(), drawn),
});
/** What the studio can draw: `studio/families/table/data`. */
export type Pieces = z.infer<typeof piecesSchema>;

/** All data files of the studio as one. @throws ZodError when a file lacks what the planner needs */
export function readPieces(folder: string): Pieces {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const parts = files.map((name) => row.parse(parse(readFileSync(path.join(folder, name), 'utf8'))));
  return piecesSchema.parse(Object.assign({}, ...parts));
}
