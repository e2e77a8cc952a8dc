import type { Part, Section } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { styleIndex } from '@/lib/domain/style-index';
import { atPart, partKey, shownSections, type StyleCheck } from './style-check';

/** Most parts that are exchanged to make room for one: more would be a part nobody finds. */
const MAX_EXCHANGES = 3;

/**
 * Every part that is not restricted by itself stands in some valid configuration. Looked for from the default by
 * exchanging, as a person would, what the part conflicts with.
 */
export function checkReachable(check: StyleCheck): void {
  const { style, report } = check;
  for (const section of shownSections(check)) {
    if (section.slot === null || section.isAccessory) continue;
    for (const part of section.parts) {
      if (part.isSelectionRestricted || !part.isEnabled) continue;
      const isReachable = openings(check, section).some((opened) => canHold(check, section, part, opened));
      if (!isReachable)
        report(atPart(check, part), `${partKey(check, part)} is unreachable in ${style.normalizedName}`);
    }
  }
}

/** Configurations in which a section is on show: the default, or with each part that opens it. */
function openings({ style, start }: StyleCheck, section: Section): readonly Configuration[] {
  if (!section.isDynamic) return [start];
  return styleIndex(style).sections.flatMap((opener) =>
    opener.parts
      .filter((part) => part.childSectionId === section.id)
      .map((part) => start.after({ type: 'pick', sectionId: opener.id, partId: part.id })),
  );
}

function canHold(check: StyleCheck, section: Section, part: Part, from: Configuration): boolean {
  const action = { type: 'pick', sectionId: section.id, partId: part.id } as const;
  // A stain may be for the base only (SPEC §5: black on soft maple).
  const ways = section.type === 'Stain' ? [action, { ...action, isBottomStain: true }] : [action];
  return ways.some((way) => search(check, part, from.after(way), new Set([section.id])));
}

/** Exchanges what conflicts, part by part, until nothing does. `kept` are the sections already decided on. */
function search(check: StyleCheck, part: Part, from: Configuration, kept: ReadonlySet<number>): boolean {
  const conflicts = from.entries.filter((entry) => !entry.isValidSelection);
  if (conflicts.length === 0) return true;
  if (kept.size > MAX_EXCHANGES) return false;
  return conflicts
    .flatMap(({ sectionId }) => exchangeable(check, sectionId))
    .filter((other) => !kept.has(other.id))
    .some((other) =>
      other.parts.some((candidate) => {
        const next = from.after({ type: 'pick', sectionId: other.id, partId: candidate.id });
        return holds(next, part) && search(check, part, next, new Set([...kept, other.id]));
      }),
    );
}

/** The section in conflict, and those that open it: another wood brings other stains. */
function exchangeable({ style }: StyleCheck, sectionId: number): readonly Section[] {
  const section = styleIndex(style).sectionById.get(sectionId);
  if (!section) return [];
  if (!section.isDynamic) return [section];
  const openers = styleIndex(style).sections.filter((other) =>
    other.parts.some((part) => part.childSectionId !== null),
  );
  return [section, ...openers];
}

function holds({ picks }: Configuration, part: Part): boolean {
  return picks.bottomStainId === part.id || Object.values(picks.parts).some((ids) => ids.includes(part.id));
}
