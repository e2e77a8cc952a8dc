import type { CatalogueSnapshot, Style } from '../../lib/domain/catalogue';
import { layerGeometries } from '../../lib/domain/layer-geometries';
import { configurationOf, familyOf } from '../../lib/families/registry';

/** A picture that the catalogue can show: where it lies below `studio/passes` and the tokens of its geometry. */
export interface NeededLayer {
  readonly family: string;
  readonly layer: string;
  readonly tokens: readonly string[];
}

export interface NeededThumb {
  readonly family: string;
  readonly what: string;
  /** '' of what looks the same for every part. */
  readonly token: string;
}

/** What the catalogue can show: the studio draws this and nothing else. */
export interface Needs {
  readonly layers: readonly NeededLayer[];
  readonly thumbs: readonly NeededThumb[];
  /** `<family>/<layer>/<geometry>` that a style shows before anything is picked. */
  readonly firstSeen: ReadonlySet<string>;
}

/** `/images/<folder>/thumb/<what>-{part}/…`, or `/images/<folder>/thumb/<what>/…` of what looks the same for every part. */
const THUMB = /^\/images\/(\w+)\/thumb\/(\w+)(-\{part\})?\//;

/** Walks every style: a part added to the catalogue plans its own pictures. */
export function catalogueNeeds({ stylesById }: CatalogueSnapshot): Needs {
  const styles = [...stylesById.values()];
  return {
    layers: distinct(styles.flatMap(layersOf), addressOf),
    thumbs: distinct(styles.flatMap(thumbsOf), ({ family, what, token }) => `${family}/${what}-${token}`),
    firstSeen: new Set(styles.flatMap(defaultPictures)),
  };
}

export const addressOf = ({ family, layer, tokens }: NeededLayer): string => `${family}/${layer}/${tokens.join('-')}`;

function layersOf(style: Style): NeededLayer[] {
  const { imageFolder, layers } = familyOf(style);
  return layers.flatMap((layer) =>
    layerGeometries(style, layer)
      .filter((tokens) => !tokens.includes(''))
      .map((tokens) => ({ family: imageFolder, layer: layer.key.toLowerCase(), tokens })),
  );
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

/** `<family>/<layer>/<geometry>` of what a style shows before anything is picked, bottom first. */
export function defaultPictures(style: Style): string[] {
  const { family, imageNames } = configurationOf(style);
  return family.layers.flatMap(({ key }) => {
    const name = imageNames.layers[key];
    return name ? [`${family.imageFolder}/${name.slice(0, name.lastIndexOf('/'))}`] : [];
  });
}

function distinct<T>(rows: readonly T[], key: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [key(row), row])).values()];
}
