import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Job } from './job';

/** A picture's folders: one a layer. */
type Owner = Pick<Job, 'layers' | 'geometry'>;

/** Folders below `out` that no job owns: pictures of names that are no more. */
export function orphans(jobs: readonly Owner[], out: string): string[] {
  const owned = new Set(jobs.flatMap(({ layers, geometry }) => layers.map((layer) => `${layer}/${geometry}`)));
  return folders(out).flatMap((layer) =>
    folders(path.join(out, layer))
      .map((geometry) => `${layer}/${geometry}`)
      .filter((name) => !owned.has(name)),
  );
}

export function removeOrphans(names: readonly string[], out: string): void {
  for (const name of names) rmSync(path.join(out, name), { recursive: true });
}

function folders(directory: string): string[] {
  const entries = readdirSync(directory, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
