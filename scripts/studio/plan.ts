import type { StudioData } from './data';
import { thumbJob, type Job } from './job';
import { addressOf, type NeededLayer, type Needs } from './needs';
import { planTables } from './plan-tables';

const SHADOW = 'shadow';
const HARDWARE = /hardware$/;

/**
 * All jobs in the order they are wanted, so that an early stop leaves a usable shop: of the tables, then of the others,
 * what each style opens with, thumbs, other fronts and bodies, hardware last. A family that nobody builds yet has none.
 * @throws Error when the catalogue names a part of a table that the studio has no data for
 */
export function planJobs(needs: Needs, { table, sharing, registry }: StudioData): Job[] {
  const isOther = ({ family }: { readonly family: string }): boolean => family !== table.family && family in registry;
  const others = { ...needs, layers: needs.layers.filter(isOther), thumbs: needs.thumbs.filter(isOther) };
  return [...planTables(needs, table), ...planLayers(others, sharing)];
}

/** Layer → groups of tokens that show the same boards (`studio/families/sharing.yaml`). */
export type Sharing = Readonly<Record<string, readonly (readonly string[])[]>>;

/** The same of families whose layers are drawn one by one. */
export function planLayers(needs: Needs, sharing: Sharing): Job[] {
  const owners = ownersOf(needs.layers, sharing);
  const first = new Set(
    needs.layers
      .filter((need) => needs.firstSeen.has(addressOf(need)))
      .flatMap((need) => [addressOf(need), `${need.family}/${need.layer}/${owners.get(faceOf(need, sharing)) ?? ''}`]),
  );
  const opening = needs.layers.filter((need) => first.has(addressOf(need)));
  const rest = needs.layers.filter((need) => !first.has(addressOf(need)));
  const isHardware = ({ layer }: NeededLayer): boolean => HARDWARE.test(layer);
  const plan = (need: NeededLayer): Job => layerJob(need, owners, sharing);
  return [
    ...opening.map(plan),
    ...needs.thumbs.map(thumbJob),
    ...rest.filter((need) => !isHardware(need)).map(plan),
    ...rest.filter(isHardware).map(plan),
  ];
}

/** The geometry that keeps the grain of each face: of those needed the one whose token stands first in its group. */
function ownersOf(layers: readonly NeededLayer[], sharing: Sharing): ReadonlyMap<string, string> {
  const best = new Map<string, { readonly place: number; readonly geometry: string }>();
  for (const need of layers) {
    const face = faceOf(need, sharing);
    const place = placeOf(need, sharing);
    const known = best.get(face);
    if (!known || place < known.place) best.set(face, { place, geometry: need.tokens.join('-') });
  }
  return new Map([...best].map(([face, { geometry }]) => [face, geometry]));
}

function placeOf({ layer, tokens }: NeededLayer, sharing: Sharing): number {
  const places = (sharing[layer] ?? []).flatMap((group) => tokens.map((token) => group.indexOf(token)));
  return Math.max(-1, ...places);
}

function layerJob(need: NeededLayer, owners: ReadonlyMap<string, string>, sharing: Sharing): Job {
  const { family, layer, tokens } = need;
  const geometry = tokens.join('-');
  const job = { id: addressOf(need), kind: 'layer', family, layer, layers: [layer], geometry, tokens } as const;
  if (layer === SHADOW) return { ...job, kind: SHADOW, grain: false };
  const grainOwner = owners.get(faceOf(need, sharing)) ?? geometry;
  return grainOwner === geometry ? { ...job, grain: true } : { ...job, grain: false, grainOwner };
}

/** What two pictures of one layer have in common when they show the same boards. */
function faceOf({ family, layer, tokens }: NeededLayer, sharing: Sharing): string {
  const groups = sharing[layer] ?? [];
  const common = tokens.map((token) => groups.find((group) => group.includes(token))?.[0] ?? token);
  return [family, layer, ...common].join('/');
}
