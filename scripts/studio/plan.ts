import type { JobPlan } from './job';
import type { Needs } from './needs';
import type { Pieces } from './pieces';

const SOLID = 's';
const DRAWN_LAYERS = ['leg', 'apron'];

/**
 * All jobs in the order they are wanted, so that an early stop leaves a usable shop: seams (they cost nothing) and the
 * swatch, what each style opens with, thumbs, then height by height. A top that holds grain comes before those it lends.
 * @throws Error when the catalogue names a part that the studio has no data for
 */
export function planJobs(pieces: Pieces, needs: Needs): JobPlan[] {
  const tops = topJobs(pieces, needs);
  const unders = needs.unders.map((tokens) => underJob(pieces, tokens));
  const firstSeen = new Set([...needs.firstSeen].map((name) => name.replace(/^(top\/.*)-\w+$/, `$1-${SOLID}`)));
  const isFirst = ({ kind, geometry }: JobPlan): boolean =>
    firstSeen.has(`${kind === 'top' ? 'top' : 'shadow'}/${geometry}`);
  const owners = new Set(tops.filter(isFirst).flatMap(({ grainOwner }) => grainOwner ?? []));
  const rank = (job: JobPlan): number => (isFirst(job) || owners.has(job.geometry) ? 0 : (job.height ?? 0));
  const lends = (job: JobPlan): number => (job.kind === 'under' ? 0 : job.grain ? 1 : 2);
  const pictures = [...unders, ...tops].sort((a, b) => rank(a) - rank(b) || lends(a) - lends(b));
  const opening = pictures.filter((job) => rank(job) === 0);
  return [
    ...needs.tops.filter((tokens) => tokens[4] !== SOLID).map((tokens) => seamJob(pieces, tokens)),
    swatchJob(pieces),
    ...opening,
    ...needs.thumbs.map(([kind, token]) => thumbJob(pieces, needs, kind, token)),
    ...pictures.slice(opening.length),
  ];
}

const job = (pieces: Pieces, kind: JobPlan['kind'], geometry: string) =>
  ({
    id: `${pieces.family}/${kind}/${geometry}`,
    kind,
    family: pieces.family,
    layer: kind,
    geometry,
    layers: [kind],
    figures: pieces.figures,
    grain: true,
  }) as const;

/** Every seamed top lies on its solid one, so that one is drawn too. The first edge drawn of a shape holds the grain of all. */
function topJobs(pieces: Pieces, needs: Needs): JobPlan[] {
  const solid = new Map(
    needs.tops.map(([shape = '', edge = '', height = '', bucket = '']) => {
      known(pieces.shapes, shape);
      known(pieces.edges, edge);
      return [[shape, edge, height, bucket, SOLID].join('-'), { shape, edge, height, bucket }];
    }),
  );
  const owners = new Map<string, string>();
  return Object.keys(pieces.edges).flatMap((drawn) =>
    [...solid]
      .filter(([, { edge }]) => edge === drawn)
      .map(([geometry, { shape, edge, height, bucket }]) => {
        const face = `${shape}-${height}-${bucket}`;
        const grainOwner = owners.get(face);
        if (grainOwner === undefined) owners.set(face, geometry);
        const plan = { ...job(pieces, 'top', geometry), shape, edge, bucket, height: Number(height) };
        return grainOwner === undefined ? plan : { ...plan, grain: false, grainOwner };
      }),
  );
}

function seamJob(pieces: Pieces, tokens: readonly string[]): JobPlan {
  const [shape = '', edge = '', height = '', bucket = ''] = tokens;
  const plan = job(pieces, 'seam', tokens.join('-'));
  return { ...plan, layers: ['top'], grain: false, shape, edge, bucket, height: Number(height) };
}

function underJob(pieces: Pieces, tokens: readonly string[]): JobPlan {
  const [token = '', height = '', bucket = '', plan = ''] = tokens;
  const { layers = DRAWN_LAYERS } = known({ ...pieces.legs, ...pieces.bases }, token);
  known(known(pieces.buckets, bucket).plans, plan);
  const under = job(pieces, 'under', tokens.join('-'));
  return { ...under, layers: [...layers, 'shadow'], token, plan, bucket, height: Number(height) };
}

function swatchJob(pieces: Pieces): JobPlan {
  return { ...job(pieces, 'swatch', 'board'), what: 'board', camera: pieces.thumbs.board };
}

function thumbJob(pieces: Pieces, needs: Needs, kind: string, token: string): JobPlan {
  const isLong = needs.unders.some(([leg, , bucket]) => leg === token && bucket === 'l');
  const standing = token in pieces.legs ? 'leg' : isLong ? 'long' : 'base';
  const camera = known(pieces.thumbs, kind === 'leg' ? standing : kind);
  return { ...job(pieces, 'thumb', `${kind}-${token}`), what: kind, token, camera };
}

function known<T>(rows: Readonly<Record<string, T>>, token: string): T {
  const row = rows[token];
  if (row === undefined)
    throw new Error(`The catalogue shows "${token}", of which studio/families/table/data knows nothing.`);
  return row;
}
