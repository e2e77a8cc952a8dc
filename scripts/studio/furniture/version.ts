import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../version';
import type { FurnitureJob, FurniturePlan } from './job';

/** Code that the other families do not go through. */
const TABLES = /^families.table|seams\.py$/;
const SHADE = 'packing/shadow.py';

/** Gives every job the digest of the code, the data and the settings its picture comes from. */
export function withFurnitureVersions(plans: readonly FurniturePlan[], data: object, studio: string): FurnitureJob[] {
  const code = new Map<string, string>();
  const codeOf = (kind: FurniturePlan['kind']): string => {
    const known = code.get(kind) ?? digest(...sources(studio, kind));
    code.set(kind, known);
    return known;
  };
  const settings = digest(data);
  return plans.map((plan) => ({ ...plan, version: digest(codeOf(plan.kind), settings, plan) }));
}

function sources(studio: string, kind: FurniturePlan['kind']): string[] {
  const python = (folder: string): string[] =>
    readdirSync(path.join(studio, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.py'))
      .map((name) => path.join(folder, name));
  return ['figures.py', 'jobs.py', ...['blender', 'packing', 'geometry', 'families'].flatMap(python)]
    .filter((name) => !TABLES.test(name) && (name !== SHADE || kind === 'shadow'))
    .sort()
    .map((name) => readFileSync(path.join(studio, name), 'utf8'));
}
