import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ARCHIVE_EXTENSION, readLayer } from '../../lib/server/layers/pass-store';
import { LOCK_FILE, lockText, readLock, type LockedJob } from '../../lib/server/layers/passes-lock';
import { withLock } from '../config/lock';
import { contentOf } from './content';
import type { Sourced } from './job';
import { changeLayer } from './pass-files';

/** Files what jobs have packed below `packed`, and writes it down in the lock: passes first, so that a kill loses a line, not a pass. */
export async function filePasses(out: string, packed: string, jobs: readonly Sourced[]): Promise<void> {
  await alone(out, () => {
    const layers = new Map<string, Map<string, string>>();
    for (const { family, layers: made, geometry } of jobs) {
      for (const layer of made) {
        const key = path.join(family, layer);
        const passes = layers.get(key) ?? new Map<string, string>();
        layers.set(key, passes.set(geometry, path.join(packed, key, geometry)));
      }
    }
    for (const [layer, fresh] of layers) changeLayer(path.join(out, layer), fresh);
    writeLines(out, jobs);
  });
}

/** Writes down of passes that are filed what jobs would make them of now. */
export const renewLines = (out: string, jobs: readonly Sourced[]): Promise<void> =>
  alone(out, () => writeLines(out, jobs));

function writeLines(out: string, jobs: readonly Sourced[]): void {
  const lines = jobs.map((job) => lockedJob(out, job));
  const ids = new Set(jobs.map(({ id }) => id));
  writeLock(out, [...readLock(out).filter(({ id }) => !ids.has(id)), ...lines]);
}

/** Deletes pictures that none of `jobs` makes; answers how many passes went. */
export async function prunePasses(out: string, jobs: readonly Sourced[]): Promise<number> {
  const owned = new Set(
    jobs.flatMap(({ family, layers, geometry }) => layers.map((each) => `${family}/${each}/${geometry}`)),
  );
  const ids = new Set(jobs.map(({ id }) => id));
  let count = 0;
  await alone(out, () => {
    for (const layer of storedLayers(out)) {
      const base = path.join(out, layer);
      const gone = readLayer(base)
        .geometries()
        .filter((geometry) => !owned.has(`${layer}/${geometry}`));
      if (gone.length > 0) changeLayer(base, new Map(), gone);
      count += gone.length;
    }
    writeLock(
      out,
      readLock(out).filter(({ id }) => ids.has(id)),
    );
  });
  return count;
}

/** The line of a job whose passes are filed. */
function lockedJob(out: string, { id, family, layers, geometry, sources }: Sourced): LockedJob {
  const hash = (layer: string): string => contentOf(readLayer(path.join(out, family, layer)), geometry);
  return { id, sources, contents: Object.fromEntries(layers.map((layer) => [layer, hash(layer)])) };
}

/** Whether the lock says that a job's pictures are made of what they would be made of now. */
export function isUpToDate(job: Sourced, locked: LockedJob | undefined): boolean {
  return locked?.sources === job.sources && job.layers.every((layer) => layer in locked.contents);
}

/** Names (`<family>/<layer>`) of the layers that are there, as archives or as folders. */
function storedLayers(out: string): readonly string[] {
  const families = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return families.flatMap(({ name }) => {
    const layers = readdirSync(path.join(out, name)).map((layer) => path.basename(layer, ARCHIVE_EXTENSION));
    return [...new Set(layers)].map((layer) => path.join(name, layer));
  });
}

function writeLock(out: string, jobs: readonly LockedJob[]): void {
  const file = path.join(out, LOCK_FILE);
  writeFileSync(`${file}.part`, lockText(jobs));
  renameSync(`${file}.part`, file);
}

/** Several processes may share the work; each waits for the others' moment of filing. */
const alone = (out: string, work: () => void): Promise<void> =>
  withLock(path.join(out, 'filing'), () => Promise.resolve(work()));
