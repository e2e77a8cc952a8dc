import type { Part, Section } from '@/lib/domain/catalogue';
import type { SkuExtension } from '@/lib/domain/family';
import { isFolded } from '@/lib/domain/sku';
import { exampleOfTwo, exampleWith } from './example';
import { atPart, partKey, shownParts, shownSections, type StyleCheck } from './style-check';

const THREE_CAPITALS = /^[A-Z]{3}$/;
const HARDWARE = /^\d\d[A-Z]\d\d$/;
const PLACEMENT = /^TT\d$/;
const DIGITS = /^\d+$/;
const LEAF_END = /.(?:[A-Z]|BF)$/;
/** Slots whose codes are read by their place among the digits (specification §16.2). */
const NUMBERED_SLOTS = ['TopStain', 'BottomStain', 'Sheen'];

/** A token as it may stand in a sku, and the part it comes from. */
interface Token {
  readonly text: string;
  readonly part: Part;
  readonly section: Section;
  /** What its end comes from; null for an end of its own or none. */
  readonly source: Part | null;
}

/** Codes of a style can be told apart and keep to the reserved shapes of specification §16.2. */
export function checkCodes(check: StyleCheck): void {
  const tokens = new Map<string, Token>();
  for (const section of shownSections(check)) {
    if (section.slot === null || section.isAccessory || isFolded(check.family, section.slot)) continue;
    checkEmptyCodes(check, section);
    for (const token of section.parts.flatMap((part) => tokensOf(check, section, part))) {
      checkShape(check, token);
      if (NUMBERED_SLOTS.includes(section.slot) && token.section.type === 'Stain') continue;
      const twin = tokens.get(token.text);
      if (twin && twin.part.id !== token.part.id && !isToldByPlace(twin, token)) reportTwin(check, token, twin);
      if (twin && twin.part.id === token.part.id) checkSources(check, token, twin);
      tokens.set(token.text, token);
    }
    if (section.type === 'Stain') checkStainCodes(check, section);
  }
}

function reportTwin(check: StyleCheck, token: Token, twin: Token): void {
  const example = exampleOfTwo(check, [twin.part.id], [token.part.id]) ?? exampleWith(check, [token.part.id]);
  check.report('code', atPart(check, token.part), ambiguous(check, token, twin), example);
}

/** A code that grows alike by two choices, as a size by two leaves. */
function checkSources(check: StyleCheck, { text, part, source }: Token, twin: Token): void {
  if (source === null || twin.source === null || source.id === twin.source.id) return;
  const sources = `${partKey(check, twin.source)} and ${partKey(check, source)}`;
  const message = `two configurations share a sku in ${check.style.normalizedName}: ${partKey(check, part)} is ${text} with ${sources}`;
  const example = exampleOfTwo(check, [part.id], [twin.source.id], [source.id]);
  check.report('shared-sku', atPart(check, source), message, example);
}

function ambiguous(check: StyleCheck, token: Token, twin: Token): string {
  const parts = `${partKey(check, token.part)} and ${partKey(check, twin.part)}`;
  return `code ${token.text} is ambiguous in ${check.style.normalizedName}: ${parts}`;
}

/**
 * A stain's and a sheen's number are told apart by their places, and so is one code of doors, drawers or hardware in
 * several sections (a knob on doors and on drawers) of which each always puts one token into the sku.
 */
function isToldByPlace(left: Token, right: Token): boolean {
  if (left.section === right.section) return false;
  if (DIGITS.test(left.text)) return left.section.slot !== right.section.slot;
  if (!THREE_CAPITALS.test(left.text) && !HARDWARE.test(left.text)) return false;
  return [left, right].every(
    ({ section }) => section.type !== 'MultiSelect' && section.parts.every((part) => part.sku !== ''),
  );
}

/** Lists of several woods repeat numbers; within one they must differ. */
function checkStainCodes(check: StyleCheck, section: Section): void {
  const known = new Map<string, Part>();
  const tokenOf = (part: Part): Token => ({ text: part.sku, part, section, source: null });
  for (const part of section.parts) {
    const twin = known.get(part.sku);
    if (twin) check.report('code', atPart(check, part), ambiguous(check, tokenOf(part), tokenOf(twin)));
    known.set(part.sku, part);
  }
}

function checkEmptyCodes(check: StyleCheck, section: Section): void {
  const silent = section.parts.filter((part) => part.sku === '');
  const isSpoken = section.type === 'MultiSelect' || NUMBERED_SLOTS.includes(section.slot ?? '');
  for (const part of silent.slice(isSpoken ? 0 : 1)) {
    const reason = isSpoken ? 'needs a sku' : `and ${silent[0] ? partKey(check, silent[0]) : ''} both have no sku`;
    check.report('code', atPart(check, part), `${partKey(check, part)} ${reason} in section ${section.normalizedName}`);
  }
}

function tokensOf(check: StyleCheck, section: Section, part: Part): readonly Token[] {
  if (part.sku === '') return [];
  const extension = check.family.skuExtensions.find((candidate) => candidate.slot === section.slot);
  const endings = extension ? endingsOf(check, extension, part) : [{ text: '', source: null }];
  return endings.map(({ text, source }) => ({ text: part.sku + text, part, section, source }));
}

function endingsOf(check: StyleCheck, extension: SkuExtension, part: Part): readonly Pick<Token, 'text' | 'source'>[] {
  const children = part.childParts.length > 0 ? part.childParts : null;
  const sources = extension.from === null ? [] : (children ?? shownParts(check, extension.from));
  const ends =
    sources.length > 0 ? sources.map((source) => ({ code: source.sku, source })) : [{ code: '', source: null }];
  return extension.prefixes.flatMap((prefix) => ends.map(({ code, source }) => ({ text: prefix + code, source })));
}

function checkShape(check: StyleCheck, { text, part, section }: Token): void {
  const slot = section.slot ?? '';
  const complain = (shape: string): void =>
    check.report(
      'code',
      atPart(check, part),
      `code ${text} of ${partKey(check, part)} has the shape reserved for ${shape}`,
    );
  if (THREE_CAPITALS.test(text) && !/(Door|Drawer)$/.test(slot)) complain('doors and drawers');
  if (HARDWARE.test(text) && !slot.endsWith('Hardware')) complain('hardware');
  if (PLACEMENT.test(text)) complain('two-tone placements');
  if (DIGITS.test(text) && !NUMBERED_SLOTS.includes(slot)) complain('stains and sheens');
  if (!DIGITS.test(text) && NUMBERED_SLOTS.includes(slot)) {
    check.report('code', atPart(check, part), `code ${text} of ${partKey(check, part)} must have digits only`);
  }
  if (section.childSlot !== null && !LEAF_END.test(text)) {
    check.report('code', atPart(check, part), `code ${text} of ${partKey(check, part)} does not end in a leaf letter`);
  }
}
