import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { metalsSchema, sheensSchema, stainsSchema, surfacesSchema, woodsSchema } from './materials-schema';
import type { Metal, Paint, Sheen, Stain, Surface, Wood } from './materials-schema';

/** The materials of `studio/materials`, checked, by their codes. */
export interface Materials {
  readonly woods: Readonly<Record<string, Wood>>;
  readonly stains: Readonly<Record<string, Stain | Paint>>;
  readonly sheens: Readonly<Record<string, Sheen>>;
  readonly surfaces: Readonly<Record<string, Surface>>;
  readonly metals: Readonly<Record<string, Metal>>;
}

/**
 * Reads the YAML files of `directory`.
 * @throws Error naming the file and the entry when one is missing or wrong: without colours nothing can be drawn.
 */
export function readMaterials(directory: string): Materials {
  return {
    woods: readYaml(path.join(directory, 'woods.yaml'), woodsSchema),
    stains: readYaml(path.join(directory, 'stains.yaml'), stainsSchema),
    sheens: readYaml(path.join(directory, 'sheens.yaml'), sheensSchema),
    surfaces: readYaml(path.join(directory, 'surfaces.yaml'), surfacesSchema),
    metals: readYaml(path.join(directory, 'metals.yaml'), metalsSchema),
  };
}

/** `record[code]` for own keys only: a code such as `constructor` must not find something on the prototype. */
export function entry<T>(record: Readonly<Record<string, T>>, code: string): T | undefined {
  return Object.hasOwn(record, code) ? record[code] : undefined;
}

function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${path.basename(file)}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
}
