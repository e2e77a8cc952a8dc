import fc from 'fast-check';
import { CELL, grainDirections } from '@/lib/server/layers/worker/direction.mjs';
import { withFibres } from '@/lib/server/layers/worker/fibres.mjs';
import { frayWear } from '@/lib/server/layers/worker/fray.mjs';
import { withThreads } from '@/lib/server/layers/worker/threads.mjs';

const SIDE = 96;
const TILE = 256; // over which the engine's noise is even

/** A map whose lines run at `angle` (clockwise from the x-axis), and the same for every place of the frame. */
function lined(angle: number, left = 0, top = 0): Uint8Array {
  return Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [left + (at % SIDE), top + Math.floor(at / SIDE)];
    return 128 + 9 * Math.sin((y * Math.cos(angle) - x * Math.sin(angle)) * 0.9);
  });
}

const whole = new Uint8Array(SIDE * SIDE).fill(255);
const place = { coverage: whole, width: SIDE, height: SIDE, left: 0, top: 0 };
const degrees = fc.integer({ min: 0, max: 179 });
const radians = (angle: number): number => (angle * Math.PI) / 180;
const middleCell = Math.floor(SIDE / CELL / 2) * (SIDE / CELL) + Math.floor(SIDE / CELL / 2);

/** What was added, over the inner part. */
function added(angle: number, fibres: { lines: number; pores: number }): (x: number, y: number) => number {
  const map = lined(radians(angle));
  const into = withFibres(map, place, fibres);
  return (x, y) => (into[y * SIDE + x] ?? 0) - (map[y * SIDE + x] ?? 0);
}

/** Mean square of what `difference` gives for the pixels away from the rim. */
function meanSquare(difference: (x: number, y: number) => number): number {
  let sum = 0;
  for (let y = 16; y < SIDE - 16; y += 1) for (let x = 16; x < SIDE - 16; x += 1) sum += difference(x, y) ** 2;
  return sum / (SIDE - 32) ** 2;
}

describe('the direction of grain', () => {
  it('is told from the lines of the map, whichever way they run', () => {
    fc.assert(
      fc.property(degrees, (angle) => {
        const { angles, certainty } = grainDirections(lined(radians(angle)), whole, SIDE, SIDE);
        const off = Math.abs((angles[middleCell] ?? 0) - radians(angle)) % Math.PI;
        expect(Math.min(off, Math.PI - off)).toBeLessThan(radians(4));
        expect(certainty[middleCell]).toBe(1);
      }),
    );
  });

  it('is not known where there are no lines, nor told by the rim of the piece', () => {
    const flat = new Uint8Array(SIDE * SIDE).fill(128);
    expect([...grainDirections(flat, whole, SIDE, SIDE).certainty].every((sure) => sure === 0)).toBe(true);
    const half = flat.map((value, at) => (at % SIDE < SIDE / 2 ? value : 0));
    const covered = whole.map((_, at) => (at % SIDE < SIDE / 2 ? 255 : 0));
    expect([...grainDirections(half, covered, SIDE, SIDE).certainty].every((sure) => sure === 0)).toBe(true);
  });

  it('is not swayed by one joint across the lines', () => {
    const joint = lined(0).map((value, at) => (at % SIDE === SIDE / 2 ? 0 : value));
    const { angles } = grainDirections(joint, whole, SIDE, SIDE);
    const off = (angles[middleCell] ?? 0) % Math.PI;
    expect(Math.min(off, Math.PI - off)).toBeLessThan(radians(4));
  });
});

describe('fibres', () => {
  it('lighten and darken by their deviation, and leave the mean', () => {
    fc.assert(
      fc.property(degrees, (angle) => {
        const difference = added(angle, { lines: 6, pores: 0 });
        expect(Math.sqrt(meanSquare(difference))).toBeGreaterThan(4.5);
        expect(Math.sqrt(meanSquare(difference))).toBeLessThan(7.5);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    [0, 1, 0],
    [90, 0, 1],
    [45, 1, 1],
  ])('run along the grain (%i°)', (angle, x1, y1) => {
    const difference = added(angle, { lines: 6, pores: 0 });
    const along = meanSquare((x, y) => difference(x + x1, y + y1) - difference(x, y));
    const across = meanSquare((x, y) => difference(x - y1, y + x1) - difference(x, y));
    expect(across).toBeGreaterThan(4 * along);
  });

  it('have pores that only darken, and some of the wood alone', () => {
    const difference = added(0, { lines: 0, pores: 20 });
    let open = 0;
    for (let y = 0; y < SIDE; y += 1) {
      for (let x = 0; x < SIDE; x += 1) {
        expect(difference(x, y)).toBeLessThanOrEqual(0);
        open += difference(x, y) < 0 ? 1 : 0;
      }
    }
    expect(open / SIDE ** 2).toBeGreaterThan(0.03);
    expect(open / SIDE ** 2).toBeLessThan(0.2);
  });

  it('belong to the frame: two layers of one board go on in each other', () => {
    const fibres = { lines: 6, pores: 10 };
    const one = withFibres(lined(0), place, fibres);
    const other = withFibres(lined(0, 8, 16), { ...place, left: 8, top: 16 }, fibres);
    for (let at = 30; at < 60; at += 1) expect(other[at * SIDE + at]).toBe(one[(at + 16) * SIDE + at + 8]);
  });

  it('are none where a map shows no lines', () => {
    const flat = new Uint8Array(SIDE * SIDE).fill(128);
    expect([...withFibres(flat, place, { lines: 6, pores: 10 })]).toEqual([...flat]);
  });
});

describe('threads', () => {
  const cloth = new Uint8Array(SIDE * SIDE).fill(128);

  it('show on a plain cloth, by their depth and around its own tone', () => {
    const into = withThreads(cloth, place, 6);
    const difference = (x: number, y: number): number => (into[y * SIDE + x] ?? 0) - 128;
    expect(Math.sqrt(meanSquare(difference))).toBeGreaterThan(4.5);
    expect(Math.sqrt(meanSquare(difference))).toBeLessThan(7.5);
    expect(into.reduce((sum, value) => sum + value, 0) / into.length).toBeCloseTo(128, 0);
  });

  it('belong to the frame, like fibres', () => {
    const one = withThreads(cloth, place, 6);
    const other = withThreads(cloth, { ...place, left: 8, top: 16 }, 6);
    for (let at = 0; at < 70; at += 1) expect(other[at * SIDE + at]).toBe(one[(at + 16) * SIDE + at + 8]);
  });
});

describe('worn edges', () => {
  const size = TILE * TILE;
  const wide = { ...place, width: TILE, height: TILE };
  const frayed = (wear: number): readonly number[] => {
    const relief = new Uint8Array(4 * size).fill(90);
    relief.fill(wear, 3 * size);
    frayWear(relief, wide);
    expect(relief.subarray(0, 3 * size).every((value) => value === 90)).toBe(true);
    return [...relief.subarray(3 * size)];
  };

  it('are rubbed more here and less there', () => {
    const worn = frayed(200);
    const mean = worn.reduce((sum, value) => sum + value, 0) / size;
    expect(Math.abs(mean - (128 + 0.65 * 72))).toBeLessThan(4); // a hand reaches two thirds of an arris; some it never does
    expect(Math.min(...worn)).toBe(128);
    expect(Math.max(...worn)).toBeGreaterThan(240);
  });

  it.each([128, 60])('leave plain faces and hollows (%i)', (wear) => {
    expect(new Set(frayed(wear))).toEqual(new Set([wear]));
  });
});
