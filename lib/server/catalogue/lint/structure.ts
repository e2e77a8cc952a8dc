import type { Section } from '@/lib/domain/catalogue';
import type { Target } from '@/lib/domain/report/finding';
import { restrictionsOf } from '@/lib/domain/space/rules';
import { styleIndex } from '@/lib/domain/style-index';
import { atPart, atRestriction, atSection, keyOfId, partKey, type StyleCheck } from './style-check';

/** Sections fit the family's slots, wood lists are there, and no part is listed twice. */
export function checkStructure(check: StyleCheck): void {
  const { style, report } = check;
  const seen = new Map<number, Section>();
  for (const section of styleIndex(style).sections) {
    checkSlot(check, section);
    for (const part of section.parts) {
      const other = seen.get(part.id);
      if (other)
        report(
          'structure',
          atSection(check, section),
          `${partKey(check, part)} is in section ${other.normalizedName} too`,
        );
      seen.set(part.id, section);
      checkChildSection(check, part.childSectionId, () => atPart(check, part), partKey(check, part));
    }
    if (section.type !== 'Flyout' || section.slot !== null) {
      if (section.parts.length === 0)
        report('structure', atSection(check, section), `section ${section.normalizedName} has no parts`);
    } else if (section.childSections.length === 0) {
      report(
        'structure',
        atSection(check, section),
        `flyout ${section.normalizedName} has neither parts nor child sections`,
      );
    }
    checkFlyoutParts(check, section);
  }
}

/** Specification §5.4: what a flyout lists itself, without child parts, flies out its description. */
function checkFlyoutParts(check: StyleCheck, section: Section): void {
  if (section.type !== 'Flyout' || section.childSlot !== null) return;
  for (const part of section.parts.filter((each) => !each.isDescriptionFlyout)) {
    check.report(
      'structure',
      atPart(check, part),
      `${partKey(check, part)} stands in a flyout and is no description flyout`,
    );
  }
}

function checkSlot(check: StyleCheck, section: Section): void {
  const { family, report } = check;
  if (section.slot === null) return;
  const slot = family.slots.find((candidate) => candidate.key === section.slot);
  if (!slot) {
    report('structure', atSection(check, section), `family ${family.key} has no slot ${section.slot}`);
    return;
  }
  const isNamed = slot.sections.length === 0 || slot.sections.includes(section.normalizedName);
  if (!isNamed)
    report(
      'structure',
      atSection(check, section),
      `slot ${slot.key} is not filled by a section called ${section.normalizedName}`,
    );
  if ((slot.kind === 'many') !== (section.type === 'MultiSelect')) {
    report(
      'structure',
      atSection(check, section),
      `slot ${slot.key} takes ${slot.kind} part(s), which a ${section.type} section does not`,
    );
  }
}

function checkChildSection(check: StyleCheck, childSectionId: number | null, at: () => Target, key: string): void {
  if (childSectionId === null) return;
  if (!styleIndex(check.style).sectionById.has(childSectionId)) {
    check.report('structure', at(), `${key} opens a section that ${check.style.normalizedName} does not have`);
  }
}

/** Restrictions can come true: their parts are different and can be chosen side by side. */
export function checkRestrictions(check: StyleCheck): void {
  const { style, report } = check;
  const name = (id: number): string => keyOfId(check, id);
  for (const ids of restrictionsOf(style)) {
    const at = atRestriction(check, ids);
    if (new Set(ids).size < ids.length) {
      report('idle-restriction', at, `restricts ${ids.map(name).join(' with ')}: a part with itself`);
      continue;
    }
    for (const section of styleIndex(style).sections) {
      if (section.type === 'MultiSelect' || section.type === 'Stain') continue;
      const inOneSection = ids.filter((id) => section.parts.some((part) => part.id === id));
      if (inOneSection.length > 1) {
        report(
          'idle-restriction',
          at,
          `restricts ${inOneSection.map(name).join(' with ')}, of which only one can be chosen`,
        );
      }
    }
  }
}
