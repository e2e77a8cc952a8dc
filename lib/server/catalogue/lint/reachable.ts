import { isOffered } from '@/lib/domain/offered';
import { contradiction } from '@/lib/domain/space/contradiction';
import { holdingParts } from '@/lib/domain/space/nearest';
import type { Held } from '@/lib/domain/space/paths';
import { configurationSpace, possiblePartIds } from '@/lib/domain/space/space';
import { variablesOf } from '@/lib/domain/space/variables';
import { lineOf, rulesInWords } from './rule-words';
import { atPart, atStyle, partKey, shownSections, type StyleCheck } from './style-check';

/** A style has designs; where it has none the smallest set of rules is named that contradict each other. */
export function checkPossible(check: StyleCheck): void {
  const { style, report } = check;
  const found = smallestSet(check);
  if (found) report('impossible-style', atStyle(check), `no design of ${style.normalizedName} is possible: ${found}`);
}

/** Every part that is not restricted by itself stands in a design. */
export function checkReachable(check: StyleCheck): void {
  const { family, style, report } = check;
  const space = configurationSpace(family, style);
  const { variables } = space;
  const possible = possiblePartIds(space);
  for (const section of shownSections(check)) {
    if (section.slot === null || section.isAccessory) continue;
    for (const part of section.parts) {
      if (!isOffered(section, part) || possible.has(part.id)) continue;
      const why = smallestSet(check, holdingParts(variables, [part.id]) ?? undefined) ?? '';
      report(
        'unreachable-part',
        atPart(check, part),
        `${partKey(check, part)} is unreachable in ${style.normalizedName}: ${why}`,
      );
    }
  }
}

/** The smallest set of lines that leaves no design, in words; null when there is one. */
function smallestSet(check: StyleCheck, held?: Held): string | null {
  const { family, style } = check;
  const rules = contradiction(family, style, held, lineOf(check));
  if (!rules) return null;
  if (rules.length === 0) return `nothing can be chosen in ${emptySections(check).join(', ')}`;
  return rulesInWords(check, rules);
}

/** Sections that must be filled and have nothing that may be chosen. */
const emptySections = ({ family, style }: StyleCheck): readonly string[] =>
  variablesOf(family, style).flatMap(({ section, values }) =>
    section && section.defaultPartIds.length > 0 && values.every(({ parts }) => parts.length === 0)
      ? [section.normalizedName]
      : [],
  );
