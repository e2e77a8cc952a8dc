import type { Part, Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Selection } from '@/lib/domain/selection';
import { SIZE, sizeSlotOf } from '@/lib/domain/slots';
import { foldUp } from '@/lib/domain/space/paths';
import { configurationSpace } from '@/lib/domain/space/space';
import type { Value, Variable } from '@/lib/domain/space/variables';
import { dimensionsOf } from '../dimensions/dimensions';
import { configurationOf } from '../registry';

/** A way a style is made, as far as somebody looks for it in the showroom. */
export interface Build {
  /** What is chosen in the slots that the family names for looking (`FamilyDefinition.facets`), by their keys. */
  readonly parts: Readonly<Record<string, Part>>;
  /** People who sit at it closed, and with its leaves in; null where nobody sits. */
  readonly seats: readonly [closed: number, opened: number] | null;
  /** Inches from left to right as one stands before it; null for beds, which go by their mattress, and where nobody says. */
  readonly width: number | null;
  /** What its width is called: a table is so long. */
  readonly isLong: boolean;
  /** Parts of a design that is made so: of several as many as can be of those that its style starts with. */
  readonly partIds: readonly number[];
}

const kept = new WeakMap<Style, readonly Build[]>();

/** Every build of which a style has a design, exactly: what restrictions rule out is none. Worked out once a catalogue. */
export function buildsOf(family: FamilyDefinition, style: Style): readonly Build[] {
  const known = kept.get(style) ?? findBuilds(family, style);
  kept.set(style, known);
  return known;
}

/** Slot → part. */
type Chosen = Readonly<Record<string, Part>>;

function findBuilds(family: FamilyDefinition, style: Style): readonly Build[] {
  const { variables, diagram } = configurationSpace(family, style);
  const slots = new Set([SIZE, sizeSlotOf(family), ...Object.values(family.facets ?? {})]);
  /** All that can be chosen together from some node on, by the ids of its parts. */
  const folds = foldUp<ReadonlyMap<string, Chosen>>(diagram, new Map(), new Map([['', {}]]), (edges, at) => {
    const found = new Map<string, Chosen>();
    const variable = variables[at];
    const isAsked = variable?.kind === 'section' && slots.has(variable.section?.slot ?? '');
    for (const { values, rest } of edges) {
      for (const [key, below] of rest) {
        if (!variable || !isAsked) found.set(key, below);
        else
          for (const value of values)
            add(found, key, { ...below, ...chosenBy(variable, variable.values[value]) }, value);
      }
    }
    return found;
  });
  const builds = [...(folds[0]?.[0]?.values() ?? [])].map((chosen) => buildOf(family, style, chosen));
  const changes = changesFrom(style);
  // The last of a kind stays.
  const nearestLast = builds.toSorted((a, b) => changes(b) - changes(a));
  return [...new Map(nearestLast.map((build) => [keyOf(build), build])).values()];
}

/** How many parts of a build are others than those that its style starts with. */
export function changesFrom(style: Style): (build: Build) => number {
  const { slots } = configurationOf(style).selection;
  const first = new Set(Object.values(slots).flatMap((parts) => parts.map(({ id }) => id)));
  return ({ partIds }) => partIds.filter((id) => !first.has(id)).length;
}

const add = (found: Map<string, Chosen>, key: string, chosen: Chosen, value: number) =>
  found.set(`${value} ${key}`, chosen);

function chosenBy({ section }: Variable, value: Value | undefined): Chosen {
  const [part, child] = value?.parts ?? [];
  return {
    ...(part && section?.slot && { [section.slot]: part }),
    ...(child && section?.childSlot && { [section.childSlot]: child }),
  };
}

function buildOf(family: FamilyDefinition, style: Style, chosen: Chosen): Build {
  const dimensions = dimensionsOf(selectionOf(style, chosen));
  const { seats = null, openedSeats = null } = dimensions ?? {};
  const most = openedSeats ?? seats;
  const facets = Object.entries(family.facets ?? {}).flatMap(([key, slot]) => {
    const part = chosen[slot];
    return part ? [[key, part] as const] : [];
  });
  return {
    parts: Object.fromEntries(facets),
    seats: most === null ? null : [seats ?? most, most],
    width: !dimensions || dimensions.kind === 'bed' ? null : dimensions.across,
    isLong: dimensions?.kind === 'table',
    partIds: Object.values(chosen).map(({ id }) => id),
  };
}

/** A selection of a few parts, for what looks at no more. */
const selectionOf = (style: Style, chosen: Chosen): Selection => ({
  style,
  slots: Object.fromEntries(Object.entries(chosen).map(([slot, part]) => [slot, [part]])),
  sections: {},
  isTwoTone: false,
  twoToneType: null,
  flags: {},
});

const keyOf = ({ parts, seats, width }: Build): string =>
  JSON.stringify([Object.entries(parts).map(([key, { id }]) => [key, id]), seats, width]);
