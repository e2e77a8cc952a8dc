/** Query parameter that carries the configuration on every category route (specification §16.4); read in any case. */
export const SKU_PARAMETER = 'customSku';
/** Longest sku that is looked at, after white space is removed (specification §16.3). */
const MAX_SKU_LENGTH = 400;

/** White space, and the marks of no width that text programs put where a line may break. */
const WHITE_SPACE = /[\s\u0085\u180e\u200b-\u200f\u2060]+/gu;
/** Hyphens and dashes of every length, the minus sign, and the soft hyphen. */
const DASH = /[\p{Dash_Punctuation}\u2212\u00ad]/gu;

/** The sku in a query, whatever the case of the parameter's name; null when there is none. */
export function skuInQuery(query: URLSearchParams): string | null {
  const isSku = (name: string) => name.toLowerCase() === SKU_PARAMETER.toLowerCase();
  return query.get(SKU_PARAMETER) ?? [...query].find(([name]) => isSku(name))?.[1] ?? null;
}

/**
 * What somebody means who types or pastes a sku: without white space, in capitals, with plain hyphens, and taken out of a
 * whole link (specification §16.3). Null when there is nothing to read or too much.
 */
export function tidySku(text: string): string | null {
  const given = text.replace(WHITE_SPACE, '');
  const query = given.split('#')[0]?.split('?').slice(1).join('?');
  const sku = (query ? (skuInQuery(new URLSearchParams(query)) ?? '') : given).replace(WHITE_SPACE, '');
  if (sku === '' || sku.length > MAX_SKU_LENGTH) return null;
  return sku.replace(DASH, '-').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
