import type { Style, TwoToneType } from '../catalogue';
import type { FamilyDefinition } from '../family';
import type { Picks } from '../picks';
import type { Random } from '../random-walk';
import { compile, greedyOrder, type Diagram } from './diagram';
import { nogoodsOf } from './nogoods';
import { unpackDiagram } from './packed-space';
import { countUp, domains, sample, type Held } from './paths';
import { NOTHING, variablesOf, type Variable } from './variables';

/** Every design of a style, exactly (specification §14). */
export interface ConfigurationSpace {
  readonly variables: readonly Variable[];
  readonly diagram: Diagram;
}

const spaces = new WeakMap<Style, ConfigurationSpace>();

/** The space of a style; compiled at the first call. */
export function configurationSpace(family: FamilyDefinition, style: Style): ConfigurationSpace {
  const known = spaces.get(style);
  if (known) return known;
  const made = compileSpace(family, style);
  spaces.set(style, made);
  return made;
}

/** Frees what a space takes; it is compiled, or taken up, again when it is asked for. */
export const forgetSpace = (style: Style): boolean => spaces.delete(style);

/** Whether the space of a style is at hand without compiling it. */
export const hasSpace = (style: Style): boolean => spaces.has(style);

/**
 * Takes a space that was compiled elsewhere for that of a style.
 * @returns false when it is none, or that of another catalogue's style
 */
export function adoptSpace(family: FamilyDefinition, style: Style, packed: unknown): boolean {
  const variables = variablesOf(family, style);
  const diagram = unpackDiagram(packed, variables);
  if (diagram) spaces.set(style, { variables, diagram });
  return diagram !== null;
}

/**
 * Takes the space of one style for another's that says the same of what can be chosen, so that it need not be compiled.
 * Prices are no part of a style.
 */
export function shareSpace(from: Style, to: Style): void {
  const space = spaces.get(from);
  if (space && !spaces.has(to) && structureText(from) === structureText(to)) spaces.set(to, space);
}

const structureText = ({
  familyKey,
  normalizedName,
  sections,
  partRestrictions,
  threePartRestrictions,
}: Style): string => JSON.stringify([familyKey, normalizedName, sections, partRestrictions, threePartRestrictions]);

/** @param orderOf another order of the variables: the designs are the same, their number can be counted twice */
export function compileSpace(family: FamilyDefinition, style: Style, orderOf = greedyOrder): ConfigurationSpace {
  const variables = variablesOf(family, style);
  const nogoods = nogoodsOf(family, style, variables);
  const sizes = variables.map(({ values }) => values.length);
  return { variables, diagram: compile(sizes, nogoods, orderOf(variables.length, nogoods)) };
}

/** How many designs the style has, or has left when some choices are held fast. */
export function countDesigns({ diagram }: ConfigurationSpace, held: Held = new Map()): bigint {
  return countUp(diagram, held)[0]?.[0] ?? 0n;
}

/** Ids of all parts that some design holds, together with what is held fast. */
export function possiblePartIds(
  { variables, diagram }: ConfigurationSpace,
  held: Held = new Map(),
): ReadonlySet<number> {
  const possible = domains(diagram, held);
  return new Set(
    variables.flatMap(({ values }, variable) =>
      values
        .filter((_, at) => ((possible.get(variable) ?? 0n) & (1n << BigInt(at))) !== 0n)
        .flatMap(({ parts }) => parts.map(({ id }) => id)),
    ),
  );
}

/** A uniformly random design; null for a style that has none. */
export function randomDesign(space: ConfigurationSpace, random: Random): Picks | null {
  const chosen = sample(space.diagram, random);
  return chosen && picksOf(space, chosen);
}

/** The picks that choose these values. */
export function picksOf({ variables }: ConfigurationSpace, chosen: ReadonlyMap<number, number>): Picks {
  const parts: Record<number, readonly number[]> = {};
  const childParts: Record<number, number> = {};
  let bottomStainId: number | null = null;
  let twoToneType: TwoToneType | null = null;
  variables.forEach(({ kind, section, values }, variable) => {
    const value = values[chosen.get(variable) ?? 0] ?? NOTHING;
    const [part, child] = value.parts;
    if (kind === 'bottomStain') bottomStainId = part?.id ?? null;
    if (kind === 'twoToneType') twoToneType = value.twoToneType;
    if (!section) return;
    parts[section.id] = [...(parts[section.id] ?? []), ...(part ? [part.id] : [])];
    if (child) childParts[section.id] = child.id;
  });
  return { parts, childParts, bottomStainId, twoToneType };
}

/** The values that picks choose, by variable; a variable whose pick is no value of it is left out. */
export function valuesOf({ variables }: ConfigurationSpace, picks: Picks): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>();
  variables.forEach(({ kind, section, values }, variable) => {
    const at = values.findIndex((value) => {
      const [part, child] = value.parts;
      if (kind === 'twoToneType') return value.twoToneType === picks.twoToneType;
      if (kind === 'bottomStain' || !section) return (part?.id ?? null) === picks.bottomStainId;
      const ids = picks.parts[section.id] ?? [];
      if (!part)
        return kind === 'option'
          ? !values.some((other) => other.parts.some(({ id }) => ids.includes(id)))
          : ids.length === 0;
      return ids.includes(part.id) && (child?.id ?? picks.childParts[section.id]) === picks.childParts[section.id];
    });
    if (at >= 0) chosen.set(variable, at);
  });
  return chosen;
}
