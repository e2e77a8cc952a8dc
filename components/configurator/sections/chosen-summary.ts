import type { Section, Style } from '@/lib/domain/catalogue';
import type { Picks } from '@/lib/domain/picks';
import { findPart } from '@/lib/domain/style-index';

/** What a closed section says on its right: the chosen part or parts, e.g. '42″ × 72″ · Two leaves'. */
export function chosenSummary(style: Style, picks: Picks, section: Section): string {
  if (section.childSections.length > 0) {
    return joined(section.childSections.map((child) => chosenSummary(style, picks, child)));
  }
  const chosen = picks.parts[section.id] ?? [];
  if (section.type === 'MultiSelect' && chosen.length > 2) return `${chosen.length} options`;
  const ids = [
    ...chosen,
    ...(section.childSlot === null ? [] : [picks.childParts[section.id]]),
    ...(section.type === 'Stain' ? [picks.bottomStainId] : []),
  ];
  return joined(ids.map((id) => findPart(style, section.id, id)?.displayName ?? '')) || 'None';
}

function joined(names: readonly string[]): string {
  return names.filter((name) => name !== '').join(' · ');
}
