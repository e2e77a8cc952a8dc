/**
 * Colouring: pure arithmetic on typed arrays (docs/pictures.md "Colouring"). Every factor that depends on one byte is
 * a table of 256 entries, so a pixel costs three multiplications and three look-ups.
 *
 * Plain JavaScript because worker threads load it with bare Node, outside the Next bundle (see main.mjs); its types
 * are in colour.d.mts.
 */

const TONE_RESOLUTION = 16384; // steps a unit of linear light: 0.2 of an sRGB level at the dark end
const TONE_RANGE = 4; // linear light that the table covers; above is white
const SHOULDER = 0.82; // linear light where highlights start to roll off instead of clipping

/** sRGB byte of linear light, with a soft shoulder: `toneTable[min(last, light × 16384)]`. */
export const toneTable = buildToneTable();

function buildToneTable() {
  const table = new Uint8Array(TONE_RESOLUTION * TONE_RANGE);
  for (let index = 0; index < table.length; index += 1) {
    const light = index / TONE_RESOLUTION;
    const room = 1 - SHOULDER;
    const rolled = light <= SHOULDER ? light : SHOULDER + room * (1 - Math.exp(-(light - SHOULDER) / room));
    table[index] = Math.round(255 * encodeSrgb(rolled));
  }
  return table;
}

function encodeSrgb(light) {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Linear light of a panel byte: `factor × ((v/255)² × scale)^focus`. */
export function lightTable(scale, factor = 1, focus = 1) {
  return Float32Array.from({ length: 256 }, (_, v) => factor * ((v / 255) ** 2 * scale) ** focus);
}

/** Albedo by grain byte, three channels interleaved, linear between the stops. */
export function rampTable(stops) {
  const table = new Float32Array(256 * 3);
  for (let v = 0; v < 256; v += 1) {
    const at = v / 255;
    const above = stops.findIndex((stop) => stop.at >= at);
    const high = stops[above < 0 ? stops.length - 1 : above];
    const low = stops[above < 0 ? stops.length - 1 : Math.max(0, above - 1)];
    const part = high.at > low.at ? (at - low.at) / (high.at - low.at) : 0;
    for (let c = 0; c < 3; c += 1) table[v * 3 + c] = low.colour[c] + part * (high.colour[c] - low.colour[c]);
  }
  return table;
}

/**
 * Alpha of a coverage byte. Panels are lossy, so nearly empty and nearly full are made exactly so: a veil of 1/255
 * around a piece would show on dark grounds, and one inside it would let the layers below shine through.
 */
export function alphaTable(snap) {
  return Uint8Array.from({ length: 256 }, (_, v) => (v <= snap ? 0 : v >= 255 - snap ? 255 : v));
}

/**
 * Writes a coloured piece into a transparent RGBA frame. `panels` holds coverage, diffuse and specular light one
 * below the other, each as large as `grain`.
 */
export function colourPiece({ panels, grain, box, frameWidth, tables, rgba }) {
  const [left, top, width, height] = box;
  const size = width * height;
  const { alpha, diffuse, specular, ramp } = tables;
  const last = toneTable.length - 1;
  for (let y = 0; y < height; y += 1) {
    let to = ((top + y) * frameWidth + left) * 4;
    for (let i = y * width, end = i + width; i < end; i += 1, to += 4) {
      const cover = alpha[panels[i]];
      if (cover === 0) continue;
      const body = diffuse[panels[size + i]] * TONE_RESOLUTION;
      const gloss = specular[panels[2 * size + i]] * TONE_RESOLUTION + 0.5;
      const from = grain[i] * 3;
      rgba[to] = toneTable[Math.min(last, (ramp[from] * body + gloss) | 0)];
      rgba[to + 1] = toneTable[Math.min(last, (ramp[from + 1] * body + gloss) | 0)];
      rgba[to + 2] = toneTable[Math.min(last, (ramp[from + 2] * body + gloss) | 0)];
      rgba[to + 3] = cover;
    }
  }
}

/** Writes a shadow: black at the alpha of its one panel. */
export function shadePiece({ panels, box, frameWidth, alpha, rgba }) {
  const [left, top, width, height] = box;
  for (let y = 0; y < height; y += 1) {
    let to = ((top + y) * frameWidth + left) * 4 + 3;
    for (let i = y * width, end = i + width; i < end; i += 1, to += 4) rgba[to] = alpha[panels[i]];
  }
}
