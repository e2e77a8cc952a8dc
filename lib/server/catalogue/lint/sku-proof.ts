import type { Section } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { PickAction } from '@/lib/domain/picks';
import { parseSku } from '@/lib/domain/parse-sku';
import { randomWalk, seededRandom } from '@/lib/domain/random-walk';
import { apart } from './example';
import { atStyle, type StyleCheck } from './style-check';

/** Steps of the random walk through a style's configurations. */
const WALK_STEPS = 400;

/**
 * The custom sku is lossless (specification §16.1): reading a built sku gives the same configuration, for every part
 * picked from the default and along a random walk that is the same on every run.
 */
export function checkSkus(check: StyleCheck): void {
  const { family, style, start, report } = check;
  const walked = randomWalk(start, seededRandom(style.id), WALK_STEPS);
  for (const made of [start, ...neighbours(start), ...walked]) {
    const { sku, picks } = made;
    const read = parseSku(family, style, sku);
    if (read.ok && JSON.stringify(read.value.picks) === JSON.stringify(picks)) continue;
    const message = `ambiguous sku ${sku}: ${read.ok ? 'it reads as another configuration' : read.error}`;
    report('shared-sku', atStyle(check), message, { sku, picks: read.ok ? apart(made, read.value) : [] });
    return;
  }
}

/** Every allowed configuration one pick away. */
function neighbours(from: Configuration): readonly Configuration[] {
  return from.activeSections
    .flatMap(actionsOf)
    .map((action) => from.after(action))
    .filter(({ isValid }) => isValid);
}

function actionsOf(section: Section): readonly PickAction[] {
  if (section.slot === null) return [];
  return section.parts.flatMap((part): readonly PickAction[] => {
    const action = { type: 'pick', sectionId: section.id, partId: part.id } as const;
    if (section.type === 'Stain') return [action, { ...action, isBottomStain: true }];
    const leaves = part.childParts.map((child) => ({ ...action, childPartId: child.id }));
    return leaves.length > 0 ? leaves : [action];
  });
}
