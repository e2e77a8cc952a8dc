import type { TableData } from './data';
import { thumbJob, type Job } from './job';
import type { NeededThumb, Needs } from './needs';

const SOLID = 's';
const DRAWN_LAYERS = ['leg', 'apron'];

/**
 * All jobs in the order they are wanted, so that an early stop leaves a usable shop: seams (they cost nothing) and the
 * swatch, what each style opens with, thumbs, then height by height. A top that holds grain comes before those it lends.
 * @throws Error when the catalogue names a part that the studio has no data for
 */
export function planTables(needs: Needs, data: TableData): Job[] {
  const tokensOf = (layer: string): readonly Tokens[] =>
    needs.layers.filter((need) => need.family === data.family && need.layer === layer).map(({ tokens }) => tokens);
  const shown = tokensOf('top');
  const tops = topJobs(data, shown);
  const unders = tokensOf('shadow').map((tokens) => underJob(data, tokens));
  const firstSeen = new Set([...needs.firstSeen].map((name) => name.replace(/^(.*\/top\/.*)-\w+$/, `$1-${SOLID}`)));
  const isFirst = ({ kind, geometry }: Job): boolean =>
    firstSeen.has(`${data.family}/${kind === 'top' ? 'top' : 'shadow'}/${geometry}`);
  const owners = new Set(tops.filter(isFirst).flatMap(({ grainOwner }) => grainOwner ?? []));
  const rank = (job: Job): number => (isFirst(job) || owners.has(job.geometry) ? 0 : (job.height ?? 0));
  const lends = (job: Job): number => (job.kind === 'under' ? 0 : job.grain ? 1 : 2);
  const pictures = [...unders, ...tops].sort((a, b) => rank(a) - rank(b) || lends(a) - lends(b));
  const opening = pictures.filter((job) => rank(job) === 0);
  return [
    ...shown.filter((tokens) => tokens[4] !== SOLID).map((tokens) => seamJob(data, tokens)),
    swatchJob(data),
    ...opening,
    ...needs.thumbs.filter(({ family }) => family === data.family).map((thumb) => tableThumb(data, unders, thumb)),
    ...pictures.slice(opening.length),
  ];
}

type Tokens = readonly string[];

const job = ({ family, figures }: TableData, kind: 'top' | 'seam' | 'under' | 'swatch', tokens: Tokens) => {
  const geometry = tokens.join('-');
  const place = { id: `${family}/${kind}/${geometry}`, family, layer: kind, layers: [kind], geometry };
  return { ...place, kind, tokens, figures, grain: true };
};

/** Every seamed top lies on its solid one, so that one is drawn too. The first edge drawn of a shape holds the grain of all. */
function topJobs(data: TableData, shown: readonly Tokens[]): Job[] {
  const solid = new Map(
    shown.map(([shape = '', edge = '', height = '', bucket = '']) => {
      known(data.shapes, shape);
      known(data.edges, edge);
      return [[shape, edge, height, bucket, SOLID].join('-'), { shape, edge, height, bucket }];
    }),
  );
  const owners = new Map<string, string>();
  return Object.keys(data.edges).flatMap((drawn) =>
    [...solid]
      .filter(([, { edge }]) => edge === drawn)
      .map(([geometry, { shape, edge, height, bucket }]) => {
        const face = `${shape}-${height}-${bucket}`;
        const grainOwner = owners.get(face);
        if (grainOwner === undefined) owners.set(face, geometry);
        const plan = { ...job(data, 'top', geometry.split('-')), shape, edge, bucket, height: Number(height) };
        return grainOwner === undefined ? plan : { ...plan, grain: false, grainOwner };
      }),
  );
}

function seamJob(data: TableData, tokens: Tokens): Job {
  const [shape = '', edge = '', height = '', bucket = ''] = tokens;
  const plan = job(data, 'seam', tokens);
  return { ...plan, layers: ['top'], grain: false, shape, edge, bucket, height: Number(height) };
}

function underJob(data: TableData, tokens: Tokens): Job {
  const [token = '', height = '', bucket = '', plan = ''] = tokens;
  const { layers = DRAWN_LAYERS } = known({ ...data.legs, ...data.bases }, token);
  known(known(data.buckets, bucket).plans, plan);
  const under = job(data, 'under', tokens);
  return { ...under, layers: [...layers, 'shadow'], token, plan, bucket, height: Number(height) };
}

function swatchJob(data: TableData): Job {
  return { ...job(data, 'swatch', ['board']), what: 'board', camera: data.thumbs.board };
}

function tableThumb(data: TableData, unders: readonly Job[], thumb: NeededThumb): Job {
  const { what, token } = thumb;
  const isLong = unders.some((under) => under.token === token && under.bucket === 'l');
  const standing = token in data.legs ? 'leg' : isLong ? 'long' : 'base';
  const camera = known(data.thumbs, what === 'leg' ? standing : what);
  return { ...thumbJob(thumb), figures: data.figures, camera };
}

function known<T>(rows: Readonly<Record<string, T>>, token: string): T {
  const row = rows[token];
  if (row === undefined)
    throw new Error(`The catalogue shows "${token}", of which studio/families/table/data knows nothing.`);
  return row;
}
