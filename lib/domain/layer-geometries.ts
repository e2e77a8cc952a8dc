import type { Part, Style } from './catalogue';
import type { LayerDefinition } from './family';
import { imageToken } from './image-names';
import { styleIndex } from './style-index';

/** The parts that may fill a slot, leaves included. */
export function partsOfSlot(style: Style, slot: string): readonly Part[] {
  return styleIndex(style).sections.flatMap((section) => {
    if (section.slot === slot) return section.parts;
    return section.childSlot === slot ? section.parts.flatMap((part) => part.childParts) : [];
  });
}

/**
 * Tokens of a layer's geometry over all combinations of parts that a style lets choose together, as far as two-part
 * restrictions say: what has to be drawn (DESIGN §11). An empty token means that a part has no picture.
 */
export function layerGeometries(style: Style, layer: LayerDefinition): readonly (readonly string[])[] {
  const { pairs } = styleIndex(style);
  const slots = [...new Set(layer.geometry.map((token) => token.slot))];
  let choices: readonly ReadonlyMap<string, Part>[] = [new Map()];
  for (const slot of slots) {
    const parts = partsOfSlot(style, slot);
    if (parts.length === 0) continue;
    choices = choices.flatMap((chosen) =>
      parts
        .filter((part) => ![...chosen.values()].some((other) => pairs.get(part.id)?.includes(other.id)))
        .map((part) => new Map([...chosen, [slot, part]])),
    );
  }
  const names = choices.map((chosen) =>
    layer.geometry.map((token) => imageToken(token, (slot) => chosen.get(slot) ?? null)),
  );
  return [...new Map(names.map((tokens) => [tokens.join('-'), tokens])).values()];
}
