import type { Section } from '@/lib/domain/catalogue';
import { styleIndex } from '@/lib/domain/style-index';
import { atSection, atStyle, type StyleCheck } from './style-check';

/** Every list that must start with a part does, and what a style starts with is allowed (specification §12). */
export function checkDefaults(check: StyleCheck): void {
  const { style, start, report } = check;
  for (const section of styleIndex(style).sections) {
    if (section.slot === null) continue;
    if (section.type !== 'MultiSelect') checkOneDefault(check, section);
    else if (!section.isSelectable && section.defaultPartIds.length > 0) {
      report(
        'no-default',
        atSection(check, section),
        `section ${section.normalizedName} starts with options and is not selectable`,
      );
    }
  }
  for (const entry of start.entries) {
    if (entry.isValidSelection) continue;
    const section = styleIndex(style).sections.find((candidate) => candidate.slot === entry.slot);
    const reason = entry.invalidPartDisplayName || 'itself restricted';
    report(
      'default-in-conflict',
      section ? atSection(check, section) : atStyle(check),
      `default ${entry.part?.displayName} conflicts: ${reason}`,
      { sku: start.sku, picks: [`${entry.sectionDisplayName}: ${entry.part?.displayName}`] },
    );
  }
}

function checkOneDefault(check: StyleCheck, section: Section): void {
  const [id, ...more] = section.defaultPartIds;
  const part = section.parts.find((candidate) => candidate.id === id);
  const complain = (message: string): void => check.report('no-default', atSection(check, section), message);
  if (more.length > 0) complain(`section ${section.normalizedName} takes one part but has several defaults`);
  else if (id === undefined) complain(`section ${section.normalizedName} has no default`);
  else if (!part) complain(`the default of section ${section.normalizedName} is not among its parts`);
  else if (section.childSlot !== null && !part.childParts.some((child) => child.id === section.defaultChildPartId)) {
    complain(`default ${part.displayName} is not made with the default leaf`);
  }
}
