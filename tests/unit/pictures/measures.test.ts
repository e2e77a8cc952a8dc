/** What `npm run pictures -- check` measures, on pictures whose figures are known by hand. */
import { extremesOf } from '@/scripts/pictures/extremes';
import { frameShare, noise, outlineRoughness, specks } from '@/scripts/pictures/measures';
import type { Pixels } from '@/scripts/pictures/painter';
import { structuralDifference } from '@/scripts/pictures/structure';

const SIZE = 160;

/** A picture from what each place has of grey and of coverage, 0 to 255. */
function picture(of: (x: number, y: number) => readonly [grey: number, cover: number]): Pixels {
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const [grey, cover] = of(at % SIZE, Math.floor(at / SIZE));
    data.set([grey, grey, grey, cover], at * 4);
  }
  return { width: SIZE, height: SIZE, data };
}

/** A band from x = 40 to 120 whose left side leans a tenth of a pixel a row and strays as told. */
const band = (stray: (y: number) => number): Pixels =>
  picture((x, y) => {
    const left = 40 + y / 10 + stray(y);
    return [180, x > 120 ? 0 : Math.round(255 * Math.min(1, Math.max(0, x + 0.5 - left + 0.5)))];
  });

it('finds a straight outline smooth, wherever between the pixels it runs', () => {
  expect(outlineRoughness(band(() => 0))).toBeLessThan(0.1);
});

it('measures how far an outline is torn', () => {
  const torn = outlineRoughness(picture((x, y) => [180, x < 40 + (y % 2) || x > 120 - (y % 2) ? 0 : 255]));
  expect(torn).toBeGreaterThan(0.4);
  expect(torn).toBeLessThan(0.6);
});

it('knows no roughness of what has no straight side', () => {
  expect(outlineRoughness(picture(() => [0, 0]))).toBeNull();
});

it('measures noise in flat faces and takes no slope or edge for it', () => {
  expect(noise(picture((x) => [60 + x / 2, 255]))).toBeLessThan(0.35);
  expect(noise(picture((x) => [x < 80 ? 60 : 200, 255]))).toBe(0);
  // 2 levels up and down like a chessboard: the mask answers 4 × 2 × 4 = 32, times √(π/2)/6
  expect(noise(picture((x, y) => [100 + ((x + y) % 2) * 4, 255]))).toBeCloseTo(32 * (Math.sqrt(Math.PI / 2) / 6), 1);
});

it('counts islands of a few pixels, not the piece itself', () => {
  const pieces = picture((x, y) => [
    0,
    (x < 50 && y < 50) || (x === 90 && y > 70 && y < 75) || (x === 120 && y === 9) ? 255 : 0,
  ]);
  expect(specks(pieces)).toBe(2);
});

it('tells how much of the frame is covered', () => {
  expect(frameShare(picture((x, y) => [0, x >= 16 && x < 144 && y < 40 ? 255 : 0]))).toEqual({
    width: 0.8,
    height: 0.25,
  });
});

it('finds equal pictures alike, lines that moved different, and another brightness nearly alike', () => {
  const lines = (from: number, light = 0): Pixels => picture((x) => [(x % 16 === from ? 60 : 160) + light, 255]);
  expect(structuralDifference(lines(3), lines(3))).toBe(0);
  expect(structuralDifference(lines(3), lines(11))).toBeGreaterThan(0.5);
  expect(structuralDifference(lines(3), lines(3, 12))).toBeLessThan(0.05);
});

it('tells apart what has the same grey in other colours', () => {
  // red stripes on black, and green ones of the same luma: 0.299 × 200 = 0.587 × 102
  const stripes = (colour: readonly number[]): Pixels => {
    const { data, ...size } = picture((x) => [x % 16 < 8 ? 1 : 0, 255]);
    const coloured = data.map((value, at) => (at % 4 === 3 ? value : value * (colour[at % 4] ?? 0)));
    return { ...size, data: coloured };
  };
  expect(structuralDifference(stripes([200, 0, 0]), stripes([0, 102, 0]))).toBeGreaterThan(0.5);
});

it('names the lowest and the highest', () => {
  const of = (value: number): { value: number; what: string } => ({ value, what: `at ${value}` });
  expect(extremesOf([of(2), of(7), of(1)])).toEqual({ lowest: of(1), highest: of(7), count: 3 });
  expect(extremesOf([])).toBeNull();
});
