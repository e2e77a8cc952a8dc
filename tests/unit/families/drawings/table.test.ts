import type { Dimensions } from '@/lib/families/dimensions/dimensions';
import { chairs } from '@/lib/families/drawings/chairs';
import { boundsOf, type Point } from '@/lib/families/drawings/geometry';
import { outline } from '@/lib/families/drawings/outlines';

const table = (own: Partial<Dimensions>): Dimensions => ({
  ...{ kind: 'table', across: 72, deep: 42, height: 30, isHung: false, shape: { kind: 'rectangle' }, rail: 0 },
  ...{ leaves: null, opened: null, seats: 6, openedSeats: null, mattress: null, foot: null, footboard: null },
  ...own,
});

it('draws a round table round: every point as far from the middle', () => {
  for (const [x, y] of outline({ kind: 'ellipse' }, 48, 48)) expect(Math.hypot(x, y)).toBeCloseTo(24, 6);
});

it('cuts corners as far as told', () => {
  const points = outline({ kind: 'clipped', cut: 2 }, 40, 20);
  expect(points).toContainEqual([20, 8]);
  expect(points).toContainEqual([18, 10]);
  expect(points).not.toContainEqual([20, 10]);
});

it('draws an octagon with eight equal sides', () => {
  const points = outline({ kind: 'octagon' }, 48, 48);
  const sides = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return Math.hypot(nextX - x, nextY - y);
  });
  expect(sides).toHaveLength(8);
  // 2 × 24 × tan 22.5°
  for (const side of sides) expect(side).toBeCloseTo(19.882, 3);
});

it('narrows a boat to its ends', () => {
  const points = outline({ kind: 'boat', end: 37.2 }, 72, 42);
  const ends = points.filter(([x]) => Math.abs(Math.abs(x) - 36) < 1e-6).map(([, y]) => Math.abs(y));
  for (const end of ends) expect(end).toBeCloseTo(18.6, 6);
});

it('sets a chair to every seat, none on the top', () => {
  const edge: readonly Point[] = outline({ kind: 'rectangle' }, 72, 42);
  const found = chairs(table({}), edge);
  expect(found).toHaveLength(6);
  for (const chair of found) {
    const { from, to } = boundsOf([chair]);
    const isBeside = from[0] >= 36 || to[0] <= -36 || from[1] >= 21 || to[1] <= -21;
    expect(isBeside).toBe(true);
  }
});

it('spreads chairs evenly round a round table', () => {
  const round = table({ across: 48, deep: 48, shape: { kind: 'ellipse' } });
  const middles = chairs(round, outline({ kind: 'ellipse' }, 48, 48)).map((chair) => {
    const { from, to } = boundsOf([chair]);
    return Math.hypot((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  });
  expect(middles).toHaveLength(6);
  for (const middle of middles) expect(Math.abs(middle - 32)).toBeLessThan(2);
});
