/** The studio's job list: what can be drawn, in which order, and whether a picture is up to date. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const row = z.looseObject({});
const piecesSchema = z.looseObject({
  family: z.string(),
  figures: z.array(z.string()),
  thumbFigures: z.array(z.string()),
  heights: z.array(z.number()),
  camera: row,
  samples: z.record(z.string(), z.number()),
  top: row,
  apron: row,
  buckets: z.record(z.string(), z.looseObject({ plans: z.array(z.string()) })),
  plans: z.record(z.string(), z.looseObject({ stand: z.string() })),
  shapes: z.record(z.string(), z.looseObject({ bucket: z.string(), plan: z.string() })),
  edges: z.record(z.string(), z.array(row)),
  legs: z.record(z.string(), row),
  bases: z.record(z.string(), row),
});
export type Pieces = z.infer<typeof piecesSchema>;

export interface Camera {
  yaw: number;
  elevation: number;
  distance: number;
  lens: number;
  target: [number, number, number];
  ortho?: number;
}

/** One unit of rendering; `layers` are the folders it writes. */
export interface Job {
  id: string;
  kind: 'top' | 'under' | 'swatch' | 'thumb';
  geometry: string;
  layers: string[];
  figures: string[];
  /** Whether this job renders grain itself; otherwise `grainOwner` names the geometry that shares its grain. */
  grain: boolean;
  grainOwner?: string;
  version: string;
  shape?: string;
  edge?: string;
  bucket?: string;
  height?: number;
  token?: string;
  plan?: string;
  can?: boolean;
  what?: 'board' | 'shape' | 'edge' | 'leg' | 'height';
  camera?: Camera;
  floor?: number;
}

export function readPieces(file: string): Pieces {
  return piecesSchema.parse(parse(readFileSync(file, 'utf8')));
}

function digest(...parts: unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(typeof part === 'string' ? part : (JSON.stringify(part) ?? ''));
  return hash.digest('hex').slice(0, 16);
}

function sources(studio: string, names: string[]): string {
  return names.map((name) => readFileSync(path.join(studio, name), 'utf8')).join('\n');
}

const STAGE = ['nodes.py', 'wood.py', 'scene.py', 'render.py', 'exr.py', 'passes.py', 'pack.py', 'geometry/mesh.py'];
const UNDER = ['pieces.py', ...['tops', 'legs', 'aprons', 'bases'].map((name) => `geometry/${name}.py`)];
const SUBJECT = [...UNDER, 'subjects.py'];
/** The source files whose change makes a job stale. */
const SOURCES: Record<Job['kind'], string[]> = {
  top: ['pieces.py', 'geometry/tops.py'],
  under: UNDER,
  swatch: SUBJECT,
  thumb: SUBJECT,
};

/** Changes when camera, light or floor change. */
export function stageVersion(pieces: Pieces, studio: string): string {
  return digest(sources(studio, ['scene.py']), pieces.camera);
}

const thumbCameras = {
  board: { yaw: 0, elevation: 89.99, distance: 60, lens: 50, target: [0, 1.2, 30], ortho: 13 },
  shape: { yaw: 14, elevation: 56, distance: 400, lens: 50, target: [0, 0, 29], ortho: 84 },
  shapeRound: { yaw: 14, elevation: 56, distance: 400, lens: 50, target: [0, 0, 29], ortho: 70 },
  edge: { yaw: 38, elevation: 13, distance: 60, lens: 50, target: [35.4, -20.5, 29.2], ortho: 4.2 },
  leg: { yaw: 26, elevation: 8, distance: 200, lens: 50, target: [0, 0, 14.3], ortho: 33 },
  base: { yaw: 26, elevation: 12, distance: 200, lens: 50, target: [0, 0, 13.2], ortho: 42 },
  height: { yaw: 26, elevation: 12, distance: 300, lens: 50, target: [0, 0, 20], ortho: 88 },
} satisfies Record<string, Camera>;

function thumbs(pieces: Pieces): Omit<Job, 'version'>[] {
  const thumb = (what: NonNullable<Job['what']>, token: string, camera: Camera): Omit<Job, 'version'> => ({
    id: `${pieces.family}/thumb/${what}-${token}`,
    kind: 'thumb',
    geometry: `${what}-${token}`,
    layers: ['thumb'],
    figures: pieces.thumbFigures,
    grain: true,
    what,
    token,
    camera,
  });
  return [
    ...Object.entries(pieces.shapes).map(([t, { bucket }]) =>
      thumb('shape', t, bucket === 'l' ? thumbCameras.shape : thumbCameras.shapeRound),
    ),
    ...Object.keys(pieces.edges).map((t) => thumb('edge', t, thumbCameras.edge)),
    ...Object.keys(pieces.legs).map((t) => thumb('leg', t, thumbCameras.leg)),
    ...Object.keys(pieces.bases).map((t) => thumb('leg', t, thumbCameras.base)),
    ...pieces.heights.map((h) => thumb('height', String(h), thumbCameras.height)),
  ];
}

function tops(pieces: Pieces, height: number): Omit<Job, 'version'>[] {
  const [owner] = Object.keys(pieces.edges);
  return Object.entries(pieces.shapes).flatMap(([shape, { bucket }]) =>
    Object.keys(pieces.edges).map((edge): Omit<Job, 'version'> => {
      const geometry = `${shape}-${edge}-${height}-${bucket}`;
      const shared = edge === owner ? {} : { grainOwner: `${shape}-${owner}-${height}-${bucket}` };
      const job = {
        kind: 'top' as const,
        geometry,
        layers: ['top'],
        figures: pieces.figures,
        grain: edge === owner,
        ...shared,
      };
      return { id: `${pieces.family}/top/${geometry}`, ...job, shape, edge, bucket, height };
    }),
  );
}

function unders(pieces: Pieces, height: number): Omit<Job, 'version'>[] {
  return Object.entries(pieces.buckets).flatMap(([bucket, { plans }]) => {
    const tokens = Object.keys(bucket === 'o' ? pieces.bases : pieces.legs);
    return plans.flatMap((plan) =>
      tokens.map((token): Omit<Job, 'version'> => {
        const geometry = `${token}-${height}-${bucket}-${plan}`;
        const can = token in pieces.bases;
        const layers = ['leg', 'apron', ...(can ? ['can'] : []), 'shadow'];
        const job = { kind: 'under' as const, geometry, layers, figures: pieces.figures, grain: true, can };
        return { id: `${pieces.family}/under/${geometry}`, ...job, token, plan, bucket, height };
      }),
    );
  });
}

/** All jobs in the order they are wanted: swatch, the default table, thumbs, then height by height. */
export function planJobs(pieces: Pieces, studio: string): Job[] {
  const swatch: Omit<Job, 'version'> = {
    id: `${pieces.family}/swatch/board`,
    kind: 'swatch',
    geometry: 'board',
    layers: ['swatch'],
    figures: pieces.figures,
    grain: true,
    what: 'board',
    camera: thumbCameras.board,
  };
  const heights = pieces.heights.flatMap((h) => [...unders(pieces, h), ...tops(pieces, h)]);
  const first = ['top/re-mis-30-l', 'under/tur-30-l-r'].map((name) => `${pieces.family}/${name}`);
  const list = [
    swatch,
    ...heights.filter((j) => first.includes(j.id)),
    ...thumbs(pieces),
    ...heights.filter((j) => !first.includes(j.id)),
  ];
  const sourcesOf = (kind: Job['kind']): string => sources(studio, [...STAGE, ...SOURCES[kind]]);
  const code = {
    top: sourcesOf('top'),
    under: sourcesOf('under'),
    swatch: sourcesOf('swatch'),
    thumb: sourcesOf('thumb'),
  };
  const { camera, samples, top, apron } = pieces;
  return list.map((job) => {
    const spec = [
      job.token &&
        (pieces.legs[job.token] ?? pieces.bases[job.token] ?? pieces.shapes[job.token] ?? pieces.edges[job.token]),
      job.shape && pieces.shapes[job.shape],
      job.edge && pieces.edges[job.edge],
      job.bucket && pieces.buckets[job.bucket],
      job.plan && pieces.plans[job.plan],
    ];
    return { ...job, version: digest(code[job.kind], job, spec, { camera, samples, top, apron }) };
  });
}

/** True if every layer of a job carries this job's version. */
export function upToDate(job: Job, out: string): boolean {
  return job.layers.every((layer) => {
    const file = path.join(out, layer, job.geometry, 'pass.json');
    if (!existsSync(file)) return false;
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
    return version === job.version;
  });
}
