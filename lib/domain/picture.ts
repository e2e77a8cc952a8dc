import type { FamilyDefinition, FilledSlots } from './family';
import { layerApplies, leadingLayer, type ImageNames } from './image-names';

/** One image of the stack. */
export interface Layer {
  readonly key: string;
  readonly src: string;
}

/** A whole picture, bottom layer first. */
export interface Picture {
  readonly layers: readonly Layer[];
  /** Layers that the configuration has and nobody has made yet. */
  readonly missing: readonly string[];
}

/**
 * The stack of a configuration in the family's order. A layer that applies but has no name is missing, unless the one that
 * leads it is there: then this piece has no such layer.
 */
export function pictureOf({ family, selection }: FilledSlots, names: ImageNames): Picture {
  const expected = family.layers.filter((layer) => layerApplies(layer, selection));
  const layers: Layer[] = [];
  const missing: string[] = [];
  for (const layer of expected) {
    const { key } = layer;
    const name = names.layers[key];
    if (name) layers.push({ key, src: names.path + name });
    else if (!names.layers[leadingLayer(family, layer).key]) missing.push(key);
  }
  return { layers, missing };
}

/** Whether there is more to see than a shadow, which alone has nothing that colours it. */
export function showsPiece(family: FamilyDefinition, { layers }: Picture): boolean {
  const drawn = new Set(layers.map(({ key }) => key));
  return family.layers.some(({ key, finish, ownFinish }) => drawn.has(key) && (finish.length > 0 || !!ownFinish));
}

/** Layers in words, for a line that says which are missing: 'DrawerHardware' → 'drawer hardware'. */
export const layersInWords = (keys: readonly string[]): string =>
  keys.map((key) => key.replace(/(?<=.)(?=[A-Z])/g, ' ').toLowerCase()).join(', ');
