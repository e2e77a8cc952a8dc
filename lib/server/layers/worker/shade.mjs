// Shadows on floor and wall: one panel of coverage, one colour.
export const SHADE = [34, 27, 20]; // sRGB: floor and piece throw light into every shadow, in their own warm hue
const CONTACT = 180; // byte of a shadow from which on it is as dark as it was drawn
const THINNED = 0.72; // share of the thinnest

/**
 * Alpha of a shadow by the byte of its panel: what is dark by contact stays so, the wide plain below a low case, where a floor
 * throws light back and forth, is a seventh lighter, and thin shade a quarter.
 */
export function shadeTable() {
  return Uint8Array.from({ length: 256 }, (_, v) =>
    Math.round(v * Math.min(1, THINNED + (1 - THINNED) * (v / CONTACT))),
  );
}

/** Writes a shadow: what light is left on a warm floor, at the alpha of its one panel. */
export function shadePiece({ panels, width, height, alpha, rgba, at, stride }) {
  const [red, green, blue] = SHADE;
  for (let y = 0; y < height; y += 1) {
    let to = (at + y * stride) * 4;
    for (let i = y * width, end = i + width; i < end; i += 1, to += 4) {
      const cover = alpha[panels[i]];
      if (cover === 0) continue;
      rgba[to] = red;
      rgba[to + 1] = green;
      rgba[to + 2] = blue;
      rgba[to + 3] = cover;
    }
  }
}
