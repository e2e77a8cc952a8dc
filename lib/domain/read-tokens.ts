import type { Part, Section, Style } from './catalogue';
import { placementsOf, type Choices, type SkuExtension } from './family';
import type { Picks } from './picks';
import { isEmptyCode, twoToneToken } from './sku';
import { SHEEN } from './slots';
import { styleIndex } from './style-index';
import { activeSections } from './visibility';

/** Choices that grow while a sku's tokens are matched. */
export interface Draft extends Choices {
  readonly picks: {
    parts: Record<number, readonly number[]>;
    childParts: Record<number, number>;
    bottomStainId: number | null;
    twoToneType: Picks['twoToneType'];
  };
  /** Sections that took their default for want of a token. */
  readonly filledIn: Section[];
}

/** A section that knows a token, and what it means there. */
interface Reading {
  readonly section: Section;
  readonly part: Part;
  /** Child part or other section's part that the token carries along. */
  readonly folded: Partial<Pick<Picks, 'parts' | 'childParts'>>;
}

/**
 * Records what the tokens other than numbers mean; false when one means nothing, or nothing any more. A code that
 * several sections use (one knob on doors and drawers) goes to the first of them in the family's order that is on show
 * and still without a part; whatever has a code of its own is known by then, and so is what is missing elsewhere, which may
 * be what brings such a section on show.
 */
export function readNamed(draft: Draft, tokens: readonly string[]): boolean {
  const shared: (readonly Reading[])[] = [];
  for (const token of tokens) {
    if (readTwoTone(draft, token)) continue;
    const [reading, ...others] = readingsOf(draft, token);
    if (!reading) return false;
    if (others.length > 0) shared.push([reading, ...others]);
    else if (!record(draft, reading)) return false;
  }
  fillSilentSections(draft);
  const awaited = shared.flat().map((reading) => reading.section);
  fillIn(draft, (section) => isNumbered(section) || awaited.includes(section));
  const isRead = readShared(draft, shared);
  fillIn(draft, isNumbered);
  return isRead;
}

function readShared(draft: Draft, shared: readonly (readonly Reading[])[]): boolean {
  return shared.every((readings) => {
    const active = activeSections(draft);
    return readings.some((reading) => active.includes(reading.section) && record(draft, reading));
  });
}

/** Sections whose tokens are numbers. */
const isNumbered = ({ type, slot }: Section): boolean => type === 'Stain' || slot === SHEEN;

/** Gives every section on show that starts with a part and still has none its default, but for those that are waited for. */
export function fillIn(draft: Draft, isAwaited: (section: Section) => boolean = () => false): void {
  const { picks, filledIn } = draft;
  const isMissing = (section: Section): boolean =>
    section.slot !== null &&
    section.type !== 'MultiSelect' &&
    section.defaultPartIds.length > 0 &&
    !picks.parts[section.id] &&
    !isAwaited(section);
  for (let next = activeSections(draft).find(isMissing); next; next = activeSections(draft).find(isMissing)) {
    picks.parts[next.id] = next.defaultPartIds;
    filledIn.push(next);
  }
}

/** A placement is read only where the family offers it. */
function readTwoTone({ family, picks }: Draft, token: string): boolean {
  const type = placementsOf(family).find((candidate) => twoToneToken(candidate) === token);
  if (type === undefined || picks.twoToneType !== null) return false;
  picks.twoToneType = type;
  return true;
}

/** What a token can mean, in the family's sku order. */
function readingsOf(draft: Draft, token: string): readonly Reading[] {
  const place = ({ section }: Reading): number => draft.family.skuOrder.indexOf(section.slot ?? '');
  return styleIndex(draft.style)
    .sections.flatMap((section) => readingIn(draft, section, token) ?? [])
    .sort((left, right) => place(left) - place(right));
}

function readingIn({ family, style }: Draft, section: Section, token: string): Reading | null {
  if (section.slot === null || section.type === 'Stain' || section.isAccessory) return null;
  const extension = family.skuExtensions.find((candidate) => candidate.slot === section.slot);
  for (const part of section.parts) {
    if (isEmptyCode(part.sku)) continue;
    const folded = extension ? readExtended(style, section, part, extension, token) : part.sku === token ? {} : null;
    if (folded) return { section, part, folded };
  }
  return null;
}

/** False when the section has its part already, or the option list this one. */
function record({ picks }: Draft, { section, part, folded }: Reading): boolean {
  const chosen = picks.parts[section.id] ?? [];
  const isTaken = section.type === 'MultiSelect' ? chosen.includes(part.id) : chosen.length > 0;
  if (isTaken) return false;
  picks.parts = { ...picks.parts, [section.id]: [...chosen, part.id], ...folded.parts };
  picks.childParts = { ...picks.childParts, ...folded.childParts };
  return true;
}

/** What the rest of a token carries along after a part's own code; null when that is nothing the family knows. */
function readExtended(
  style: Style,
  section: Section,
  part: Part,
  extension: SkuExtension,
  token: string,
): Reading['folded'] | null {
  if (!token.startsWith(part.sku)) return null;
  const rest = token.slice(part.sku.length);
  const bare = extension.prefixes.includes(rest) ? {} : null;
  if (extension.from === null) return bare;
  if (section.childSlot === extension.from) {
    const child = part.childParts.find((candidate) => endsExtension(extension, rest, candidate));
    return child ? { childParts: { [section.id]: child.id } } : null;
  }
  const source = styleIndex(style).sections.find((candidate) => candidate.slot === extension.from);
  if (!source) return bare;
  const found = source.parts.find((candidate) => endsExtension(extension, rest, candidate));
  return found ? { parts: { [source.id]: [found.id] } } : null;
}

function endsExtension(extension: SkuExtension, rest: string, part: Part): boolean {
  const own = isEmptyCode(part.sku) ? '' : part.sku;
  return extension.prefixes.some((prefix) => rest === prefix + own);
}

/** Sections without a token take their part that adds none. */
function fillSilentSections({ style, picks }: Draft): void {
  for (const section of styleIndex(style).sections) {
    const isRead = isNumbered(section) || section.type === 'MultiSelect';
    if (section.slot === null || section.isAccessory || isRead || picks.parts[section.id]) continue;
    const silent = section.parts.find((part) => isEmptyCode(part.sku));
    if (silent) picks.parts[section.id] = [silent.id];
  }
}
