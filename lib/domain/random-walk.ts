import { TWO_TONE } from './catalogue';
import type { Configuration } from './configuration';
import type { PickAction } from './picks';

/** A number from 0 up to 1, as `Math.random` gives it. */
export type Random = () => number;

/** Steps that lead far enough from a default for every part to be met in a few hundred walks. */
export const WALK_STEPS = 25;

/** Numbers that are the same for the same seed, everywhere (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The valid configurations that random actions come by, each once a step; what would leave a conflict behind is not done. */
export function* randomWalk(start: Configuration, random: Random, steps = WALK_STEPS): Generator<Configuration> {
  let here = start;
  for (let step = 0; step < steps; step += 1) {
    const next = here.after(randomAction(here, random));
    if (!next.isValid) continue;
    here = next;
    yield here;
  }
}

/** Where a random walk ends. */
export function randomConfiguration(start: Configuration, random: Random, steps?: number): Configuration {
  return [...randomWalk(start, random, steps)].at(-1) ?? start;
}

/** Anything a visitor can do: mostly picks, now and then two-tone. At most four numbers are drawn. */
export function randomAction({ activeSections }: Configuration, random: Random): PickAction {
  const what = random();
  if (what < 0.1) return { type: 'toggleTwoTone' };
  if (what < 0.15) return { type: 'setTwoToneType', twoToneType: oneOf(Object.values(TWO_TONE), random) };
  const listed = activeSections.filter(({ parts }) => parts.length > 0);
  const section = oneOf(listed, random);
  const part = oneOf(section.parts, random);
  const action = { type: 'pick', sectionId: section.id, partId: part.id } as const;
  if (part.childParts.length > 0) return { ...action, childPartId: oneOf(part.childParts, random).id };
  return section.type === 'Stain' && what < 0.5 ? { ...action, isBottomStain: true } : action;
}

/** One of a list. @throws Error when it is empty */
export function oneOf<T>(list: readonly T[], random: Random): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
