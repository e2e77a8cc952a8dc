import type { Position, Report } from '../defect';
import type { PartRestrictionRow, ThreePartRestrictionRow } from '../rows';
import type { PartBook, PartEntry } from './parts';
import { restrictionSetsSchema, type RestrictionSource } from './schema';
import { listFiles, readYaml } from './yaml-file';

/** A restriction with its parts found; each place may name several parts, of which each is meant. */
export interface ResolvedRestriction {
  readonly places: readonly (readonly PartEntry[])[];
  readonly at: Position;
}

/** A restriction between exact parts, and where it was asked for. */
export type Restricted = { readonly partIds: readonly number[]; readonly at: Position } & (
  | { readonly kind: 'two'; readonly row: PartRestrictionRow }
  | { readonly kind: 'three'; readonly row: ThreePartRestrictionRow }
);

/** Reads `restrictions/*.yaml`: sets by name. */
export function readRestrictionSets(
  root: string,
  parts: PartBook,
  report: Report,
): ReadonlyMap<string, readonly ResolvedRestriction[]> {
  const sets = new Map<string, readonly ResolvedRestriction[]>();
  for (const file of listFiles(root, 'restrictions', '.yaml')) {
    const yaml = readYaml(root, file, restrictionSetsSchema, report);
    for (const [name, list] of Object.entries(yaml?.data.sets ?? {})) {
      if (!yaml) continue;
      const at = (index: number): Position => yaml.at('sets', name, index);
      if (sets.has(name)) report(yaml.at('sets', name), `restriction set ${name} is defined twice`);
      sets.set(
        name,
        list.map((source, index) => resolveRestriction(source, at(index), parts, report)),
      );
    }
  }
  return sets;
}

/** Finds the parts a restriction names; unknown ones are reported. */
export function resolveRestriction(
  source: RestrictionSource,
  at: Position,
  parts: PartBook,
  report: Report,
): ResolvedRestriction {
  const inPlace = (place: string | string[]): readonly PartEntry[] =>
    parts.resolveAll(typeof place === 'string' ? [place] : place, () => at, report);
  return { places: source.map(inPlace), at };
}

/** Every combination of one part a place, as rows of a style. */
export function expandRestriction(styleId: number, { places, at }: ResolvedRestriction): readonly Restricted[] {
  const combinations = places.reduce<readonly (readonly number[])[]>(
    (before, place) => before.flatMap((ids) => place.map((part) => [...ids, part.row.id])),
    [[]],
  );
  return combinations.map((partIds) => {
    const [first = 0, second = 0, third] = partIds;
    return third === undefined
      ? { kind: 'two', row: { styleId, leftPartId: first, rightPartId: second }, partIds, at }
      : { kind: 'three', row: { styleId, part1Id: first, part2Id: second, part3Id: third }, partIds, at };
  });
}
