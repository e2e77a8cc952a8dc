import type { Part, Section } from '@/lib/domain/catalogue';
import type { Picks } from '@/lib/domain/picks';
import { defaultPicks } from '@/lib/domain/default-picks';
import { pick } from '@/lib/domain/pick';
import { selectionList } from '@/lib/domain/selection-list';
import { styleIndex } from '@/lib/domain/style-index';
import { atPart, partKey, type StyleCheck } from './style-check';

/** Most parts that are exchanged to make room for one: more would be a part nobody finds. */
const MAX_EXCHANGES = 3;

/**
 * Every part that is not restricted by itself stands in some valid configuration. Looked for from the default by
 * exchanging, as a person would, what the part conflicts with.
 */
export function checkReachable(check: StyleCheck): void {
  const { style, report } = check;
  for (const section of styleIndex(style).sections) {
    if (section.slot === null || section.isAccessory) continue;
    for (const part of section.parts) {
      if (part.isSelectionRestricted || !part.isEnabled) continue;
      const isReachable = openings(check, section).some((picks) => canHold(check, section, part, picks));
      if (!isReachable) report(atPart(check, part), `${partKey(check, part)} is unreachable in ${style.normalizedName}`);
    }
  }
}

/** Picks from which a section is on show: the default, or with each part that opens it. */
function openings({ family, style }: StyleCheck, section: Section): readonly Picks[] {
  const start = defaultPicks(family, style);
  if (!section.isDynamic) return [start];
  return styleIndex(style).sections.flatMap((opener) =>
    opener.parts
      .filter((part) => part.childSectionId === section.id)
      .map((part) => pick(family, style, start, { type: 'pick', sectionId: opener.id, partId: part.id })),
  );
}

function canHold({ family, style }: StyleCheck, section: Section, part: Part, from: Picks): boolean {
  const start = pick(family, style, from, { type: 'pick', sectionId: section.id, partId: part.id });
  const search = (picks: Picks, kept: ReadonlySet<number>): boolean => {
    const conflicts = selectionList(family, style, picks).filter((entry) => !entry.isValidSelection);
    if (conflicts.length === 0) return true;
    if (kept.size > MAX_EXCHANGES) return false;
    const { sectionById } = styleIndex(style);
    return conflicts.some(({ sectionId }) => {
      const other = sectionById.get(sectionId);
      if (!other || kept.has(sectionId)) return false;
      return other.parts.some((candidate) => {
        const next = pick(family, style, picks, { type: 'pick', sectionId, partId: candidate.id });
        return next.parts[section.id]?.includes(part.id) === true && search(next, new Set([...kept, sectionId]));
      });
    });
  };
  return search(start, new Set([section.id]));
}
