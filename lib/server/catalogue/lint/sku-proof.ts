import type { Section } from '@/lib/domain/catalogue';
import type { PickAction, Picks } from '@/lib/domain/picks';
import { defaultPicks } from '@/lib/domain/default-picks';
import { createJudge } from '@/lib/domain/judge';
import { parseSku } from '@/lib/domain/parse-sku';
import { pick } from '@/lib/domain/pick';
import { isValidConfiguration } from '@/lib/domain/selection-list';
import { buildSku } from '@/lib/domain/sku';
import { activeSections } from '@/lib/domain/visibility';
import type { StyleCheck } from './style-check';

/** Steps of the random walk through a style's configurations. */
const WALK_STEPS = 400;

/**
 * The custom sku is lossless (DESIGN §9): reading a built sku gives the same configuration, for every part picked from
 * the default and along a random walk that is the same on every run.
 */
export function checkSkus(check: StyleCheck): void {
  const { family, style, entry, report } = check;
  const start = defaultPicks(family, style);
  for (const picks of [start, ...neighbours(check, start), ...walk(check, start)]) {
    const sku = buildSku(family, style, picks);
    const read = parseSku(family, style, sku);
    if (read.ok && canonical(read.value) === canonical(picks)) continue;
    report(entry.at, `ambiguous sku ${sku}: ${read.ok ? 'it reads as another configuration' : read.error}`);
    return;
  }
}

/** Every allowed configuration one pick away. */
function neighbours({ family, style }: StyleCheck, from: Picks): readonly Picks[] {
  const judge = createJudge(family, style, from);
  return activeSections(family, style, from)
    .flatMap(actionsOf)
    .filter((action) => action.type !== 'pick' || judge(action).isValid)
    .map((action) => pick(family, style, from, action))
    .filter((picks) => isValidConfiguration(family, style, picks));
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

function walk(check: StyleCheck, from: Picks): readonly Picks[] {
  const { family, style } = check;
  const random = seeded(style.id);
  const found: Picks[] = [];
  let picks = from;
  for (let step = 0; step < WALK_STEPS; step += 1) {
    const next = pick(family, style, picks, randomAction(check, picks, random));
    // Also across the first pick that a person would be refused: only whole configurations count.
    if (!isValidConfiguration(family, style, next)) continue;
    picks = next;
    found.push(picks);
  }
  return found;
}

function randomAction({ family, style }: StyleCheck, picks: Picks, random: () => number): PickAction {
  const draw = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const chance = random();
  if (chance < 0.08) return { type: 'toggleTwoTone' };
  if (chance < 0.12) return { type: 'setTwoToneType', twoToneType: draw([1, 2, 3] as const) ?? 2 };
  const sections = activeSections(family, style, picks).filter((section) => section.slot !== null);
  const section = draw(sections);
  return (section && draw(actionsOf(section))) ?? { type: 'toggleTwoTone' };
}

/** mulberry32: small, well spread, and the same everywhere. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Equal for equal configurations: fields in one order, options by number. */
function canonical({ parts, childParts, bottomStainId, twoToneType }: Picks): string {
  const chosen = Object.entries(parts).filter(([, ids]) => ids.length > 0);
  return JSON.stringify([chosen, Object.entries(childParts), bottomStainId, twoToneType]);
}
