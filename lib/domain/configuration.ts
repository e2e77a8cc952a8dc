import type { Part, Section, Style } from './catalogue';
import type { Choices, FamilyDefinition, FilledSlots } from './family';
import type { Prices } from './prices';
import type { Selection, SelectionEntry } from './selection';
import { buildSelection } from './build-selection';
import { imageNames, type ImageNames } from './image-names';
import { normalize } from './normalize';
import { picksAfter } from './pick';
import { NO_PICKS, type PickAction, type Picks } from './picks';
import { restrictionOf, type Candidate, type Restriction } from './restrictions';
import { selectionEntries } from './selection-entries';
import { customSku, skuTokens } from './sku';
import { BOTTOM_STAIN, BOTTOM_STAIN_SECTION_OFFSET } from './slots';
import { summaryRows, type SummaryRow } from './summary';
import { activeSections } from './visibility';

/**
 * A piece as somebody has put it together: a style with the ids chosen in it, in their canonical form, and all that
 * follows from them (specification §4, §10). It never changes; what follows is worked out when it
 * is first asked for, once.
 */
export class Configuration implements Choices, FilledSlots {
  readonly picks: Picks;
  #activeSections?: readonly Section[];
  #visibleSections?: readonly Section[];
  #selection?: Selection;
  #entries?: readonly SelectionEntry[];
  #skuTokens?: readonly string[];
  #imageNames?: ImageNames;
  readonly #restrictions = new Map<string, Restriction>();
  readonly #summaries = new Map<Prices | null, readonly SummaryRow[]>();

  /** @param picks ids from anywhere; without them what the style starts with (specification §12) */
  constructor(
    readonly family: FamilyDefinition,
    readonly style: Style,
    picks: Picks = NO_PICKS,
  ) {
    this.picks = normalize({ family, style, picks });
  }

  /** Sections that take part, those inside flyouts included. */
  get activeSections(): readonly Section[] {
    return (this.#activeSections ??= activeSections(this));
  }

  /** The active sections a screen lists at its top level; child sections show inside their flyout. */
  get visibleSections(): readonly Section[] {
    return (this.#visibleSections ??= this.style.sections.filter((each) => this.activeSections.includes(each)));
  }

  /** The stain section on show, or null for a style without stains. */
  get stainSection(): Section | null {
    return this.activeSections.find((section) => section.type === 'Stain') ?? null;
  }

  /** What is chosen, by slot. */
  get selection(): Selection {
    return (this.#selection ??= buildSelection(this, this.activeSections));
  }

  /** The selection list: what is chosen, section by section, with what is in conflict. */
  get entries(): readonly SelectionEntry[] {
    return (this.#entries ??= selectionEntries(this));
  }

  /** Why parts in it exclude each other, a sentence a conflict, told by the first of the parts in it. */
  get conflicts(): readonly string[] {
    const told = new Map<string, string>();
    for (const { sectionId, slot, part, isValidSelection } of this.entries) {
      if (part === null || isValidSelection) continue;
      const isBottomStain = slot === BOTTOM_STAIN;
      const own = isBottomStain ? sectionId - BOTTOM_STAIN_SECTION_OFFSET : sectionId;
      for (const { key, message } of this.restrictionOf({ sectionId: own, partId: part.id, isBottomStain }).reasons) {
        if (!told.has(key)) told.set(key, message);
      }
    }
    return [...new Set(told.values())];
  }

  /** True when nothing in it conflicts (specification §14). */
  get isValid(): boolean {
    return this.entries.every((entry) => entry.isValidSelection);
  }

  /** Every section on show that starts with a part still has one: only then is it a piece that can be built. */
  get isComplete(): boolean {
    return this.activeSections.every(
      ({ id, slot, type, defaultPartIds }) =>
        slot === null || type === 'MultiSelect' || defaultPartIds.length === 0 || !!this.picks.parts[id]?.length,
    );
  }

  /** The sku's tokens after the style's own, in order. */
  get skuTokens(): readonly string[] {
    return (this.#skuTokens ??= skuTokens(this));
  }

  /** The custom sku (specification §9). */
  get sku(): string {
    return customSku(this.family, this.style, this.skuTokens);
  }

  /** The layers it should have, drawn or not. */
  get imageNames(): ImageNames {
    return (this.#imageNames ??= imageNames(this));
  }

  /** What restricts a pick that somebody considers (specification §5.1). */
  restrictionOf(candidate: Candidate): Restriction {
    const { sectionId, partId, childPartId, isBottomStain = false } = candidate;
    const key = `${sectionId} ${partId} ${childPartId} ${isBottomStain}`;
    const known = this.#restrictions.get(key) ?? restrictionOf(this, candidate);
    this.#restrictions.set(key, known);
    return known;
  }

  /** A part as lists and the summary call it beside what is chosen; elsewhere, and on the wire, it has its own name. */
  nameOf(part: Part): string {
    return this.family.hooks.nameOf?.(part, this.selection) ?? part.displayName;
  }

  /** Rows of the summary table at these prices; null for none. */
  summary(prices: Prices | null): readonly SummaryRow[] {
    const known = this.#summaries.get(prices) ?? summaryRows(this, prices);
    this.#summaries.set(prices, known);
    return known;
  }

  /** What an action makes of it (specification §4.1), allowed or not; itself when that changes nothing. */
  after(action: PickAction): Configuration {
    const next = new Configuration(this.family, this.style, picksAfter(this, action));
    // Canonical picks are equal values: ids in order, fields in order.
    return JSON.stringify(next.picks) === JSON.stringify(this.picks) ? this : next;
  }
}
