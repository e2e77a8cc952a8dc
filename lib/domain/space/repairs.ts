import type { Part, Section } from '../catalogue';
import type { Candidate } from '../restrictions';
import { Configuration } from '../configuration';
import { findPart, styleIndex } from '../style-index';
import { cheapest, type Costs, type Way } from './cheapest';
import type { Held } from './paths';
import { configurationSpace, picksOf, valuesOf, type ConfigurationSpace } from './space';
import { NOTHING_AT, type Value, type Variable } from './variables';

/** One pick that a repair changes; a part that is null is taken away or was not there. */
export interface Change {
  readonly section: Section | null;
  readonly from: Part | null;
  readonly to: Part | null;
}

/** A design near the one somebody has, in which nothing conflicts. */
export interface Repair {
  readonly configuration: Configuration;
  /** What a person would have to pick by hand, the wish aside; what only follows (a wood's stains) is no change. */
  readonly changes: readonly Change[];
}

const MOST_REPAIRS = 3;
/** Ways looked at to find repairs that differ in what they change, not only in what to. */
const WAYS = 12;
/** One changed pick outweighs any preference among parts. */
const CHANGE = 1000;

/**
 * The designs that hold a wish (or, without one, nothing but what is possible) and change fewest picks, best first;
 * none when no design holds it. Among equals the nearest parts in their lists come first.
 */
export function repairs(configuration: Configuration, wish: Candidate | null): readonly Repair[] {
  const { family, style } = configuration;
  const space = configurationSpace(family, style);
  const exact = wish ? heldBy(space, wish) : new Map<number, bigint>();
  if (!exact) return [];
  const found = waysOut(configuration, space, exact);
  // A stain that its wood never takes: the same stain on another wood, or below.
  const others = wish && found.length === 0 ? namesakesOf(configuration, space, wish) : [];
  const all = [...found, ...others.flatMap((held) => waysOut(configuration, space, held))];
  return diverse(all)
    .slice(0, MOST_REPAIRS)
    .map(({ chosen, changes }) => ({
      configuration: new Configuration(family, style, picksOf(space, chosen)),
      changes,
    }));
}

function waysOut(configuration: Configuration, space: ConfigurationSpace, held: Held): readonly Found[] {
  const current = valuesOf(space, configuration.picks);
  const names = namesBySlot(configuration);
  const costs = space.variables.map((variable, at) => {
    const now = variable.values[current.get(at) ?? -1] ?? null;
    // A second stain in the wish's stead is a change that has to be told.
    const isFree = held.has(at) && variable.kind !== 'bottomStain';
    return variable.values.map((value, to) => (isFree ? 0 : costOf(variable, now, value, to, names)));
  });
  return cheapest(space.diagram, held, costs, WAYS).map((way) => changedBy(space, way, current, costs));
}

/** Values of the wish's name in other lists of its slot, a variable each, and as the second stain of its own. */
function namesakesOf({ style }: Configuration, space: ConfigurationSpace, wish: Candidate): readonly Held[] {
  const slot = styleIndex(style).sectionById.get(wish.sectionId)?.slot;
  const name = findPart(style, wish.sectionId, wish.partId)?.displayName;
  if (!slot || wish.isBottomStain) return [];
  return space.variables.flatMap(({ kind, section, values }, variable): readonly Held[] => {
    const isOther = kind === 'section' && section?.slot === slot && section.id !== wish.sectionId;
    const isBelow = ({ sectionId }: Value): boolean => kind === 'bottomStain' && sectionId === wish.sectionId;
    const mask = values.reduce(
      (bits, value, at) =>
        (isOther || isBelow(value)) && value.parts[0]?.displayName === name ? bits | (1n << BigInt(at)) : bits,
      0n,
    );
    return mask === 0n ? [] : [new Map([[variable, mask]])];
  });
}

/** The values that grant a wish; null when no design has them. */
export function heldBy({ variables }: ConfigurationSpace, wish: Candidate): Held | null {
  const { sectionId, partId, childPartId, isBottomStain = false } = wish;
  const held = new Map<number, bigint>();
  variables.forEach(({ kind, values }, variable) => {
    if ((kind === 'bottomStain') !== isBottomStain || kind === 'twoToneType') return;
    const mask = values.reduce((bits, { sectionId: listed, parts: [part, child] }, at) => {
      const grants =
        listed === sectionId && part?.id === partId && (childPartId === undefined || child?.id === childPartId);
      return grants ? bits | (1n << BigInt(at)) : bits;
    }, 0n);
    if (mask !== 0n) held.set(variable, mask);
  });
  return held.size === 0 ? null : held;
}

/**
 * Names of what is chosen, by slot: a stain that another wood's list has too is kept, not changed (specification §4.1).
 */
function namesBySlot({ style, picks }: Configuration): ReadonlyMap<string, string> {
  return new Map(
    styleIndex(style).sections.flatMap((section): readonly (readonly [string, string])[] => {
      const part = findPart(style, section.id, picks.parts[section.id]?.[0]);
      return section.slot !== null && part ? [[section.slot, part.displayName]] : [];
    }),
  );
}

function costOf(
  variable: Variable,
  now: Value | null,
  value: Value,
  at: number,
  names: ReadonlyMap<string, string>,
): number {
  if (value === now) return 0;
  const [part, child] = value.parts;
  const { kind, section } = variable;
  // What goes or comes with a section, or with two-tone, follows from the pick that caused it.
  if (kind === 'twoToneType') return 0;
  if (kind === 'section' && at === NOTHING_AT) return 0;
  if (kind === 'section' && part && names.get(section?.slot ?? '') === part.displayName) {
    // The same size with another leaf is a change, unless it is the leaf's namesake.
    return child && child.displayName !== now?.parts[1]?.displayName ? CHANGE + at : 0;
  }
  if (kind === 'bottomStain' && part && part.displayName === now?.parts[0]?.displayName) return 0;
  const isDefault = part !== undefined && section?.defaultPartIds.includes(part.id);
  return CHANGE + (isDefault ? 0 : at);
}

/** A design found, before anything is made of it. */
interface Found {
  /** Variable → value. */
  readonly chosen: ReadonlyMap<number, number>;
  readonly changes: readonly Change[];
}

function changedBy(space: ConfigurationSpace, way: Way, current: ReadonlyMap<number, number>, costs: Costs): Found {
  const chosen = new Map(space.diagram.order.map((variable, at) => [variable, way.values[at] ?? 0]));
  const changes = space.variables.flatMap(({ section, values: list }, variable): readonly Change[] => {
    const to = chosen.get(variable) ?? 0;
    if ((costs[variable]?.[to] ?? 0) < CHANGE) return [];
    const partOf = (at: number | undefined): Part | null => list[at ?? -1]?.parts[0] ?? null;
    return [{ section, from: partOf(current.get(variable)), to: partOf(to) }];
  });
  return { chosen, changes };
}

/** Those that change other sections first; of the same sections, further parts fill what is left. */
function diverse(found: readonly Found[]): readonly Found[] {
  const fewest = Math.min(...found.map(({ changes }) => changes.length));
  const ranked = found.filter(({ changes }) => changes.length <= fewest + 1);
  const seen = new Set<string>();
  const isNew = ({ changes }: Found): boolean => {
    const key = changes.map(({ section }) => section?.id ?? 0).join();
    return !seen.has(key) && !!seen.add(key);
  };
  const first = ranked.filter(isNew);
  return [...first, ...ranked.filter((each) => !first.includes(each))].sort(
    (a, b) => a.changes.length - b.changes.length,
  );
}
