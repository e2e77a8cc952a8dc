import type { CatalogueSnapshot, Style } from '../../lib/domain/catalogue';
import { layerGeometries } from '../../lib/domain/layer-geometries';
import { configurationOf, familyOf } from '../../lib/families/registry';

/** What the catalogue can show of one family: the studio draws this and nothing else. */
export interface Needs {
  /** Shape, edge, height, size bucket, seam. */
  readonly tops: readonly (readonly string[])[];
  /** Leg or base, height, size bucket, plan. */
  readonly unders: readonly (readonly string[])[];
  /** Kind and token of each thumb, such as `leg` and `tur`. */
  readonly thumbs: readonly (readonly [kind: string, token: string])[];
  /** `top/<geometry>` and `shadow/<geometry>` that a style shows before anything is picked. */
  readonly firstSeen: ReadonlySet<string>;
}

const THUMB = /\/thumb\/(\w+)-\{part\}/;

/** Walks every style of a family: a part added to the catalogue plans its own pictures. */
export function catalogueNeeds({ stylesById }: CatalogueSnapshot, imageFolder: string): Needs {
  const styles = [...stylesById.values()].filter((style) => familyOf(style).imageFolder === imageFolder);
  const geometriesOf = (key: string): readonly (readonly string[])[] =>
    distinct(
      styles.flatMap((style) => {
        const layer = familyOf(style).layers.find((candidate) => candidate.key === key);
        return layer ? layerGeometries(style, layer) : [];
      }),
    ).filter((tokens) => !tokens.includes(''));
  return {
    tops: geometriesOf('Top'),
    unders: geometriesOf('Shadow'),
    thumbs: distinct(styles.flatMap(thumbsOf)),
    firstSeen: new Set(styles.flatMap(defaultPictures)),
  };
}

function thumbsOf(style: Style): (readonly [string, string])[] {
  return style.sections.flatMap((section) => {
    const kind = THUMB.exec(section.thumbnailPath)?.[1];
    const tokens = section.parts.map((part) => part.imageName).filter((token) => token !== '');
    return kind === undefined ? [] : tokens.map((token) => [kind, token] as const);
  });
}

function defaultPictures(style: Style): string[] {
  const { layers } = configurationOf(style).imageNames;
  return Object.values(layers).flatMap((name) => (name === null ? [] : [name.slice(0, name.lastIndexOf('/'))]));
}

function distinct<T extends readonly string[]>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.join('-'), row])).values()];
}
