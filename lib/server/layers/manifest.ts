import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { passSchema, type DamagedPass, type Pass } from './pass';

/** All passes by `family/layer/geometry`. */
export type Manifest = ReadonlyMap<string, Pass | DamagedPass>;

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
  const manifest = new Map<string, Pass | DamagedPass>();
  for (const family of folders(root)) {
    for (const layer of folders(path.join(root, family))) {
      for (const geometry of folders(path.join(root, family, layer))) {
        const pass = readPass(path.join(root, family, layer, geometry));
        if (pass) manifest.set(passKey(family, layer, geometry), pass);
      }
    }
  }
  return manifest;
}

function readPass(directory: string): Pass | DamagedPass | null {
  try {
    const text = readFileSync(path.join(directory, 'pass.json'), 'utf8');
    const parsed = passSchema.safeParse(JSON.parse(text));
    if (parsed.success) return { ...parsed.data, directory };
    const issue = parsed.error.issues[0];
    return { directory, damage: `pass.json: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'invalid'}` };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    return { directory, damage: `pass.json: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function folders(directory: string): string[] {
  try {
    const entries = readdirSync(directory, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch {
    return [];
  }
}
