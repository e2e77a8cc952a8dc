import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Job, JobPlan } from './job';
import type { Pieces } from './pieces';

/** Code that only some kinds of jobs go through; everything else in the studio's folder makes every picture stale. */
const PARTIAL: Readonly<Record<string, readonly JobPlan['kind'][]>> = {
  'packing/seams.py': ['seam'],
  'packing/shadow.py': ['under'],
  'families/table/thumbs.py': ['swatch', 'thumb'],
  'geometry/tops.py': ['top', 'under', 'swatch', 'thumb'],
  'geometry/outlines.py': ['top', 'seam', 'under', 'swatch', 'thumb'],
  'geometry/mesh.py': ['top', 'under', 'swatch', 'thumb'],
};
const UNDER_ONLY: readonly JobPlan['kind'][] = ['under', 'thumb'];
const RENDERED: readonly JobPlan['kind'][] = ['top', 'under', 'swatch', 'thumb'];

/** Gives every job the digest of the code, the data and the settings its picture comes from. */
export function withVersions(plans: readonly JobPlan[], pieces: Pieces, studio: string): Job[] {
  const code = new Map<JobPlan['kind'], string>();
  const codeOf = (kind: JobPlan['kind']): string => {
    const known = code.get(kind) ?? digest(...sources(studio, kind));
    code.set(kind, known);
    return known;
  };
  const { top, apron, legs, bases, shapes, edges, buckets } = pieces;
  return plans.map((plan) => {
    const { kind, token = '', shape = '', edge = '', bucket = '' } = plan;
    const parts = [legs[token], bases[token], shapes[shape || token], edges[edge || token], buckets[bucket]];
    const settings = kind === 'seam' ? { top } : { top, apron };
    return { ...plan, version: digest(codeOf(kind), plan, parts, settings) };
  });
}

function sources(studio: string, kind: JobPlan['kind']): string[] {
  const python = (folder: string): string[] =>
    readdirSync(path.join(studio, folder))
      .filter((name) => name.endsWith('.py'))
      .map((name) => path.posix.join(folder, name));
  return ['figures.py', 'jobs.py', ...['blender', 'packing', 'families', 'families/table', 'geometry'].flatMap(python)]
    .filter((name) => (PARTIAL[name] ?? (name.startsWith('geometry/') ? UNDER_ONLY : RENDERED)).includes(kind))
    .sort()
    .map((name) => readFileSync(path.join(studio, name), 'utf8'));
}

/** A short hash of texts and of data as JSON. */
export function digest(...parts: unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(typeof part === 'string' ? part : (JSON.stringify(part) ?? ''));
  return hash.digest('hex').slice(0, 16);
}

const passSchema = z.looseObject({ version: z.string() });
const passFiles = (job: Job, out: string): string[] =>
  job.layers.map((layer) => path.join(out, layer, job.geometry, 'pass.json'));

/** True if every layer of a job carries this job's version. */
export function upToDate(job: Job, out: string): boolean {
  return passFiles(job, out).every((file) => hasVersion(file, job.version));
}

export function hasVersion(file: string, version: string): boolean {
  return existsSync(file) && passSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version === version;
}

/** Declares pictures of an older version good: for a change of code that is known not to alter them. */
export function accept(job: Job, out: string): void {
  for (const file of passFiles(job, out).filter((name) => existsSync(name))) setVersion(file, job.version);
}

export function setVersion(file: string, version: string): void {
  const pass = passSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...pass, version }));
}
