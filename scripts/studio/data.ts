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

const tableSchema = z.looseObject({
  family: z.string(),
  figures: z.array(z.string()),
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
/** What the studio can draw of tables: `studio/families/table/data`. */
export type TableData = z.infer<typeof tableSchema>;

const sharingSchema = z.object({ sharing: z.record(z.string(), z.array(z.array(z.string()))) });
const registrySchema = z.record(
  z.string(),
  z.record(z.string(), z.object({ builder: z.string(), data: z.array(z.string()) })),
);
/** Family → layer, or `thumb/<what>` → the Python function that builds it (`module:function`) and the data files it reads. */
export type Registry = z.infer<typeof registrySchema>;

/** What the planner knows of `studio/families`. */
export interface StudioData {
  readonly table: TableData;
  /** Layer → groups of tokens that show the same boards. */
  readonly sharing: z.infer<typeof sharingSchema>['sharing'];
  readonly registry: Registry;
}

/** @throws ZodError when a file lacks what the planner needs */
export function readStudioData(studio: string): StudioData {
  const families = path.join(studio, 'families');
  const table = path.join(families, 'table/data');
  const files = readdirSync(table).filter((name) => name.endsWith('.yaml'));
  const parts = files.map((name) => row.parse(readYaml(path.join(table, name))));
  return {
    table: tableSchema.parse(Object.assign({}, ...parts)),
    sharing: sharingSchema.parse(readYaml(path.join(families, 'sharing.yaml'))).sharing,
    registry: registrySchema.parse(readYaml(path.join(families, 'registry.yaml'))),
  };
}

export function readYaml(file: string): unknown {
  return parse(readFileSync(file, 'utf8'), { merge: true });
}
