import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { emptySchema, passSchema, seamSchema } from './pass';
import type { DamagedPass, EmptyPass, Pass, SeamDescription } from './pass';

/** All passes by `family/layer/geometry`. */
export type Manifest = ReadonlyMap<string, Pass | EmptyPass | DamagedPass>;

/** Key of a pass in the manifest. */
export function passKey(family: string, layer: string, geometry: string): string {
  return `${family}/${layer}/${geometry}`;
}

/**
 * Reads every `<family>/<layer>/<geometry>/pass.json` below `root`. Synchronous on purpose: it happens once, takes
 * about 0.1 ms a pass, and lets `layerExists` be a plain function. A missing root is an empty manifest; a folder
 * without `pass.json` is a render that was not finished and does not exist yet; an unreadable one is kept as damaged,
 * so that one bad file costs one layer and not all pictures (DESIGN §11, issue 3 "Bad input").
 */
export function readManifest(root: string): Manifest {
  const manifest = new Map<string, Pass | EmptyPass | DamagedPass>();
  for (const family of folders(root)) {
    for (const layer of folders(path.join(root, family))) {
      const found = new Map<string, Found>();
      for (const geometry of folders(path.join(root, family, layer))) {
        const pass = readPass(path.join(root, family, layer, geometry));
        if (pass) found.set(geometry, pass);
      }
      for (const [geometry, each] of found) {
        const pass = 'base' in each ? onItsBase(each, found.get(each.base)) : each;
        if (pass) manifest.set(passKey(family, layer, geometry), pass);
      }
    }
  }
  return manifest;
}

interface Seam extends SeamDescription {
  readonly directory: string;
}
type Found = Pass | EmptyPass | Seam | DamagedPass;

/** A seam over a pass that is not rendered yet does not exist yet either. */
function onItsBase(seam: Seam, base: Found | undefined): Pass | DamagedPass | null {
  const { directory, seamBox } = seam;
  if (!base) return null;
  if ('damage' in base) return base;
  if ('base' in base || 'empty' in base) return { directory, damage: `pass.json: base ${seam.base} is not a pass` };
  if (base.frame.join() !== seam.frame.join()) return { directory, damage: 'pass.json: frame is not that of the base' };
  return { ...base, version: `${base.version} ${seam.version}`, seam: { directory, box: seamBox } };
}

function readPass(directory: string): Found | null {
  try {
    const json: unknown = JSON.parse(readFileSync(path.join(directory, 'pass.json'), 'utf8'));
    const parsed = schemaOf(json).safeParse(json);
    if (!parsed.success) return { directory, damage: `pass.json: ${firstIssue(parsed.error)}` };
    return 'box' in parsed.data ? { ...parsed.data, directory, seam: null } : { ...parsed.data, directory };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    return { directory, damage: `pass.json: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function schemaOf(json: unknown) {
  if (typeof json !== 'object' || json === null) return passSchema;
  return 'base' in json ? seamSchema : 'empty' in json ? emptySchema : passSchema;
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'invalid'}`;
}

function folders(directory: string): string[] {
  try {
    const entries = readdirSync(directory, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch {
    return [];
  }
}
