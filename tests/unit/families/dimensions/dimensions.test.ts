import { readInches, sumOfInches } from '@/lib/domain/inches';
import type { Part } from '@/lib/domain/catalogue';
import type { Selection } from '@/lib/domain/selection';
import { dimensionsOf } from '@/lib/families/dimensions/dimensions';
import { part } from '@/tests/fixtures/styles/build';
import { harvestTable } from '@/tests/fixtures/styles/harvest-table';
import { configurationOf } from '@/lib/families/registry';

const base = configurationOf(harvestTable).selection;
/** A selection of parts that say these inches; `shape` is the token of the top's outline. */
function of(shape: string, ...inches: string[]): Selection {
  const parts: readonly Part[] = inches.map((each, index) => part(index + 1, each, { inches: each }));
  const top = part(99, 'Top', { imageName: shape });
  return { ...base, slots: { ...Object.fromEntries(parts.map((each) => [`S${each.id}`, [each]])), TopShape: [top] } };
}

it('reads the inches of a part and adds them up, measure by measure', () => {
  expect(readInches('width 60, depth 20.5, height -4')).toEqual({ width: 60, depth: 20.5, height: -4 });
  expect(readInches('')).toEqual({});
  expect(sumOfInches([{ width: 60, height: 36 }, { width: -4 }])).toEqual({ width: 56, height: 36 });
});

it('knows a table with its leaves', () => {
  const found = dimensionsOf(of('re', 'length 72, width 42', 'height 30', 'leaves 2, leaf 12'));
  expect(found).toMatchObject({
    ...{ kind: 'table', across: 72, deep: 42, height: 30, leaves: { count: 2, inches: 12, isAcross: false } },
    ...{ opened: { across: 96, deep: 42 }, seats: 6, openedSeats: 8 },
  });
});

it('knows a console that folds open: nobody sits at it closed', () => {
  const found = dimensionsOf(of('re', 'length 54, width 20, openWidth 40', 'leaves 1, leaf 18', 'height 30'));
  expect(found).toMatchObject({
    ...{ across: 54, deep: 20, opened: { across: 54, deep: 40 }, seats: null, openedSeats: 4 },
    leaves: { count: 1, inches: 20, isAcross: true },
  });
});

it('knows a case that is stretched, its top and its feet', () => {
  expect(dimensionsOf(of('', 'width 60, depth 20, height 36', 'width 4', 'foot 4'))).toMatchObject({
    ...{ kind: 'case', across: 64, deep: 20, height: 36, foot: 4, seats: null, opened: null, isHung: false },
  });
});

it('hangs a box that has no feet, and sets it on those it is given', () => {
  const box = 'width 48, depth 21, box 20';
  expect(dimensionsOf(of('', box, 'height 1'))).toMatchObject({ height: 21, isHung: true });
  expect(dimensionsOf(of('', box, 'height 1', 'foot 7'))).toMatchObject({ height: 28, isHung: false });
});

it('makes a bed larger than its mattress', () => {
  const said = ['mattressWidth 60, mattressLength 80', 'width 5', 'height 49, length 4', 'footboard 24, length 4'];
  expect(dimensionsOf(of('', ...said))).toMatchObject({
    ...{ kind: 'bed', across: 65, deep: 88, height: 49, footboard: 24, mattress: { across: 60, deep: 80 } },
  });
});

it('does not make up what nobody says', () => {
  expect(dimensionsOf(of('', 'height 30'))).toBeNull();
  expect(dimensionsOf(of('', 'width 60, depth 20'))?.height).toBeNull();
});
