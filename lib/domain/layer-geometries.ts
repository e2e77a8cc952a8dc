import type { Part, Style } from './catalogue';
import type { ImageToken, LayerDefinition } from './family';
import { imageToken } from './image-names';
import { styleIndex } from './style-index';

const NONE: ReadonlySet<number> = new Set();

/** The parts that may fill a slot, leaves included, but for those of some sections (`neverShown`). */
export function partsOfSlot(style: Style, slot: string, without = NONE): readonly Part[] {
  return styleIndex(style).sections.flatMap((section) => {
    if (without.has(section.id)) return [];
    if (section.slot === slot) return section.parts;
    return section.childSlot === slot ? section.parts.flatMap((part) => part.childParts) : [];
  });
}

/**
 * Tokens of a layer's geometry over all combinations of parts that a style lets choose together, as far as two-part
 * restrictions say: what has to be drawn (specification §18.6). Combinations with a part that shows
 * nothing have no such layer.
 */
export function layerGeometries(style: Style, layer: LayerDefinition, without = NONE): readonly (readonly string[])[] {
  const { pairs } = styleIndex(style);
  const slots = [...new Set(layer.geometry.map((token) => speakingSlot(style, token, without)))];
  let choices: readonly ReadonlyMap<string, Part>[] = [new Map()];
  for (const slot of slots) {
    const parts = partsOfSlot(style, slot, without);
    if (parts.length === 0) continue;
    choices = choices.flatMap((chosen) =>
      parts
        .filter((part) => ![...chosen.values()].some((other) => pairs.get(part.id)?.includes(other.id)))
        .map((part) => new Map([...chosen, [slot, part]])),
    );
  }
  const names = choices
    .map((chosen) => layer.geometry.map((token) => imageToken(token, (slot) => chosen.get(slot) ?? null)))
    .filter((tokens) => !tokens.includes(''));
  return [...new Map(names.map((tokens) => [tokens.join('-'), tokens])).values()];
}

/** The slot that a token comes from in this style: its own, or the fallback where the style has no list for it. */
function speakingSlot(style: Style, { slot, fallbackSlot }: ImageToken, without: ReadonlySet<number>): string {
  return partsOfSlot(style, slot, without).length > 0 ? slot : (fallbackSlot ?? slot);
}
