import type { Part, Section } from './catalogue';

/** One conflict. */
export interface Reason {
  /** The same for all that are in it. */
  readonly key: string;
  /** Told by the part that is asked about, in the words of specification §8. */
  readonly message: string;
}

/** Part error message of specification §5.4: the part's display name, then the section's. */
export function partLabel(part: Part, section: Section): string {
  return `${part.displayName} ${section.displayName}`;
}

/** Of what a style does not let anybody change. */
export const fixedMessage = ({ displayName }: Section): string => `The ${displayName} of this style cannot be changed.`;

/** One conflict in the words of specification §8: sizes answer for themselves; everything else names the whole combination. */
export function restrictionMessage(part: Part, section: Section, others: readonly string[]): string {
  const label = partLabel(part, section);
  if (section.childSlot !== null || others.length === 0) return `${label} is not available.`;
  return `The combination of ${label} with ${others.join(' and ')} is not available.`;
}
