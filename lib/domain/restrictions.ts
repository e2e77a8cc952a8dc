import type { Part, Section } from './catalogue';
import { holdsOne, type Choices, type FamilyDefinition, type FilledSlots } from './family';
import { isFixedOtherwise } from './offered';
import type { PickAction } from './picks';
import type { Selection } from './selection';
import { BOTTOM_STAIN } from './slots';
import { findChildPart, findPart, styleIndex } from './style-index';
import { fixedMessage, partLabel, restrictionMessage, type Reason } from './restriction-words';
import { decidesWhatShows } from './visibility';

/** A pick that somebody considers. */
export interface Candidate {
  readonly sectionId: number;
  readonly partId: number;
  readonly childPartId?: number;
  readonly isBottomStain?: boolean;
}

/** What restricts a candidate (specification §5.1); of a valid one nothing does. */
export interface Restriction {
  readonly isValid: boolean;
  /** The pick must be refused: invalid, and not the taking away of a chosen option. */
  readonly isRefused: boolean;
  /** Parts it conflicts with, each as part and section name. */
  readonly invalidPartNames: readonly string[];
  /** Why, a reason a conflict. */
  readonly reasons: readonly Reason[];
  /** The reasons' words, one sentence a line; '' when valid. */
  readonly message: string;
}

const UNRESTRICTED: Restriction = {
  isValid: true,
  isRefused: false,
  invalidPartNames: [],
  reasons: [],
  message: '',
};

/** One chosen part and the slot it fills. */
interface Chosen {
  readonly slot: string;
  readonly part: Part;
  readonly section: Section;
}

/** The configuration that candidates are held against, and what comes of an action. */
export interface Held extends Choices, FilledSlots {
  after(action: PickAction): FilledSlots;
}

/**
 * What restricts a candidate (specification §5.1, §14.1): it is held against the selection as it would be after picking
 * it, all rules together. Asking for every part of a style costs one pass over its restrictions.
 */
export function restrictionOf(held: Held, candidate: Candidate): Restriction {
  const { family, style, picks } = held;
  const section = styleIndex(style).sectionById.get(candidate.sectionId);
  const part = findPart(style, candidate.sectionId, candidate.partId);
  if (!section || !part) return UNRESTRICTED;
  const isTakenAway = section.type === 'MultiSelect' && (picks.parts[section.id] ?? []).includes(part.id);
  const after = isTakenAway ? held.selection : selectionAfter(held, section, part, candidate);
  const restriction = restrictionIn(family, after, section, part, candidate);
  return isTakenAway ? { ...restriction, isRefused: false } : restriction;
}

/** Exchanges one slot where that is all a pick does; woods and sizes change more and are picked in earnest. */
function selectionAfter(held: Held, section: Section, part: Part, candidate: Candidate): Selection {
  const now = held.selection;
  const slot = slotOf(section, part, candidate);
  // What is chosen already changes nothing; the selection list asks of such parts only.
  if (slot && candidate.childPartId === undefined && now.slots[slot]?.includes(part)) return now;
  return exchanged(held, candidate) ?? held.after({ type: 'pick', ...candidate }).selection;
}

/**
 * The selection after a pick that does no more than fill its slot, or its two slots, anew: worked out at a fraction of
 * what `after` costs. Null for a pick that does more, or takes away; flags stay as they were.
 */
export function exchanged(held: Held, candidate: Candidate): Selection | null {
  const { family, style, picks, selection: now } = held;
  const section = styleIndex(style).sectionById.get(candidate.sectionId);
  const part = findPart(style, candidate.sectionId, candidate.partId);
  const slot = section && part ? slotOf(section, part, candidate) : null;
  if (!section || !part || !slot || changesMore(held, section, part, slot, candidate)) return null;
  if (section.type === 'MultiSelect' && (picks.parts[section.id] ?? []).includes(part.id)) return null;
  const isAdded = section.type === 'MultiSelect' && !holdsOne(family, section);
  const chosen = isAdded ? [...(now.slots[slot] ?? []), part] : [part];
  const child = findChildPart(style, section.id, candidate.childPartId);
  const own = child && section.childSlot !== null && slot === section.slot ? { [section.childSlot]: [child] } : {};
  const filled = Object.fromEntries([slot, ...Object.keys(own)].map((key) => [key, section]));
  return {
    ...now,
    slots: { ...now.slots, [slot]: chosen, ...own },
    sections: { ...now.sections, ...filled },
  };
}

/** Whether a pick does more than exchange what fills its slots. */
function changesMore(
  { family, selection }: Held,
  section: Section,
  part: Part,
  slot: string,
  { childPartId }: Candidate,
): boolean {
  // A size may take its leaf along by name, or have none.
  const isSize = section.childSlot !== null && slot === section.slot;
  if (isSize && !part.childParts.some(({ id }) => id === childPartId)) return true;
  if (slot === BOTTOM_STAIN && !selection.isTwoTone) return true;
  const opens = [part, ...(selection.slots[slot] ?? [])].some((each) => each.childSectionId !== null);
  return opens || decidesWhatShows(family, slot);
}

function slotOf(section: Section, part: Part, candidate: Candidate): string | null {
  if (section.type === 'Stain' && candidate.isBottomStain) return BOTTOM_STAIN;
  // A leaf asked of by itself, as the selection list does, stands in its own slot.
  return section.childSlot !== null && !section.parts.includes(part) ? section.childSlot : section.slot;
}

function restrictionIn(
  family: FamilyDefinition,
  after: Selection,
  section: Section,
  part: Part,
  candidate: Candidate,
): Restriction {
  const slot = slotOf(section, part, candidate);
  const child = findPart(after.style, section.id, candidate.childPartId);
  const broken = family.rules.filter((rule) => rule.slot === slot && rule.isBrokenBy(after));
  const asked = child ? [part, child] : [part];
  const conflicts = asked.flatMap((own) => conflictsOf(after, own).map((others) => ({ own, others })));
  const isFlagged = asked.some((each) => each.isSelectionRestricted);
  const isFixed = asked.some((each) => isFixedOtherwise(section, each));
  if (broken.length === 0 && conflicts.length === 0 && !isFlagged && !isFixed) return UNRESTRICTED;
  const reasons: Reason[] = broken.map(({ slot: own, conflictsWith, message }) => ({
    key: keyOf([own, conflictsWith]),
    message,
  }));
  if (isFixed) reasons.push({ key: section.displayName, message: fixedMessage(section) });
  if (isFlagged) reasons.push({ key: keyOf([part.id]), message: restrictionMessage(part, section, []) });
  for (const { own, others } of conflicts) {
    const key = keyOf([own.id, ...others.map((other) => other.part.id)]);
    reasons.push({ key, message: restrictionMessage(part, section, labels(others)) });
  }
  const ruledOut = chosenParts(after).filter((other) => broken.some((rule) => rule.conflictsWith === other.slot));
  return {
    isValid: false,
    isRefused: true,
    invalidPartNames: labels([...conflicts.flatMap(({ others }) => others), ...ruledOut]),
    reasons,
    message: [...new Set(reasons.map(({ message }) => message))].join('\n'),
  };
}

const keyOf = (partners: readonly (number | string)[]): string => partners.map(String).sort().join(' ');

const labels = (entries: readonly Chosen[]): readonly string[] => [
  ...new Set(entries.map(({ part, section }) => partLabel(part, section))),
];

/** Entries of one selection hold many parts against it: what it has is listed once. */
const chosenOf = new WeakMap<Selection, readonly Chosen[]>();

function chosenParts(selection: Selection): readonly Chosen[] {
  const known = chosenOf.get(selection);
  if (known) return known;
  const chosen = Object.entries(selection.slots).flatMap(([slot, parts]) => {
    const section = selection.sections[slot];
    return section ? parts.map((part) => ({ slot, part, section })) : [];
  });
  chosenOf.set(selection, chosen);
  return chosen;
}

/** What a part conflicts with among the chosen: the one of a pair, or both others of a triple. */
function conflictsOf(after: Selection, part: Part): readonly (readonly Chosen[])[] {
  const { pairs, triples } = styleIndex(after.style);
  const excluded = pairs.get(part.id) ?? [];
  const threes = triples.get(part.id) ?? [];
  if (excluded.length === 0 && threes.length === 0) return [];
  const chosen = chosenParts(after);
  const chosenIds = new Set(chosen.map((entry) => entry.part.id));
  const hit = [...excluded.map((id) => [id]), ...threes].filter((ids) => ids.every((id) => chosenIds.has(id)));
  return hit.map((ids) => chosen.filter((entry) => ids.includes(entry.part.id)));
}
