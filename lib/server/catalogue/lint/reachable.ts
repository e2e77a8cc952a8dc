import { isOffered } from '@/lib/domain/offered';
import { configurationSpace, countDesigns, possiblePartIds } from '@/lib/domain/space/space';
import { atPart, partKey, shownSections, type StyleCheck } from './style-check';

/** A style has designs, and every part that is not restricted by itself stands in one of them. */
export function checkReachable(check: StyleCheck): void {
  const { family, style, report } = check;
  const space = configurationSpace(family, style);
  if (countDesigns(space) === 0n) report(check.entry.at, `no design of ${style.normalizedName} is possible`);
  const possible = possiblePartIds(space);
  for (const section of shownSections(check)) {
    if (section.slot === null || section.isAccessory) continue;
    for (const part of section.parts) {
      if (!isOffered(section, part) || possible.has(part.id)) continue;
      report(atPart(check, part), `${partKey(check, part)} is unreachable in ${style.normalizedName}`);
    }
  }
}
