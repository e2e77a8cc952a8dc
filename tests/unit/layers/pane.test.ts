import { glazePanes } from '@/lib/server/layers/worker/pane.mjs';

const FRAME = [1600, 920] as const;
const GLASS = 228; // what a pane mirrors, as the studio encodes it

type Pixel = readonly [coverage: number, diffuse: number, specular: number, mirrored: number];

/** Rows of one kind of pixel at a place of the frame, as they are after glazing: four panels. */
function glazed(pixel: Pixel, [width, height]: readonly [number, number], left = 0, top = 0) {
  const size = width * height;
  const panels = Uint8Array.from({ length: 4 * size }, (_, at) => pixel[Math.floor(at / size)] ?? 0);
  glazePanes(panels, { frame: FRAME, box: [left, top, width, height] });
  return (panel: number): readonly number[] => [...panels.subarray(panel * size, (panel + 1) * size)];
}

const pane: Pixel = [40, 0, 0, GLASS];

it('makes a pane clear but where a window is mirrored, whose sides show', () => {
  const cover = glazed(pane, [800, 1])(0);
  const [least, most] = [Math.min(...cover), Math.max(...cover)];
  expect(least).toBeLessThan(10);
  expect(most).toBeGreaterThan(3 * least);
  expect(cover.filter((value) => value === least).length).toBeGreaterThan(300);
  const climbs = cover.map((value, x) => value - (cover[x - 1] ?? value));
  expect(Math.max(...climbs)).toBeGreaterThan((most - least) / 8); // over eight pixels at most
});

it('shows the same at a place of the frame, whatever layer and pane is there, leaning to the left', () => {
  const [whole, part] = [glazed(pane, [800, 6])(0), glazed(pane, [300, 1], 200, 5)(0)];
  expect(part).toEqual(whole.slice(5 * 800 + 200, 5 * 800 + 500));
  expect(whole.slice(5 * 800, 5 * 800 + 700)).toEqual(whole.slice(3, 703));
});

it('mirrors as brightly as it was drawn, however little it covers', () => {
  expect(new Set(glazed(pane, [500, 1])(3))).toEqual(new Set([GLASS]));
});

it('leaves wood alone, and what encoding left of glass in it', () => {
  expect(glazed([200, 90, 30, 0], [9, 9])(0)).toEqual(new Array(81).fill(200));
  const beside = glazed([255, 90, 30, 20], [9, 9]);
  expect([0, 1, 2, 3].map((panel) => beside(panel)[40])).toEqual([255, 90, 30, 0]);
});

it('keeps the wood of a pixel that has both, and its light', () => {
  // half of it is wood lit to 160, half a pane of which a fifth was drawn
  const [wood, drawn] = [0.5, 0.1];
  const total = wood + drawn;
  const mixed = glazed([255 * total, 160 * Math.sqrt(wood / total), 0, GLASS * Math.sqrt(drawn / total)], [500, 1]);
  const [cover, light] = [mixed(0), mixed(1)];
  cover.forEach((value, x) => {
    expect(value / 255).toBeGreaterThan(wood);
    expect(value / 255).toBeLessThan(wood + 0.1);
    expect((value / 255) * (light[x] ?? 0) ** 2).toBeCloseTo(wood * 160 ** 2, -3);
  });
});
