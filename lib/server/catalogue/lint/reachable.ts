import type { Part } from '@/lib/domain/catalogue';
import { isOffered } from '@/lib/domain/offered';
import { contradiction } from '@/lib/domain/space/contradiction';
import type { Held } from '@/lib/domain/space/paths';
import type { Rule } from '@/lib/domain/space/rules';
import { configurationSpace, possiblePartIds } from '@/lib/domain/space/space';
import { maskWhere, variablesOf } from '@/lib/domain/space/variables';
import { formatPosition } from '../defect';
import { groupBy } from '../group-by';
import { atPart, partKey, shownSections, type StyleCheck } from './style-check';

/** A style has designs; where it has none the smallest set of rules is named that contradict each other. */
export function checkPossible(check: StyleCheck): void {
  const { style, report, entry } = check;
  const found = smallestSet(check);
  if (found) report(entry.at, `no design of ${style.normalizedName} is possible: ${found}`);
}

/** Every part that is not restricted by itself stands in a design. */
export function checkReachable(check: StyleCheck): void {
  const { family, style, report } = check;
  const possible = possiblePartIds(configurationSpace(family, style));
  for (const section of shownSections(check)) {
    if (section.slot === null || section.isAccessory) continue;
    for (const part of section.parts) {
      if (!isOffered(section, part) || possible.has(part.id)) continue;
      const why = smallestSet(check, holding(check, part)) ?? '';
      report(atPart(check, part), `${partKey(check, part)} is unreachable in ${style.normalizedName}: ${why}`);
    }
  }
}

function holding({ family, style }: StyleCheck, { id }: Part): Held {
  const masks = variablesOf(family, style).map((variable) =>
    maskWhere(variable, ({ parts }) => parts.some((part) => part.id === id)),
  );
  const at = masks.findIndex((mask) => mask !== 0n);
  return new Map([[at, masks[at] ?? 0n]]);
}

/** The smallest set of lines that leaves no design, in words; null when there is one. */
function smallestSet(check: StyleCheck, held?: Held): string | null {
  const { family, style, entry } = check;
  const places = new Map(
    entry.restrictions.map(({ kind, row, at }) => [
      keyOf(kind === 'two' ? [row.leftPartId, row.rightPartId] : [row.part1Id, row.part2Id, row.part3Id]),
      formatPosition(at),
    ]),
  );
  const placeOf = ({ partIds, message }: Rule): string => places.get(keyOf(partIds)) ?? message;
  const rules = contradiction(family, style, held, placeOf);
  if (!rules) return null;
  if (rules.length === 0) return `nothing can be chosen in ${emptySections(check).join(', ')}`;
  return [...groupBy(rules, placeOf)].map(([place, line]) => wordsOf(check, line, place)).join('; ');
}

const keyOf = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join();

/** Restrictions that one line names. */
const MOST_NAMED = 3;

/** A line that restricts, with its place; a named rule speaks for itself. */
function wordsOf({ source }: StyleCheck, line: readonly Rule[], place: string): string {
  const nameOf = (id: number): string => source.parts.byPartId(id)?.row.key ?? `part ${id}`;
  const named = line
    .filter(({ partIds }) => partIds.length > 0)
    .map(({ partIds }) => partIds.map(nameOf).join(' with '));
  if (named.length === 0) return place;
  const more = named.length > MOST_NAMED ? ` and ${named.length - MOST_NAMED} more` : '';
  return `${named.slice(0, MOST_NAMED).join(', ')}${more} (${place})`;
}

/** Sections that must be filled and have nothing that may be chosen. */
const emptySections = ({ family, style }: StyleCheck): readonly string[] =>
  variablesOf(family, style).flatMap(({ section, values }) =>
    section && section.defaultPartIds.length > 0 && values.every(({ parts }) => parts.length === 0)
      ? [section.normalizedName]
      : [],
  );
