import { alphaTable, settleCoverage } from '@/lib/server/layers/worker/coverage.mjs';

/** Coverage as it is left, over faces that are lit. */
function settled(rows: readonly (readonly number[])[], light = 120): readonly (readonly number[])[] {
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const panels = Uint8Array.from([...rows.flat(), ...rows.flat().map(() => light)]);
  settleCoverage(panels, width, height);
  return rows.map((_, y) => [...panels.subarray(y * width, (y + 1) * width)]);
}

it('makes nearly empty empty and nearly full full', () => {
  const alpha = alphaTable(2);
  expect([0, 2, 8, 128, 247, 253, 255].map((v) => alpha[v])).toEqual([0, 0, 8, 128, 247, 255, 255]);
});

it('grows from there without a jump', () => {
  const alpha = alphaTable(2);
  const steps = [...alpha].slice(1).map((value, v) => value - (alpha[v] ?? 0));
  expect(Math.min(...steps)).toBe(0);
  expect(Math.max(...steps)).toBe(2);
  expect([3, 5, 249, 252].map((v) => alpha[v])).toEqual([1, 4, 250, 254]);
});

it('takes crumbs off the ground and fills pin-pricks in a face', () => {
  const crumb = [
    [14, 3, 0, 0],
    [0, 0, 0, 0],
    [60, 60, 60, 60],
    [255, 240, 252, 255],
  ];
  expect(settled(crumb)).toEqual([[0, 0, 0, 0], ...crumb.slice(1)]);
  const face = [
    [255, 255, 255],
    [240, 238, 255],
    [255, 255, 255],
  ];
  expect(settled(face).flat()).toEqual(new Array(9).fill(255));
});

it('leaves edges as they are', () => {
  expect(settled([[0, 9, 120, 250, 255]])).toEqual([[0, 9, 120, 250, 255]]);
});

describe('the shade of a small part, which has no light of its own', () => {
  it('fades away, where the same coverage of what is lit ends', () => {
    const shade = [[40, 30, 19, 13, 9, 6, 4, 2, 1, 0, 0]];
    expect(settled(shade, 0)).toEqual([[40, 30, 22, 15, 10, 7, 4, 3, 1, 0, 0]]);
    expect(settled(shade)).toEqual([[40, 30, 19, 0, 0, 0, 0, 2, 1, 0, 0]]);
  });

  it('is smooth: holes are filled, crumbs are lost', () => {
    const hole = settled([...pixels(2, 6), [6, 6, 0, 6, 6], ...pixels(2, 6)], 0);
    expect(hole[2]).toEqual([6, 6, 6, 6, 6]);
    const crumb = settled([...pixels(2, 0), [0, 0, 9, 0, 0], ...pixels(2, 0)], 0);
    expect(crumb.flat()).toEqual(new Array(25).fill(0));
  });

  it('keeps the sharp edge of what stands in it', () => {
    expect(settled([[0, 9, 120, 250, 255]], 0)).toEqual([[0, 9, 120, 250, 255]]);
  });
});

const pixels = (rows: number, value: number): readonly (readonly number[])[] =>
  Array.from({ length: rows }, () => new Array<number>(5).fill(value));
