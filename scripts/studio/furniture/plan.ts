import type { FurniturePlan } from './job';
import type { FurnitureNeeds, NeededLayer, NeededThumb } from './needs';

/** Layer → groups of tokens that show the same boards (`studio/furniture/data/sharing.yaml`). */
export type Sharing = Readonly<Record<string, readonly (readonly string[])[]>>;

const SHADOW = 'shadow';
const HARDWARE = /hardware$/;

/**
 * All jobs in the order they are wanted, so that an early stop leaves a usable shop: what each style opens with, thumbs,
 * other fronts and bodies, hardware last. Within a group that shares its grain the first one drawn holds it for all.
 */
export function planFurniture(needs: FurnitureNeeds, sharing: Sharing): FurniturePlan[] {
  const opening = needs.layers.filter((need) => needs.firstSeen.has(addressOf(need)));
  const rest = needs.layers.filter((need) => !needs.firstSeen.has(addressOf(need)));
  const isHardware = ({ layer }: NeededLayer): boolean => HARDWARE.test(layer);
  const owners = new Map<string, string>();
  const plan = (need: NeededLayer): FurniturePlan => layerJob(need, owners, sharing);
  return [
    ...opening.map(plan),
    ...needs.thumbs.map(thumbJob),
    ...rest.filter((need) => !isHardware(need)).map(plan),
    ...rest.filter(isHardware).map(plan),
  ];
}

function layerJob(need: NeededLayer, owners: Map<string, string>, sharing: Sharing): FurniturePlan {
  const { family, layer, tokens } = need;
  const geometry = tokens.join('-');
  const job = { id: addressOf(need), kind: 'layer', family, layer, geometry, tokens } as const;
  if (layer === SHADOW) return { ...job, kind: SHADOW, grain: false };
  const face = faceOf(need, sharing);
  const grainOwner = owners.get(face);
  if (grainOwner === undefined) owners.set(face, geometry);
  return grainOwner === undefined ? { ...job, grain: true } : { ...job, grain: false, grainOwner };
}

/** What two pictures of one layer have in common when they show the same boards. */
function faceOf({ family, layer, tokens }: NeededLayer, sharing: Sharing): string {
  const groups = sharing[layer] ?? [];
  const common = tokens.map((token) => groups.find((group) => group.includes(token))?.[0] ?? token);
  return [family, layer, ...common].join('/');
}

function thumbJob({ family, what, token }: NeededThumb): FurniturePlan {
  const geometry = token === '' ? what : `${what}-${token}`;
  const tokens = [what, token];
  return {
    id: `${family}/thumb/${geometry}`,
    kind: 'thumb',
    family,
    layer: 'thumb',
    geometry,
    tokens,
    grain: true,
    what,
    token,
  };
}

const addressOf = ({ family, layer, tokens }: NeededLayer): string => `${family}/${layer}/${tokens.join('-')}`;
