import type { Section, Style } from './catalogue';
import type { FamilyDefinition } from './family';
import { Configuration } from './configuration';
import { fillIn, readNamed, type Draft } from './read-tokens';
import { failure, success, type Result } from './result';
import { tidySku } from './sku-text';
import { BOTTOM_STAIN, SHEEN, TOP_STAIN } from './slots';
import { styleIndex } from './style-index';
import { activeSections } from './visibility';

export const INVALID_SKU = 'invalid sku';
const MAX_NUMERIC_TOKENS = 3;
const NUMERIC = /^\d+$/;
/**
 * What numbers are, in their order (specification §16.2): the first of these that they fit; the shorter
 * ones leave something out.
 */
const NUMERIC_ORDERS = [
  [TOP_STAIN, SHEEN],
  [TOP_STAIN, BOTTOM_STAIN, SHEEN],
  [TOP_STAIN, BOTTOM_STAIN],
  [TOP_STAIN],
  [SHEEN],
  [],
] as const;

/** What a sku names, and what it leaves to the style. */
export interface ReadSku {
  readonly configuration: Configuration;
  /** Sections that it has no token for and that took their default. */
  readonly filledIn: readonly Section[];
}

/** The style that a sku's first token names, or null. */
export function findStyleBySku(
  styles: Iterable<Style>,
  familyOf: (style: Style) => FamilyDefinition,
  text: string,
): Style | null {
  const first = tidySku(text)?.split('-')[0];
  if (!first) return null;
  let best: Style | null = null;
  for (const style of styles) {
    if (remainder(familyOf(style), style, [first]) === null) continue;
    if (style.sku.length > (best?.sku.length ?? 0)) best = style;
  }
  return best;
}

/** The tokens after the style's own; null when the first token is another style's. */
function remainder(family: FamilyDefinition, style: Style, tokens: readonly string[]): readonly string[] | null {
  const [first, ...rest] = tokens;
  if (first === undefined) return null;
  if (!family.joinsStyleToken(style)) return first === style.sku ? rest : null;
  // Without its size; a size of its own token is no way of writing it.
  if (first === style.sku) return /^\d+\D/.test(rest[0] ?? '') ? null : rest;
  const joined = first.slice(style.sku.length);
  return first.startsWith(style.sku) && /^\d/.test(joined) ? [joined, ...rest] : null;
}

/**
 * Reads a custom sku that names a whole configuration (specification §5.5, §16.4). Fails with 'invalid sku' where
 * `readSku` does, and when a section is left to the style.
 */
export function parseSku(family: FamilyDefinition, style: Style, text: string): Result<Configuration> {
  const read = readSku(family, style, text);
  if (!read.ok) return read;
  return read.value.filledIn.length === 0 ? success(read.value.configuration) : failure(INVALID_SKU);
}

/**
 * Reads a custom sku, whole or not. Codes match exactly; the order of tokens is free, but for numbers and for codes that
 * several sections use. A section that starts with a part and has neither a token nor a part without one takes its default;
 * lists of options without a token stay empty, and one stain is one stain all over. Fails with 'invalid sku' when a
 * token is left over, or what was found would not build it.
 */
export function readSku(family: FamilyDefinition, style: Style, text: string): Result<ReadSku> {
  const all = tidySku(text)?.split('-');
  const tokens = all ? remainder(family, style, all) : null;
  if (!tokens) return failure(INVALID_SKU);
  const numeric = tokens.filter((token) => NUMERIC.test(token));
  if (numeric.length > MAX_NUMERIC_TOKENS) return failure(INVALID_SKU);
  const picks: Draft['picks'] = { parts: {}, childParts: {}, bottomStainId: null, twoToneType: null };
  const draft: Draft = { family, style, picks, filledIn: [] };
  const named = tokens.filter((token) => !NUMERIC.test(token));
  if (!readNamed(draft, named) || !readNumeric(draft, numeric)) return failure(INVALID_SKU);
  fillIn(draft);
  emptyTheRest(draft);
  const configuration = new Configuration(family, style, draft.picks);
  const filledIn = configuration.activeSections.filter((section) => draft.filledIn.includes(section));
  const others = without(configuration.skuTokens, tokens);
  const isBuilt = others !== null && (others.length === 0 || filledIn.length > 0);
  return configuration.isComplete && isBuilt ? success({ configuration, filledIn }) : failure(INVALID_SKU);
}

/** What is said of a sku that left something to the style; '' when it did not. */
export function filledInText({ filledIn }: ReadSku): string {
  const names = filledIn.map((section) => section.displayName).join(', ');
  return names === '' ? '' : `Filled in from the usual design: ${names}.`;
}

/** Digits only are top stain, bottom stain, sheen, in that order (specification §16.2). */
function readNumeric(draft: Draft, numeric: readonly string[]): boolean {
  const active = activeSections(draft);
  const stains = active.find((section) => section.type === 'Stain');
  const sheens = active.find((section) => section.slot === SHEEN);
  for (const order of NUMERIC_ORDERS) {
    const found = order.flatMap((slot, position) => {
      const section = slot === SHEEN ? sheens : stains;
      const part = section?.parts.find((candidate) => candidate.sku === numeric[position]);
      return section && part ? { slot, section, part } : [];
    });
    if (order.length !== numeric.length || found.length !== order.length) continue;
    for (const { slot, section, part } of found) {
      if (slot === BOTTOM_STAIN) draft.picks.bottomStainId = part.id;
      else draft.picks.parts[section.id] = [part.id];
    }
    return true;
  }
  return false;
}

/** A list of options without tokens has nothing chosen: it must not fall back to the style's defaults. */
function emptyTheRest({ style, picks }: Draft): void {
  for (const section of styleIndex(style).sections) picks.parts[section.id] ??= [];
}

/** The tokens that are left when others are taken away, each once; null when one of those is not among them. */
function without(tokens: readonly string[], others: readonly string[]): readonly string[] | null {
  const left = [...tokens];
  for (const token of others) {
    const place = left.indexOf(token);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}
