/**
 * Colouring: pure arithmetic on typed arrays (docs/pictures.md "Colouring"). Every factor that depends on one byte is
 * a table of 256 entries, so a pixel costs a few multiplications and look-ups.
 *
 * Plain JavaScript because worker threads load it with bare Node, outside the Next bundle (see main.mjs); its types
 * are in colour.d.mts.
 */

const TONE_RESOLUTION = 16384; // steps a unit of linear light: 0.2 of an sRGB level at the dark end
const TONE_RANGE = 4; // linear light that the table covers; above is white
export const WEAR_PANEL = 3; // of relief.webp
const KNEE = 1.5; // how sharply the room's light gives way to a lamp's: 1 is a sum, which would flatten every form
const BOUNCE = { red: 1.06, blue: 0.94 }; // hue of the light in full shade, thrown back by a warm floor
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

/** A table of light in a room that gives `room` everywhere: what is lit hardly gains, what is black gets all of it. */
export function roomTable(light, room) {
  return light.map((value) => (value ** KNEE + room ** KNEE) ** (1 / KNEE));
}

/**
 * What the floor's hue makes of light, red and blue by panel byte: a lamp's is white, what is thrown back into the shade
 * comes from a cream floor, or white paint would be grey with a cast of green there.
 */
export function hueTable(light) {
  const table = new Float32Array(512);
  light.forEach((value, v) => {
    const shade = Math.max(0, 1 - value);
    table[2 * v] = 1 + (BOUNCE.red - 1) * shade;
    table[2 * v + 1] = 1 + (BOUNCE.blue - 1) * shade;
  });
  return table;
}

/** Mean grain (0 to 1) where a piece is wholly covered; `otherwise` where it nowhere is. */
export function meanGrain(coverage, grain, otherwise) {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < grain.length; i += 1) {
    if (coverage[i] < 250) continue;
    sum += grain[i];
    count += 1;
  }
  return count === 0 ? otherwise : sum / count / 255;
}

/** Albedo by grain byte (read as if `shift` were added to it), three channels interleaved, linear between the stops. */
export function rampTable(stops, shift = 0) {
  const table = new Float32Array(256 * 3);
  for (let v = 0; v < 256; v += 1) {
    const at = v / 255 + shift;
    const above = stops.findIndex((stop) => stop.at >= at);
    const high = stops[above < 0 ? stops.length - 1 : above];
    const low = stops[above < 0 ? stops.length - 1 : Math.max(0, above - 1)];
    const part = high.at > low.at ? (at - low.at) / (high.at - low.at) : 0;
    for (let c = 0; c < 3; c += 1) table[v * 3 + c] = low.colour[c] + part * (high.colour[c] - low.colour[c]);
  }
  return table;
}

/** Share of the specular light by grain byte (shifted alike): `gloss` up to `from`, all of it beyond `to` (0 to 1). */
export function poreTable({ from, to, gloss }, shift = 0) {
  return Float32Array.from({ length: 256 }, (_, v) => {
    const part = clamp((v / 255 + shift - from) / (to - from));
    return gloss + (1 - gloss) * part;
  });
}

const DEEPEST = 0.25; // share of the light that reaches the bottom of any dent

/** Factor on the light by relief byte: 128 is a flat face, full deviation is `1 ± strength`. */
export function reliefTable(strength) {
  return Float32Array.from({ length: 256 }, (_, v) => Math.max(DEEPEST, 1 + ((v - 128) / 127) * strength));
}

/**
 * How far worn edges (positive) and recesses (negative) have taken over by wear byte: 128 is plain face, above it edge,
 * below it recess; each fades in from `from` to `to`. What is not worn is 0, never −0.
 */
export function wearTable(edge, recess) {
  return Float32Array.from({ length: 256 }, (_, v) =>
    v >= 128 ? worn(edge, (v - 128) / 127) : 0 - worn(recess, (128 - v) / 128),
  );
}

const ARRIS = { from: 0.35, to: 0.95 }; // nearness of an arris at which it begins to shine, and shines in full
// Of an arris's shine, what the body below the film has, and what the film adds of the light that falls there, white: all of it from
// the body, pale wood had lemon-yellow lines, and dark wood none.
const SHINE = { body: 0.45, film: 0.1 };
const HOLLOW = { from: 0.25, to: 1, amount: 0.5 }; // light that an inner corner keeps for itself: the room is not seen from there
// Below an inner corner lies the arris of a ledge that looks up: it has the sky on it. So far above it the corner is, in pixels, and so
// much more it shines.
const LEDGE = { reach: 4, more: 2.2 };

/** By how much of itself the light gains, by wear byte: up to `strength` on an arris, less than nothing in an inner corner. */
export function arrisTable(strength) {
  return wearTable({ ...ARRIS, amount: strength }, HOLLOW);
}

function worn(wear, depth) {
  if (!wear) return 0;
  const part = clamp((depth - wear.from) / (wear.to - wear.from));
  return wear.amount * part * part * (3 - 2 * part);
}

function clamp(value) {
  return Math.min(1, Math.max(0, value));
}

/**
 * Writes a coloured piece into transparent RGBA. `panels` holds coverage, diffuse and specular light one below the
 * other, and below them, if there are tables for it, what clear panes mirror whatever the finish; `grain` is as large
 * as one of them, or null for what has none; `relief` holds the four panels of `relief.webp`, or is null. `at` is the
 * piece's first pixel in `rgba`, whose rows are `stride` pixels. `nearness` holds the factors on the light by column and row
 * (window.mjs); what a film mirrors is of the window itself, and falls off faster.
 */
export function colourPiece({ panels, grain, relief, nearness, width, height, tables, rgba, at, stride }) {
  const size = width * height;
  const { alpha, diffuse, hue, specular, panes, ceiling, tint, ramp, pores, bump, arris, wear } = tables;
  const dimming = 1 / (ceiling * TONE_RESOLUTION);
  const last = toneTable.length - 1;
  const bumpFrom = bump ? bump.panel * size : 0;
  const wearFrom = WEAR_PANEL * size;
  for (let y = 0; y < height; y += 1) {
    let to = (at + y * stride) * 4;
    const first = y * width;
    for (let i = first, end = first + width; i < end; i += 1, to += 4) {
      const cover = alpha[panels[i]];
      if (cover === 0) continue;
      const near = nearness.rows[y] * nearness.columns[i - first];
      const from = grain ? grain[i] : 0;
      // a pane is lit as the scene has it: the room's light is on what stands behind
      const mirrored = panes ? panes.mirrored[panels[3 * size + i]] * TONE_RESOLUTION : 0;
      const lit = panels[size + i];
      let body = (mirrored > 0 ? panes.diffuse : diffuse)[lit] * near * TONE_RESOLUTION;
      let gloss = specular[panels[2 * size + i]] * pores[from] * near * near * near * TONE_RESOLUTION;
      if (bump) {
        body *= bump.diffuse[relief[bumpFrom + i]];
        gloss *= bump.specular[relief[bumpFrom + i]];
      }
      const worn = wear ? wear.share[relief[wearFrom + i]] : 0;
      const edge = relief ? arris[relief[wearFrom + i]] : 0;
      if (edge > 0) {
        const above = i >= LEDGE.reach * width ? arris[relief[wearFrom + i - LEDGE.reach * width]] : 0;
        const sky = above < 0 ? 1 - above * (LEDGE.more / HOLLOW.amount) : 1;
        // no film is left to shine where an arris is worn
        const shine = edge * sky * (1 - Math.abs(worn));
        gloss = gloss * (1 + shine) + body * shine * SHINE.film;
        body *= 1 + shine * SHINE.body;
      } else if (edge < 0) {
        gloss *= 1 + edge;
        body *= 1 + edge;
      }
      gloss /= 1 + gloss * dimming;
      let red = ramp[from * 3];
      let green = ramp[from * 3 + 1];
      let blue = ramp[from * 3 + 2];
      if (worn !== 0) {
        const other = worn < 0 ? wear.recess : wear.edge;
        const part = Math.abs(worn);
        red += part * (other[from * 3] - red);
        green += part * (other[from * 3 + 1] - green);
        blue += part * (other[from * 3 + 2] - blue);
      }
      rgba[to] = toneTable[Math.min(last, (red * body * hue[2 * lit] + tint[0] * gloss + mirrored + 0.5) | 0)];
      rgba[to + 1] = toneTable[Math.min(last, (green * body + tint[1] * gloss + mirrored + 0.5) | 0)];
      rgba[to + 2] = toneTable[Math.min(last, (blue * body * hue[2 * lit + 1] + tint[2] * gloss + mirrored + 0.5) | 0)];
      rgba[to + 3] = cover;
    }
  }
}
