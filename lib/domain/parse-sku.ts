import type { Style } from './catalogue';
import type { FamilyDefinition } from './family';
import { Configuration } from './configuration';
import { readNamed, type Draft } from './read-tokens';
import { failure, success, type Result } from './result';
import { BOTTOM_STAIN, SHEEN, TOP_STAIN } from './slots';
import { styleIndex } from './style-index';
import { activeSections } from './visibility';

export const INVALID_SKU = 'invalid sku';
/** Longest text that is looked at, after white space is removed (DESIGN §9). */
export const MAX_SKU_LENGTH = 400;
const MAX_NUMERIC_TOKENS = 3;
const NUMERIC = /^\d+$/;

/** Removes all white space and splits by dashes; null when there is nothing to read or too much. */
export function skuText(text: string): readonly string[] | null {
  const clean = text.replace(/\s+/gu, '');
  return clean === '' || clean.length > MAX_SKU_LENGTH ? null : clean.split('-');
}

/** The style that a sku's first token names, or null. Case counts. */
export function findStyleBySku(
  styles: Iterable<Style>,
  familyOf: (style: Style) => FamilyDefinition,
  text: string,
): Style | null {
  const first = skuText(text)?.[0];
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
  const joined = first.slice(style.sku.length);
  return first.startsWith(style.sku) && /^\d/.test(joined) ? [joined, ...rest] : null;
}

/**
 * Reads a custom sku back into a configuration (SPEC §5 "Custom sku", DESIGN §9). Codes match exactly; the order of tokens is
 * free, but for numbers and for codes that several sections use. Fails with 'invalid sku' when a token is left over, a
 * section has neither a token nor a part without one, or what was found would not build this very sku.
 */
export function parseSku(family: FamilyDefinition, style: Style, text: string): Result<Configuration> {
  const all = skuText(text);
  const tokens = all ? remainder(family, style, all) : null;
  if (!tokens) return failure(INVALID_SKU);
  const numeric = tokens.filter((token) => NUMERIC.test(token));
  if (numeric.length > MAX_NUMERIC_TOKENS) return failure(INVALID_SKU);
  const draft: Draft = { family, style, picks: { parts: {}, childParts: {}, bottomStainId: null, twoToneType: null } };
  const named = tokens.filter((token) => !NUMERIC.test(token));
  if (!readNamed(draft, named) || !readNumeric(draft, numeric)) return failure(INVALID_SKU);
  emptyTheRest(draft);
  const configuration = new Configuration(family, style, draft.picks);
  const isWhole = configuration.isComplete && sameTokens(configuration.skuTokens, tokens);
  return isWhole ? success(configuration) : failure(INVALID_SKU);
}

/** Digits only are top stain, bottom stain, sheen, in that order (DESIGN §9). */
function readNumeric(draft: Draft, numeric: readonly string[]): boolean {
  const active = activeSections(draft);
  const stains = active.find((section) => section.type === 'Stain');
  const sheens = active.find((section) => section.slot === SHEEN);
  const oneStain = [...(stains ? [TOP_STAIN] : []), ...(sheens ? [SHEEN] : [])];
  const isTwoTone = stains !== undefined && numeric.length > oneStain.length;
  const order = isTwoTone ? [TOP_STAIN, BOTTOM_STAIN, ...(sheens ? [SHEEN] : [])] : oneStain;
  if (order.length !== numeric.length) return false;
  return order.every((slot, position) => {
    const section = slot === SHEEN ? sheens : stains;
    const part = section?.parts.find((candidate) => candidate.sku === numeric[position]);
    if (!section || !part) return false;
    if (slot === BOTTOM_STAIN) draft.picks.bottomStainId = part.id;
    else draft.picks.parts[section.id] = [part.id];
    return true;
  });
}

/** A section without tokens has nothing chosen: it must not fall back to the style's defaults. */
function emptyTheRest({ style, picks }: Draft): void {
  for (const section of styleIndex(style).sections) picks.parts[section.id] ??= [];
}

function sameTokens(left: readonly string[], right: readonly string[]): boolean {
  return [...left].sort().join('-') === [...right].sort().join('-');
}
