import type { CatalogueSnapshot, Style } from '../../../lib/domain/catalogue';
import { layerGeometries } from '../../../lib/domain/layer-geometries';
import { configurationOf, familyOf } from '../../../lib/families/registry';

/** A picture that the catalogue can show: where it lies below `studio/passes` and the tokens of its geometry. */
export interface NeededLayer {
  readonly family: string;
  readonly layer: string;
  readonly tokens: readonly string[];
}

export interface NeededThumb {
  readonly family: string;
  readonly what: string;
  readonly token: string;
}

export interface FurnitureNeeds {
  readonly layers: readonly NeededLayer[];
  readonly thumbs: readonly NeededThumb[];
  /** `<family>/<layer>/<geometry>` that a style shows before anything is picked. */
  readonly firstSeen: ReadonlySet<string>;
}

/** `/images/<folder>/thumb/<what>-{part}/…`, or `/images/<folder>/thumb/<what>/…` of what looks the same for every part. */
const THUMB = /^\/images\/(\w+)\/thumb\/(\w+)(-\{part\})?\//;

/** Walks every style whose pictures lie in another folder than `except`: a part added to the catalogue plans its own pictures. */
export function furnitureNeeds({ stylesById }: CatalogueSnapshot, except: string): FurnitureNeeds {
  const styles = [...stylesById.values()].filter((style) => familyOf(style).imageFolder !== except);
  const layers = styles.flatMap((style) => {
    const { imageFolder, layers: definitions } = familyOf(style);
    return definitions.flatMap((layer) =>
      layerGeometries(style, layer).map((tokens) => ({ family: imageFolder, layer: layer.key.toLowerCase(), tokens })),
    );
  });
  return {
    layers: distinct(layers, ({ family, layer, tokens }) => `${family}/${layer}/${tokens.join('-')}`),
    thumbs: distinct(
      styles.flatMap(thumbsOf).filter(({ family }) => family !== except),
      ({ family, what, token }) => `${family}/${what}-${token}`,
    ),
    firstSeen: new Set(styles.flatMap(defaultPictures)),
  };
}

function thumbsOf(style: Style): NeededThumb[] {
  return style.sections.flatMap((section) => {
    const [, family, what, perPart] = THUMB.exec(section.thumbnailPath) ?? [];
    if (family === undefined || what === undefined) return [];
    if (perPart === undefined) return [{ family, what, token: '' }];
    const tokens = section.parts.map(({ imageName }) => imageName).filter((token) => token !== '');
    return tokens.map((token) => ({ family, what, token }));
  });
}

function defaultPictures(style: Style): string[] {
  const { family, imageNames } = configurationOf(style);
  const { layers } = imageNames;
  return Object.values(layers).flatMap((name) =>
    name === null ? [] : [`${family.imageFolder}/${name.slice(0, name.lastIndexOf('/'))}`],
  );
}

function distinct<T>(rows: readonly T[], key: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [key(row), row])).values()];
}
