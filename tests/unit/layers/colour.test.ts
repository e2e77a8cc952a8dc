import type { ColourTables } from '@/lib/server/layers/worker/colour.mjs';
import * as colour from '@/lib/server/layers/worker/colour.mjs';
import { alphaTable } from '@/lib/server/layers/worker/coverage.mjs';
import { enlarge } from '@/lib/server/layers/worker/enlarge.mjs';
import { calmMirror } from '@/lib/server/layers/worker/mirror.mjs';
import { dimSeam } from '@/lib/server/layers/worker/seam.mjs';
import { FINE, deepenShade, shadeOf, shadePiece, smoothLevels } from '@/lib/server/layers/worker/shade.mjs';
import { sharpen } from '@/lib/server/layers/worker/sharpen.mjs';
import { windowLight } from '@/lib/server/layers/worker/window.mjs';

/** sRGB byte of linear light as the engine shows it. */
const tone = (light: number): number | undefined => colour.toneTable[Math.round(light * 16384)];

describe('colouring', () => {
  it('encodes linear light as sRGB below the shoulder', () => {
    expect(tone(0)).toBe(0);
    expect(tone(0.002)).toBe(Math.round(255 * 0.002 * 12.92));
    expect(tone(0.214)).toBe(127); // 1.055 × 0.214^(1/2.4) − 0.055 = 0.4998
    expect(tone(0.5)).toBe(188);
  });

  it('rolls highlights off: still rising above white, never falling, never abrupt', () => {
    expect(tone(1)).toBeLessThan(255);
    expect(tone(3.9)).toBe(255);
    for (let index = 1; index < colour.toneTable.length; index += 1) {
      const step = (colour.toneTable[index] ?? 0) - (colour.toneTable[index - 1] ?? 0);
      expect(step === 0 || step === 1).toBe(true);
    }
  });

  it('decodes square-root panels', () => {
    const table = colour.lightTable(2);
    expect(table[255]).toBeCloseTo(2);
    expect(table[128]).toBeCloseTo(2 * (128 / 255) ** 2);
    expect(colour.lightTable(1, 0.5, 2)[128]).toBeCloseTo(0.5 * (128 / 255) ** 4);
  });

  it('interpolates the ramp in linear light and holds its ends', () => {
    const ramp = colour.rampTable([
      { at: 0.2, colour: [0.1, 0, 0] },
      { at: 0.6, colour: [0.5, 0.2, 0] },
    ]);
    expect(ramp[0]).toBeCloseTo(0.1);
    expect(ramp[102 * 3]).toBeCloseTo(0.3); // 102/255 = 0.4, half-way
    expect(ramp[102 * 3 + 1]).toBeCloseTo(0.1);
    expect(ramp[255 * 3]).toBeCloseTo(0.5);
  });

  it('reads grain shifted, and takes its mean where the piece is whole', () => {
    const stops = [
      { at: 0.2, colour: [0.1, 0, 0] },
      { at: 0.6, colour: [0.5, 0.2, 0] },
    ] as const;
    expect(colour.rampTable(stops, 0.2)[51 * 3]).toBeCloseTo(0.3); // 51/255 = 0.2, read as 0.4
    expect(colour.meanGrain(Uint8Array.of(255, 255, 40), Uint8Array.of(51, 153, 255), 0.9)).toBeCloseTo(0.4);
    expect(colour.meanGrain(Uint8Array.of(40), Uint8Array.of(51), 0.9)).toBe(0.9);
  });

  it('takes the shine off open pores only', () => {
    const pores = colour.poreTable({ from: 0.2, to: 0.6, gloss: 0.25 });
    expect(pores[0]).toBeCloseTo(0.25);
    expect(pores[102]).toBeCloseTo(0.625); // 0.4, half-way
    expect(pores[255]).toBe(1);
  });

  it('gives hollows the light of the room, and hardly more to what a lamp is on', () => {
    const [black = 0, dim = 0, bright = 0] = colour.roomTable(Float32Array.of(0, 0.04, 0.9), 0.08);
    expect(black).toBeCloseTo(0.08);
    expect(dim).toBeCloseTo((0.04 ** 1.5 + 0.08 ** 1.5) ** (2 / 3));
    expect(bright / 0.9).toBeLessThan(1.02);
    expect([...colour.roomTable(Float32Array.of(0.25), 0)]).toEqual([0.25]);
  });

  it('sharpens fine lines, and leaves flat grounds, slopes and the rim as they are', () => {
    const side = 5;
    const flat = new Uint8Array(side * side).fill(90);
    expect([...sharpen(flat, side, side)]).toEqual([...flat]);
    const slope = flat.map((_, at) => (at % side) * 40);
    expect([...sharpen(slope, side, side)]).toEqual([...slope]);
    const line = flat.map((_, at) => (at % side === 2 ? 50 : 90));
    // a dark line a pixel wide keeps half of itself in the blur: 40/2 are taken off, half of that goes to either side
    expect([...sharpen(line, side, side).subarray(2 * side, 3 * side)]).toEqual([90, 100, 30, 100, 90]);
    expect([...sharpen(line, side, side).subarray(0, side)]).toEqual([90, 90, 50, 90, 90]);
  });

  it('lends fine lines of another figure, and neither its tone nor what is wide in it', () => {
    const side = 5;
    const flat = new Uint8Array(side * side).fill(90);
    const line = flat.map((_, at) => (at % side === 2 ? 10 : 50));
    expect([...sharpen(flat, side, side, line, 0.5).subarray(2 * side, 3 * side)]).toEqual([90, 95, 80, 95, 90]);
    expect([...sharpen(flat, side, side, flat, 3)]).toEqual([...flat]);
  });

  it('lights shade from a warm floor: redder and less blue the less of the lamps is there', () => {
    const [redLit, blueLit, redHalf = 0, blueHalf = 0, redDark, blueDark] = colour.hueTable(
      Float32Array.of(1.2, 0.5, 0),
    );
    expect([redLit, blueLit]).toEqual([1, 1]);
    expect([redHalf, blueHalf].map((each) => each.toFixed(2))).toEqual(['1.03', '0.97']);
    expect([redDark, blueDark].map((each) => each?.toFixed(2))).toEqual(['1.06', '0.94']);
  });

  it('takes the pepper out of a mirror, and leaves what it mirrors and what is beside it', () => {
    const side = 6;
    const inside = (at: number): boolean => at % side > 0;
    // the left column is air; the piece mirrors dark (20) and, from its third column on, light (200)
    const specular = Uint8Array.from({ length: side * side }, (_, at) => (at % side < 3 ? 20 : 200));
    const clean = Uint8Array.from([
      ...specular.map((_, at) => (inside(at) ? 255 : 0)),
      ...new Uint8Array(side * side).fill(90),
      ...specular,
    ]);
    const peppered = clean.slice();
    peppered[2 * side * side + 2 * side + 1] = 255;
    peppered[2 * side * side + 3 * side + 4] = 0;
    peppered[2 * side * side + 2 * side] = 255; // of air
    const satin = peppered.slice();
    calmMirror(peppered, side, side, true);
    calmMirror(satin, side, side, false);
    clean[2 * side * side + 2 * side] = 255;
    expect([...peppered]).toEqual([...clean]);
    expect([...satin]).toEqual([...clean]);
  });

  it('leaves a glint of two pixels and a line of one in what is not polished', () => {
    const side = 7;
    const lit = [9, 10, 28, 29, 30, 31, 32, 33, 34];
    const panels = new Uint8Array(3 * side * side).fill(255, 0, side * side);
    lit.forEach((at) => (panels[2 * side * side + at] = 250));
    const glinting = panels.slice();
    calmMirror(glinting, side, side, false);
    expect([...glinting]).toEqual([...panels]);
  });

  it('leaves flat relief alone, and some light in every dent', () => {
    expect(colour.reliefTable(0.4)[128]).toBe(1);
    expect(colour.reliefTable(0.4)[255]).toBeCloseTo(1.4);
    expect(colour.reliefTable(0.4)[1]).toBeCloseTo(0.6);
    expect(colour.reliefTable(4)[1]).toBe(0.25);
  });

  it('wears edges above the middle and fills recesses below', () => {
    const table = colour.wearTable({ amount: 0.8, from: 0.5, to: 1 }, { amount: 0.6, from: 0, to: 1 });
    expect([table[128], table[190]]).toEqual([0, 0]);
    expect(table[255]).toBeCloseTo(0.8);
    expect(table[0]).toBeCloseTo(-0.6);
    expect(table[64]).toBeCloseTo(-0.3); // half-way
    expect(colour.wearTable(null, null).every((share) => share === 0)).toBe(true);
  });

  it('enlarges a panel between the middles of its pixels, ends held, odd lengths too', () => {
    const into = new Uint8Array(5 * 2);
    enlarge({ from: Uint8Array.of(0, 100, 200), columns: 3, rows: 1, step: 2, into, width: 5, height: 2 });
    expect([...into]).toEqual([0, 25, 75, 125, 175, 0, 25, 75, 125, 175]);
  });

  it('dims light where the seam is, coverage nowhere', () => {
    // 3 × 1, seam over the middle pixel; it may reach beyond the piece.
    const panels = Uint8Array.of(255, 255, 255, 200, 200, 200, 100, 100, 100);
    dimSeam({ panels, box: [10, 5, 3, 1], seam: Uint8Array.of(64, 64), seamBox: [11, 4, 1, 2] });
    const share = Math.sqrt(64 / 255); // so that light, the square, is 64/255 of what it was
    expect([...panels]).toEqual([255, 255, 255, 200, Math.round(200 * share), 200, 100, Math.round(100 * share), 100]);
  });

  const plain: ColourTables = {
    alpha: alphaTable(2),
    diffuse: colour.lightTable(1),
    hue: new Float32Array(512).fill(1),
    specular: colour.lightTable(1),
    panes: null,
    ceiling: Infinity,
    tint: [1, 1, 1],
    ramp: colour.rampTable([{ at: 0.5, colour: [0.4, 0.2, 0.1] }]),
    pores: colour.poreTable({ from: 0, to: 1, gloss: 1 }),
    bump: null,
    arris: colour.arrisTable(0),
    wear: null,
  };
  const nearness = { columns: Float32Array.of(1, 1), rows: Float32Array.of(1) };
  // Two pixels: one covered by half, one empty. Diffuse 0.5 = (180.3/255)², specular (51/255)² = 0.04.
  const panels = Uint8Array.of(128, 1, 180, 255, 51, 255);
  const light = (180 / 255) ** 2;
  const grain = Uint8Array.of(128, 128);
  /** The first pixel of the piece. */
  const coloured = (tables: Partial<ColourTables>, relief: Uint8Array | null = null): number[] => {
    const rgba = new Uint8Array(8);
    const place = { width: 2, height: 1, rgba, at: 0, stride: 2 };
    colour.colourPiece({ ...place, panels, grain, relief, nearness, tables: { ...plain, ...tables } });
    return [...rgba.subarray(0, 3)];
  };

  it('is albedo × diffuse + specular, at its place in the frame, and nothing elsewhere', () => {
    const rgba = new Uint8Array(4 * 2 * 4);
    const place = { width: 2, height: 1, at: 5, stride: 4, rgba };
    colour.colourPiece({ ...place, panels, grain, relief: null, nearness, tables: plain });
    const expected = [0.4, 0.2, 0.1].map((albedo) => tone(albedo * light + 0.04));
    expect([...rgba.subarray(20, 24)]).toEqual([...expected, 128]);
    expect([...rgba.subarray(0, 20), ...rgba.subarray(24)].every((byte) => byte === 0)).toBe(true);
  });

  it('gives the body the hue of its light, not what it mirrors', () => {
    const hue = Float32Array.from({ length: 512 }, (_, at) => (at === 2 * 180 ? 1.5 : at === 2 * 180 + 1 ? 0.5 : 1));
    const expected = [0.6, 0.2, 0.05].map((albedo) => tone(albedo * light + 0.04));
    expect(coloured({ hue })).toEqual(expected);
  });

  it('colours metal by its tint where it shines', () => {
    const tint = [1, 0.5, 0] as const;
    const expected = [0.4, 0.2, 0.1].map((albedo, channel) => tone(albedo * light + 0.04 * (tint[channel] ?? 0)));
    expect(coloured({ tint })).toEqual(expected);
  });

  it('lets a relief raise and lower both lights', () => {
    // Panel 1 of four, two pixels each.
    const relief = Uint8Array.of(0, 0, 255, 0, 0, 0, 128, 128);
    const bump = { panel: 1, diffuse: colour.reliefTable(0.5), specular: colour.reliefTable(2) };
    expect(coloured({ bump }, relief)).toEqual([0.4, 0.2, 0.1].map((albedo) => tone(albedo * light * 1.5 + 0.04 * 3)));
  });

  it('mirrors no more than the ceiling: half of it where the light equals it', () => {
    const expected = [0.4, 0.2, 0.1].map((albedo) => tone(albedo * light + 0.02));
    expect(coloured({ ceiling: 0.04 })).toEqual(expected);
    const bright = colour.lightTable(1e6);
    const burnt = coloured({ specular: bright, ceiling: 0.25 });
    expect(burnt).toEqual([0.4, 0.2, 0.1].map((albedo) => tone(albedo * light + 0.25)));
  });

  it('adds what panes mirror to any film, beyond its ceiling, in no hue; the room does not light them', () => {
    const rgba = new Uint8Array(4);
    const paned = Uint8Array.of(255, 0, 51, 102); // one pixel: no body, specular 0.04, mirrored 0.16
    const panes = { mirrored: colour.lightTable(1), diffuse: colour.lightTable(1) };
    const tint = [1, 0.5, 0] as const; // of the film
    const tables = { ...plain, ceiling: 0.04, tint, diffuse: colour.roomTable(plain.diffuse, 0.5), panes };
    const place = { width: 1, height: 1, at: 0, stride: 1, rgba };
    colour.colourPiece({ ...place, panels: paned, grain, relief: null, nearness, tables });
    expect([...rgba]).toEqual([tone(0.18), tone(0.17), tone(0.16), 255]);
  });

  it('mixes the worn colour in by the wear panel', () => {
    const relief = Uint8Array.of(0, 0, 0, 0, 0, 0, 255, 0);
    const edge = colour.rampTable([{ at: 0.5, colour: [0.8, 0.6, 0.5] }]);
    const wear = { share: colour.wearTable({ amount: 0.5, from: 0, to: 1 }, null), edge, recess: edge };
    expect(coloured({ wear }, relief)).toEqual([0.6, 0.4, 0.3].map((albedo) => tone(albedo * light + 0.04)));
  });

  it('lets eased arrises catch light, most of it in their film, and plain faces none of it', () => {
    const table = colour.arrisTable(0.4);
    expect([table[128], table[255]]).toEqual([0, expect.closeTo(0.4) as number]);
    const relief = Uint8Array.of(0, 0, 0, 0, 0, 0, 255, 0);
    expect(coloured({ arris: table }, relief)).toEqual(
      // of 0.4 the body has 0.45, and the film 0.1 of what falls there
      [0.4, 0.2, 0.1].map((albedo) => tone(1.18 * albedo * light + 1.4 * 0.04 + 0.04 * light)),
    );
  });

  it('takes half of the light from an inner corner, body and film', () => {
    const relief = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 128);
    expect(coloured({ arris: colour.arrisTable(0.4) }, relief)).toEqual(
      [0.4, 0.2, 0.1].map((albedo) => tone(0.5 * albedo * light + 0.5 * 0.04)),
    );
  });

  it('lets the arris of a ledge shine more that looks up, four pixels below an inner corner', () => {
    const column = (wear: readonly number[]): number[] => {
      const height = wear.length;
      const of = (value: number) => Array<number>(height).fill(value);
      const rgba = new Uint8Array(4 * height);
      colour.colourPiece({
        ...{ width: 1, height, at: 0, stride: 1, rgba },
        panels: Uint8Array.from([...of(255), ...of(180), ...of(51)]),
        grain: Uint8Array.from(of(128)),
        relief: Uint8Array.from([...of(128), ...of(128), ...of(128), ...wear]),
        nearness: { columns: Float32Array.of(1), rows: Float32Array.from(of(1)) },
        tables: { ...plain, arris: colour.arrisTable(0.4) },
      });
      return [...rgba.subarray(4 * (height - 1), 4 * height - 1)];
    };
    const plainArris = column([128, 128, 128, 128, 255]);
    const ledge = column([0, 128, 128, 128, 255]);
    // 0.4 of the light, and 2.2 times as much again
    const shine = 0.4 * 3.2;
    expect(ledge).toEqual(
      [0.4, 0.2, 0.1].map((a) => tone((1 + 0.45 * shine) * a * light + (1 + shine) * 0.04 + 0.1 * shine * light)),
    );
    expect(column([128, 0, 128, 128, 255])).toEqual(plainArris);
  });

  it('lights what is near the window more, and its reflection by the cube of that', () => {
    const rgba = new Uint8Array(8);
    const near = { columns: Float32Array.of(1.2, 1), rows: Float32Array.of(1.25) };
    const place = { width: 2, height: 1, at: 0, stride: 2, rgba };
    colour.colourPiece({ ...place, panels, grain, relief: null, nearness: near, tables: plain });
    expect([...rgba.subarray(0, 3)]).toEqual([0.4, 0.2, 0.1].map((a) => tone(a * light * 1.5 + 0.04 * 1.5 ** 3)));
  });

  it('has its window at the upper left of the room: 1 in the middle, one light for layers that lie over one another', () => {
    const whole = windowLight([1600, 920], [0, 0, 1600, 920]);
    const part = windowLight([1600, 920], [700, 300, 200, 100]);
    const [first = 0, last = 0] = [whole.columns[0], whole.columns[1599]];
    expect((whole.columns[799] ?? 0) * (whole.columns[800] ?? 0)).toBeCloseTo(1);
    expect(first * last).toBeCloseTo(1);
    expect(first).toBeGreaterThan(1.15);
    expect(whole.rows[0]).toBeGreaterThan(whole.rows[919] ?? 2);
    expect([...part.columns]).toEqual([...whole.columns.subarray(700, 900)]);
    expect([...part.rows]).toEqual([...whole.rows.subarray(300, 400)]);
  });

  it('shows swatches and thumbnails in their own colour, wherever they stand', () => {
    const { columns, rows } = windowLight([320, 320], [0, 0, 320, 320]);
    expect([...columns, ...rows].every((share) => share === 1)).toBe(true);
  });

  it('thins a shadow the more the fainter it is, and keeps the dark below a low case from being a slab', () => {
    const [none, thin, dark, contact] = [0, 90, 180, 255].map(shadeOf);
    expect([none, thin]).toEqual([0, 90 * 0.86]);
    expect(dark).toBeCloseTo(159 * (0.72 + 0.28 * (159 / 180))); // 180 − 0.3 · 70 = 159
    expect(contact).toBeCloseTo(211.5); // 255 − 0.3 · 145
    const all = Array.from({ length: 256 }, (_, level) => shadeOf(level));
    expect(all.every((value, level) => level === 0 || value >= (all[level - 1] ?? 0))).toBe(true);
  });

  it('draws a shadow at its coverage, less what is thrown back', () => {
    const rgba = new Uint8Array(2 * 4);
    shadePiece({
      panels: Uint16Array.of(240 * FINE),
      width: 1,
      height: 1,
      at: 1,
      stride: 2,
      step: 1,
      rgba,
    });
    expect([...rgba]).toEqual([0, 0, 0, 0, 0, 0, 0, 201]); // 240 − 0.3 · 130
  });

  it.each([1, 2])('tells parts of a level by a pattern of pixels, in a picture of one for %i', (step) => {
    const side = 4 * step;
    const rgba = new Uint8Array(side * side * 4);
    const panels = new Uint16Array(side * side).fill(243.75 * FINE);
    shadePiece({ panels, width: side, height: side, at: 0, stride: side, step, rgba });
    const covers = rgba.filter((_, i) => i % 4 === 3); // of 243.75 − 0.3 · 133.75 = 203.625
    expect([...covers].sort((a, b) => a - b)).toEqual([
      ...new Uint8Array(4 * step ** 2).fill(203),
      ...new Uint8Array(12 * step ** 2).fill(204),
    ]);
    // all pixels that one of the picture shows are alike
    expect(covers[0]).toBe(covers[side * (step - 1) + step - 1]);
  });

  it('deepens shade where shade lies all around, and thins it where light comes in', async () => {
    const [width, height, wide] = [800, 560, 165 * FINE];
    const slab = Uint16Array.from({ length: width * height }, (_, i) => (i % width < 400 ? wide : 0));
    slab[280 * width + 700] = wide; // a foot by itself
    const deepened = await deepenShade(slab, width, height);
    const row = [...deepened.subarray(280 * width, 281 * width)];
    const within = (at: number): number => (row[at] ?? 0) / wide;
    expect(within(100)).toBeCloseTo(1.22, 2);
    expect(within(399)).toBeCloseTo(1.02, 1); // half of what lies around its rim is light
    expect(within(700)).toBeCloseTo(0.82, 2);
    expect(row.slice(500, 600)).toEqual(new Array(100).fill(0));
    expect(row.slice(1, 400).every((level, i) => level <= (row[i] ?? 0) + FINE / 4)).toBe(true);
  });

  it('makes one slope of terraces, and leaves an edge where it is', async () => {
    const [width, height, wide] = [120, 12, 10];
    const terraces = Uint8Array.from({ length: width * height }, (_, i) => {
      const x = i % width;
      return x < 80 ? 20 + Math.floor(x / wide) : 200;
    });
    const levels = await smoothLevels(terraces, width, height);
    const row = [...levels.subarray(width * 6, width * 7)];
    const slope = row.slice(20, 60).map((level, i) => level - (row[19 + i] ?? 0));
    expect(Math.min(...slope)).toBeGreaterThan(0.3 * (FINE / wide));
    expect(Math.max(...slope)).toBeLessThan(1.7 * (FINE / wide));
    expect([row[79], row[80]]).toEqual([27 * FINE, 200 * FINE]);
  });
});
