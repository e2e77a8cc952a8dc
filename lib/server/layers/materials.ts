import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { REFERENCE_WOOD, sheensSchema, stainsSchema, woodsSchema } from './materials-schema';
import type { Paint, Sheen, Stain, Wood } from './materials-schema';
import type { FinishName } from './name';
import { deriveRamp, hexToLinear, overWood, type LinearColour, type RampStop } from './ramp';

/** All that colouring needs to know of one wood, stain and sheen. */
export interface Finish {
  /** Grain map to use: `grain-<figure>.webp` of the pass. */
  readonly figure: string;
  /** Albedo by grain value, linear light, ascending `at`. */
  readonly ramp: readonly RampStop[];
  /** Factors on the specular and diffuse light; see `sheens.yaml`. */
  readonly sheen: { readonly gain: number; readonly focus: number; readonly diffuse: number };
}

/** The materials of `studio/materials`, checked. */
export interface Materials {
  readonly woods: Readonly<Record<string, Wood>>;
  readonly stains: Readonly<Record<string, Stain | Paint>>;
  readonly sheens: Readonly<Record<string, Sheen>>;
}

/**
 * Reads `woods.yaml`, `stains.yaml` and `sheens.yaml` from `directory`.
 * @throws Error naming the file and the entry when one is missing or wrong: without colours nothing can be drawn.
 */
export function readMaterials(directory: string): Materials {
  return {
    woods: readYaml(path.join(directory, 'woods.yaml'), woodsSchema),
    stains: readYaml(path.join(directory, 'stains.yaml'), stainsSchema),
    sheens: readYaml(path.join(directory, 'sheens.yaml'), sheensSchema),
  };
}

/** The finish of these codes, or `null` when one of them is unknown. Paint is the same on any wood (DOMAIN.md 2). */
export function resolveFinish(materials: Materials, name: FinishName): Finish | null {
  const wood = own(materials.woods, name.wood);
  const stain = own(materials.stains, name.stain);
  const sheen = own(materials.sheens, name.sheen);
  if (!wood || !stain || !sheen) return null;
  const ramp = 'paint' in stain ? paintRamp(stain, wood) : stainRamp(materials, wood, stain);
  return { figure: wood.figure, ramp, sheen: { gain: sheen.gain, focus: sheen.focus, diffuse: sheen.diffuse } };
}

function stainRamp(materials: Materials, wood: Wood, stain: Stain): RampStop[] {
  const bare = hexToLinear(wood.bare);
  const reference = hexToLinear(own(materials.woods, REFERENCE_WOOD[wood.group])?.bare ?? wood.bare);
  const onWood = (hex: string): LinearColour => overWood(hexToLinear(hex), bare, reference, stain.opacity);
  const colour = stain.colours[wood.group];
  if (typeof colour === 'string') return deriveRamp(onWood(colour), wood, stain.figure);
  const [dark, middle, light] = colour;
  const [low, centre, high] = wood.grain;
  return [
    { at: low, colour: onWood(dark) },
    { at: centre, colour: onWood(middle) },
    { at: high, colour: onWood(light) },
  ];
}

function paintRamp(paint: Paint, wood: Wood): RampStop[] {
  return deriveRamp(hexToLinear(paint.paint), wood, paint.figure);
}

/** `record[key]` for own keys only: a code such as `constructor` must not find something on the prototype. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${path.basename(file)}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
}
