import type { Part, Section, Style, TwoToneType } from './catalogue';

/** The configuration by slot: what prices, pictures, sku and rules look at. Derived from picks, never stored. */
export interface Selection {
  readonly style: Style;
  /** Slot key → chosen parts; a one-part slot has at most one. */
  readonly slots: Readonly<Record<string, readonly Part[]>>;
  /** Slot key → section that filled it. */
  readonly sections: Readonly<Record<string, Section>>;
  readonly isTwoTone: boolean;
  readonly twoToneType: TwoToneType | null;
  /** Family flags, e.g. IsBaseTable. */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** The one part of a slot, or null. */
export function slotPart(selection: Selection, slot: string): Part | null {
  return selection.slots[slot]?.[0] ?? null;
}

/** One line of the selection list (specification §3.5, §4.2). */
export interface SelectionEntry {
  /** Section id; a bottom stain's is the stain section's plus 1000. */
  readonly sectionId: number;
  readonly sectionDisplayName: string;
  readonly slot: string;
  readonly part: Part | null;
  /** Part code with its extensions; '' when it adds none. */
  readonly code: string;
  readonly isValidSelection: boolean;
  readonly wouldCreateValidSelection: boolean;
  /** Names of the parts it conflicts with, '' when valid. */
  readonly invalidPartDisplayName: string;
}
