import type { Part } from './catalogue';
import type { Configuration } from './configuration';
import type { SelectionEntry } from './selection';

/** One choice in which two configurations of a style differ; a part that is null is not there on that side. */
export interface Difference {
  readonly slot: string;
  /** What the choice is called, e.g. 'Stain' or 'Leaf/Solid Top'. */
  readonly label: string;
  readonly from: Part | null;
  readonly to: Part | null;
}

/**
 * The choices in which two configurations differ, in the order of the selection list. Parts are compared by name: the
 * same stain on another wood, or the same leaf in another size, is the same choice (specification §4.1).
 */
export function differences(from: Configuration, to: Configuration): readonly Difference[] {
  const slots = [...new Set([...from.entries, ...to.entries].map(({ slot }) => slot))];
  return slots.flatMap((slot) => {
    const gone = onlyIn(from, to, slot);
    const come = onlyIn(to, from, slot);
    const count = Math.max(gone.length, come.length);
    return Array.from({ length: count }, (_, at) => ({
      slot,
      label: (come[at] ?? gone[at])?.sectionDisplayName ?? '',
      from: gone[at]?.part ?? null,
      to: come[at]?.part ?? null,
    }));
  });
}

function onlyIn(one: Configuration, other: Configuration, slot: string): readonly SelectionEntry[] {
  const names = (other.selection.slots[slot] ?? []).map(({ displayName }) => displayName);
  return one.entries.filter((entry) => entry.slot === slot && entry.part && !names.includes(entry.part.displayName));
}
