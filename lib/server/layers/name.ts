/** Family, layer, geometry and finish of one picture, as written in its address (docs/pictures.md "Names"). */
export interface LayerName {
  readonly family: string;
  readonly layer: string;
  readonly geometry: string;
  /** `null` for a layer that takes no colour (the shadow, finish `none`). */
  readonly finish: FinishName | null;
  /** Eight hexadecimal digits that stand for what the picture is made of; null in a name that goes without. */
  readonly version: string | null;
}

/** A finished wood, or any other material by its one token (docs/pictures.md "Names"). */
export type FinishName = WoodFinishName | MaterialName;

/** Codes of the woods and what is done to them, e.g. `ch`, `113` (or a mixed colour, decision 029), `20`, `sm`. */
export interface WoodFinishName {
  readonly wood: string;
  readonly stain: string;
  readonly sheen: string;
  readonly surface: string;
}

/** Token of a material that is no wood, e.g. `brs`, `linen`. */
interface MaterialName {
  readonly material: string;
}

/** An address as it comes over the wire: the name, and the width that was asked for in pixels, if any. */
export interface LayerAddress {
  readonly name: LayerName;
  readonly width: 800 | 1600 | null;
}

// Longer than any name the studio can make (about 70); a bound keeps hostile addresses out of the expression below.
const MAX_PATH_LENGTH = 130;

// Only lower-case letters, digits and single separators: no percent sign, dots side by side or empty segment can get through, so a
// parsed name is safe to join to a folder.
const PATH =
  /^\/images\/([a-z][a-z0-9]{0,15})\/([a-z][a-z0-9]{0,23})\/([a-z0-9]{1,12}(?:-[a-z0-9]{1,12}){0,5})(?:\.([0-9a-f]{8}))?\/(?:([a-z]{2})-(\d{3}|s[0-9a-f]{6}\d{5}|p[0-9a-f]{6})-(\d{2})-([a-z]{2})|([a-z]{3,12}))\.webp$/;
const NO_FINISH = 'none';

/**
 * Reads `/images/<family>/<layer>/<geometry>[.<version>]/<finish>.webp`. `null` when it does not follow the grammar exactly;
 * whether such a picture can be made is the manifest's question. Specification §18.4.
 */
export function parseLayerPath(path: string): LayerName | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  const match = PATH.exec(path);
  if (!match) return null;
  const [, family, layer, geometry, version = null, wood, stain, sheen, surface, material] = match;
  if (!family || !layer || !geometry) return null;
  const place = { family, layer, geometry, version };
  if (wood && stain && sheen && surface) return { ...place, finish: { wood, stain, sheen, surface } };
  return { ...place, finish: material && material !== NO_FINISH ? { material } : null };
}

/** The version in a picture's path; null where there is none. */
export const versionIn = (path: string): string | null => /\.([0-9a-f]{8})\/[^/]*$/.exec(path)?.[1] ?? null;

/** A picture's path, or the template of such, without its version. */
export const withoutVersion = (path: string): string => path.replace(/\.[0-9a-f]{8}(?=\/[^/]*$)/, '');

/** A picture's path, or the template of such, with this version in the place of any other. */
export const withVersion = (path: string, version: string): string =>
  withoutVersion(path).replace(/\/[^/]*$/, (file) => `.${version}${file}`);

/** The same with an optional `?w=800` or `?w=1600`; every other query is `null`, so one picture has few addresses. */
export function parseLayerAddress(address: string): LayerAddress | null {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const width = mark < 0 ? null : parseWidth(address.slice(mark));
  const name = width === undefined ? null : parseLayerPath(path);
  return name && width !== undefined ? { name, width } : null;
}

function parseWidth(query: string): 800 | 1600 | undefined {
  if (query === '?w=800') return 800;
  return query === '?w=1600' ? 1600 : undefined;
}

/** Whether a path is that of a list's picture, a swatch or thumbnail: those are square and may be opaque. */
export const isListPath = (path: string): boolean => /^\/images\/[a-z0-9]+\/(?:swatch|thumb)\//.test(path);

/** The path that stands for a thumbnail in whatever finish; any other path as it is. */
export const inAnyFinish = (path: string): string => path.replace(/(\/thumb\/[^/]+\/)[^/]+$/, '$1any.webp');
