import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import {
  lampsSchema,
  materialsSchema,
  sheensSchema,
  stainsSchema,
  surfacesSchema,
  woodsSchema,
} from './materials-schema';
import type { Lamp, Material, Paint, Sheen, Stain, Surface, Wood } from './materials-schema';

/** The materials of `studio/materials`, checked, by their codes. */
export interface Materials {
  readonly woods: Readonly<Record<string, Wood>>;
  readonly stains: Readonly<Record<string, Stain | Paint>>;
  readonly sheens: Readonly<Record<string, Sheen>>;
  readonly surfaces: Readonly<Record<string, Surface>>;
  /** Factors on the light of layers of wood by their names, `rest` for the others. */
  readonly lamps: Readonly<Record<string, Lamp>> & { readonly rest: Lamp };
  /** All that is no wood: metals, stones and china, cloths and hides. */
  readonly others: Readonly<Record<string, Material>>;
}

const OTHER_FILES = ['metals.yaml', 'stones.yaml', 'cloths.yaml'];

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
    lamps: readYaml(path.join(directory, 'lamps.yaml'), lampsSchema),
    others: readOthers(directory),
  };
}

/** `record[code]` for own keys only: a code such as `constructor` must not find something on the prototype. */
export function entry<T>(record: Readonly<Record<string, T>>, code: string): T | undefined {
  return Object.hasOwn(record, code) ? record[code] : undefined;
}

/** @throws Error when two files give one token two looks */
function readOthers(directory: string): Materials['others'] {
  const entries = OTHER_FILES.flatMap((file) => Object.entries(readYaml(path.join(directory, file), materialsSchema)));
  const tokens = entries.map(([token]) => token);
  const twice = tokens.find((token, index) => tokens.indexOf(token) !== index);
  if (twice !== undefined) throw new Error(`${OTHER_FILES.join(', ')}: ${twice}: is there twice`);
  return Object.fromEntries(entries);
}

function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${path.basename(file)}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
}
