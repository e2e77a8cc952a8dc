import type { FamilyDefinition } from '@/lib/domain/family';
import { layerApplies, leadingLayer, type ImageNames } from '@/lib/domain/image-names';
import type { Selection } from '@/lib/domain/selection';

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
 * The stack of a selection in the family's order. A layer that applies but has no name is missing, unless the one that
 * leads it is there: then this piece has no such layer.
 */
export function pictureOf(family: FamilyDefinition, selection: Selection, names: ImageNames): Picture {
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

/** Addresses of a layer for a browser to choose from: 800 wide, and 1600 for dense or large displays (DESIGN §11). */
export function layerSrcSet(src: string): string {
  return `${src} 800w, ${src}?w=1600 1600w`;
}
