import type { Section, Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';

/** A chosen part and the section that it was chosen in. */
interface Chosen {
  readonly id: number;
  readonly label: string;
}

/** Everything that is chosen, section by section, as a person would list it. */
export function chosenIn({ activeSections, picks }: Configuration): readonly Chosen[] {
  return activeSections.flatMap((section) => {
    const bottom = section.type === 'Stain' && picks.bottomStainId !== null ? [picks.bottomStainId] : [];
    const child = picks.childParts[section.id];
    const ids = [...(picks.parts[section.id] ?? []), ...(child === undefined ? [] : [child]), ...bottom];
    return ids.map((id) => ({ id, label: `${nameOf(section, id)} ${section.displayName}` }));
  });
}

/** Restrictions read the plain way, from end to end and without an index: the ids that rule a part out. */
export function conflictingIds(style: Style, chosenIds: readonly number[], id: number): readonly number[] {
  const isChosen = (other: number) => other !== id && chosenIds.includes(other);
  const twos = style.partRestrictions
    .map(({ leftPartId, rightPartId }) => [leftPartId, rightPartId])
    .filter((two) => two.includes(id));
  const threes = style.threePartRestrictions
    .map(({ part1Id, part2Id, part3Id }) => [part1Id, part2Id, part3Id])
    .filter((three) => three.includes(id));
  return [...twos, ...threes]
    .map((all) => all.filter((other) => other !== id))
    .filter((others) => others.every(isChosen))
    .flat();
}

function nameOf(section: Section, id: number): string {
  const parts = section.parts.flatMap((part) => [part, ...part.childParts]);
  return parts.find((part) => part.id === id)?.displayName ?? '';
}
