import type { Part, Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition, FilledSlots } from '@/lib/domain/family';
import type { Picks } from '@/lib/domain/picks';
import { Configuration } from '@/lib/domain/configuration';
import { failure, success, type Result } from '@/lib/domain/result';
import { BOTTOM_STAIN } from '@/lib/domain/slots';
import { styleIndex } from '@/lib/domain/style-index';
import { leftOut } from '@/lib/domain/visibility';

/** A selection object of specification §3.6: slots, flags, and the style and family it belongs to. */
export type WireSelection = Readonly<Record<string, unknown>> & { readonly StyleId: number; readonly Family: string };

/** The selection as the price and image-name calls take it. Equal configurations give equal objects. */
export function selectionToWire({ family, selection }: FilledSlots, markup: number | null = null): WireSelection {
  const slots = family.slots.map(({ key, kind }) => {
    const refs = (selection.slots[key] ?? []).map((part) => ({ Id: part.id }));
    return [key, kind === 'many' ? refs : (refs[0] ?? null)];
  });
  return {
    Family: family.family,
    StyleId: selection.style.id,
    ...Object.fromEntries(slots),
    ...selection.flags,
    SelectedTwoToneType: selection.twoToneType,
    Markup: markup,
  };
}

/** Field → messages, the `errors` of a validation problem (specification §17.4). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What a payload says, once its ids are known to be the style's. */
export interface ReadSelection {
  readonly configuration: Configuration;
  /** False when the parts exist but cannot stand together, such as a stain that the wood does not offer. */
  readonly isOffered: boolean;
}

/** Slot key → chosen ids, already checked for shape. */
export type SlotIds = Readonly<Record<string, readonly number[]>>;

/** Turns ids of a payload into a configuration; fails with a message a field for ids the style does not list there. */
export function readSelection(
  family: FamilyDefinition,
  style: Style,
  slotIds: SlotIds,
  twoToneType: Picks['twoToneType'],
): Result<ReadSelection, FieldErrors> {
  const errors: Record<string, string[]> = {};
  const parts: Record<number, readonly number[]> = {};
  const childParts: Record<number, number> = {};
  let bottomStainId: number | null = null;
  // Nothing is assumed: a slot the payload leaves out is empty, not the style's default.
  for (const section of styleIndex(style).sections) parts[section.id] = [];
  for (const { key } of family.slots) {
    for (const id of slotIds[key] ?? []) {
      const place = placeOf(style, key, id);
      if (!place) (errors[key] ??= []).push(`Unknown part ${id}`);
      else if (key === BOTTOM_STAIN) bottomStainId = id;
      else if (place.isChild) childParts[place.sectionId] = id;
      else parts[place.sectionId] = [...(parts[place.sectionId] ?? []), id];
    }
  }
  if (Object.keys(errors).length > 0) return failure(errors);
  const configuration = new Configuration(family, style, { parts, childParts, bottomStainId, twoToneType });
  const hidden = leftOut(configuration);
  const counts = (slot: string, id: number): boolean => !hidden.has(placeOf(style, slot, id)?.sectionId ?? 0);
  return success({ configuration, isOffered: holds(configuration, slotIds, counts) });
}

function placeOf(style: Style, slot: string, id: number): { sectionId: number; isChild: boolean } | null {
  for (const section of styleIndex(style).sections) {
    const isStainSlot = slot === BOTTOM_STAIN && section.type === 'Stain';
    const isOwn = section.slot === slot || isStainSlot;
    if (isOwn && hasPart(section.parts, id)) return { sectionId: section.id, isChild: false };
    const isChild = section.childSlot === slot && section.parts.some((part) => hasPart(part.childParts, id));
    if (isChild) return { sectionId: section.id, isChild: true };
  }
  return null;
}

const hasPart = (parts: readonly Part[], id: number): boolean => parts.some((part) => part.id === id);

/** True when the selection that was built is, slot by slot, the one that was sent; what the family drops aside. */
function holds(
  { family, selection }: FilledSlots,
  slotIds: SlotIds,
  counts: (slot: string, id: number) => boolean,
): boolean {
  return family.slots.every(({ key }) => {
    const built = (selection.slots[key] ?? []).map((part) => part.id);
    const sent = (slotIds[key] ?? []).filter((id) => counts(key, id));
    return built.length === new Set(sent).size && built.every((id) => sent.includes(id));
  });
}
