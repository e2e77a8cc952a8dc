import type { Part, Section } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { findPart } from '@/lib/domain/style-index';

/** What a closed section says on its right: the chosen part or parts, e.g. '42″ × 72″ · Two leaves'. */
export function chosenSummary(configuration: Configuration, section: Section): string {
  const { style, picks } = configuration;
  if (section.childSections.length > 0) {
    return joined(section.childSections.map((child) => chosenSummary(configuration, child)));
  }
  const chosen = picks.parts[section.id] ?? [];
  if (section.type === 'MultiSelect' && chosen.length > 2) return `${chosen.length} options`;
  const ids = [
    ...chosen,
    ...(section.childSlot === null ? [] : [picks.childParts[section.id]]),
    ...(section.type === 'Stain' ? [picks.bottomStainId] : []),
  ];
  return joined(ids.map((id) => nameIn(configuration, findPart(style, section.id, id)))) || 'None';
}

const nameIn = (configuration: Configuration, part: Part | null): string => (part ? configuration.nameOf(part) : '');

function joined(names: readonly string[]): string {
  return names.filter((name) => name !== '').join(' · ');
}
