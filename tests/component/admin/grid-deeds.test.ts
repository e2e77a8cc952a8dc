import fc from 'fast-check';
import { cellText, readCell, shownCell, type CellValue } from '@/components/admin/grid/cell-text';
import { copied, pasted } from '@/components/admin/grid/clipboard';
import {
  NO_HISTORY,
  recorded,
  redo,
  reversed,
  undo,
  withChanges,
  type Change,
  type Figures,
} from '@/components/admin/grid/changes';
import { cleared, fillDown, fillRight, percentChange, readPercent } from '@/components/admin/grid/deeds';
import { placeByKey, rectOf, type Rect } from '@/components/admin/grid/range';

const value: fc.Arbitrary<CellValue> = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.constant('n/a' as const),
  fc.constant(null),
);
const ROWS = 6;
const COLUMNS = 4;
const EXTENT = { rows: ROWS, columns: COLUMNS };
const figuresArb: fc.Arbitrary<Figures> = fc.array(fc.array(value, { minLength: COLUMNS, maxLength: COLUMNS }), {
  minLength: ROWS,
  maxLength: ROWS,
});
const cellArb = fc.record({ row: fc.nat(ROWS - 1), column: fc.nat(COLUMNS - 1) });
const rectArb = fc.record({ anchor: cellArb, focus: cellArb }).map(rectOf);

const PRICES: Figures = [
  [100_000, 125_000, null],
  [110_050, 'n/a', 90_000],
  [120_000, 130_000, 95_000],
];
const after = (changes: readonly Change[], figures = PRICES): Figures => withChanges(figures, changes);
const ALL: Rect = { top: 0, bottom: 2, left: 0, right: 2 };

describe('A text in a cell', () => {
  it.each([
    ['1250', 125_000],
    ['$1,250', 125_000],
    [' 1,250.5 ', 125_050],
    ['1250.50', 125_050],
    ['n/a', 'n/a'],
    ['NA', 'n/a'],
    ['', null],
    ['0', 0],
  ])('%j is read', (text, read) => expect(readCell(text, 'dollars')).toEqual({ ok: true, value: read }));

  it.each(['twelve', '12,50', '-5', '1.255', '100001', '1e3'])('%j is refused as a price', (text) =>
    expect(readCell(text, 'dollars').ok).toBe(false),
  );

  it('of percentages is hundredths of one, and never n/a', () => {
    expect(readCell('12.5 %', 'percent')).toEqual({ ok: true, value: 1250 });
    expect([readCell('n/a', 'percent').ok, readCell('100.01', 'percent').ok]).toEqual([false, false]);
  });

  it('comes back from what is copied', () =>
    fc.assert(
      fc.property(value, (each) => expect(readCell(cellText(each), 'dollars')).toEqual({ ok: true, value: each })),
    ));

  it('is shown as people read it', () => {
    expect([125_000, 125_050, 'n/a' as const, null].map((each) => shownCell(each, 'dollars'))).toEqual([
      '$1,250',
      '$1,250.50',
      'n/a',
      '–',
    ]);
    expect(shownCell(1250, 'percent')).toBe('12.5 %');
  });
});

describe('Filling', () => {
  it('takes the first row down, and the first column to the right', () => {
    expect(after(fillDown(PRICES, { ...ALL, right: 1 }))).toEqual([
      [100_000, 125_000, null],
      [100_000, 125_000, 90_000],
      [100_000, 125_000, 95_000],
    ]);
    expect(after(fillRight(PRICES, { top: 0, bottom: 1, left: 0, right: 2 }))).toEqual([
      [100_000, 100_000, 100_000],
      [110_050, 110_050, 110_050],
      [120_000, 130_000, 95_000],
    ]);
  });

  it('clearing leaves no entries, and says only what changed', () => {
    expect(cleared(PRICES, { top: 0, bottom: 0, left: 1, right: 2 })).toEqual([
      { row: 0, column: 1, was: 125_000, now: null },
    ]);
  });
});

describe('A change by a percentage', () => {
  // $1,100.50 and 4 % more is $1,144.52; to the dollar 1,145, to five 1,145, to ten 1,140
  it.each([
    [1, 114_452],
    [100, 114_500],
    [500, 114_500],
    [1000, 114_000],
  ])('rounds to %d cents', (step, expected) => {
    expect(after(percentChange(PRICES, { top: 1, bottom: 1, left: 0, right: 0 }, 400, step))[1]?.[0]).toBe(expected);
  });

  it('rounds half up, lowers as well, and leaves alone what has no figure', () => {
    // 10 dollars and 5 % more is 10.50: 11. 100 dollars and 12.5 % less is 87.50: 88, to five 90 (87.5 is half-way).
    expect(percentChange([[1000]], { top: 0, bottom: 0, left: 0, right: 0 }, 500, 100)[0]?.now).toBe(1100);
    expect(percentChange([[10_000]], { top: 0, bottom: 0, left: 0, right: 0 }, -1250, 100)[0]?.now).toBe(8800);
    expect(percentChange([[10_000]], { top: 0, bottom: 0, left: 0, right: 0 }, -1250, 500)[0]?.now).toBe(9000);
    expect(after(percentChange(PRICES, ALL, 400, 100))[1]?.[1]).toBe('n/a');
    expect(after(percentChange(PRICES, ALL, 400, 100))[0]?.[2]).toBeNull();
  });

  it('is the nearest step to the exact figure, whatever the figures', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: -10_000, max: 20_000 }),
        fc.constantFrom(1, 100, 500, 1000),
        (cents, percent, step) => {
          const rect = { top: 0, bottom: 0, left: 0, right: 0 };
          const found = withChanges([[cents]], percentChange([[cents]], rect, percent, step))[0]?.[0];
          if (typeof found !== 'number') throw new Error('no figure');
          const exact = BigInt(cents) * BigInt(10_000 + percent);
          const off = (BigInt(found) * 10_000n - exact) * 2n;
          expect(found % step).toBe(0);
          expect(off > -10_000n * BigInt(step) && off <= 10_000n * BigInt(step)).toBe(true);
        },
      ),
    ));

  it.each([
    ['4', 400],
    ['+4 %', 400],
    ['-2.5', -250],
    ['−2,5', -250],
    ['100', 10_000],
    ['-101', null],
    ['four', null],
    ['', null],
  ])('%j is read as %p', (text, read) => expect(readPercent(text)).toBe(read));
});

describe('The clipboard', () => {
  it('gives what a spreadsheet takes', () => {
    expect(copied(PRICES, ALL)).toBe('1000\t1250\t\n1100.50\tn/a\t900\n1200\t1300\t950\n');
  });

  it('takes what a spreadsheet gives: quoted cells, other line ends, a last line end', () => {
    const found = pasted(
      PRICES,
      { top: 0, bottom: 0, left: 0, right: 0 },
      { rows: 3, columns: 3 },
      '"1,500"\t$2\r\n3\tn/a\r\n',
      'dollars',
    );
    expect(found.problems).toEqual([]);
    expect(after(found.changes)).toEqual([
      [150_000, 200, null],
      [300, 'n/a', 90_000],
      [120_000, 130_000, 95_000],
    ]);
    expect(found.rect).toEqual({ top: 0, bottom: 1, left: 0, right: 1 });
  });

  it('fills a larger selection with one value, and repeats a block that goes into it', () => {
    expect(after(pasted(PRICES, ALL, { rows: 3, columns: 3 }, '7', 'dollars').changes)).toEqual(
      Array.from({ length: 3 }, () => [700, 700, 700]),
    );
    const repeated = pasted(PRICES, { ...ALL, right: 1 }, { rows: 3, columns: 3 }, '1\t2', 'dollars');
    expect(after(repeated.changes).map((row) => row.slice(0, 2))).toEqual(Array.from({ length: 3 }, () => [100, 200]));
  });

  it('says what is no figure and what finds no room, and takes the rest', () => {
    const corner = { top: 2, bottom: 2, left: 2, right: 2 };
    const found = pasted(PRICES, corner, { rows: 3, columns: 3 }, '5\t6\n7\t8', 'dollars');
    expect(found.problems).toEqual(['Only 1 × 1 of 2 × 2 cells found room']);
    expect(found.changes).toEqual([{ row: 2, column: 2, was: 95_000, now: 500 }]);
    const bad = pasted(PRICES, corner, { rows: 3, columns: 3 }, 'oak', 'dollars');
    expect([bad.problems, bad.changes]).toEqual([['“oak” is no price'], []]);
  });

  it('gives back what was copied, from anywhere to where it came from', () =>
    fc.assert(
      fc.property(figuresArb, figuresArb, rectArb, (from, onto, rect) => {
        const found = pasted(onto, rect, EXTENT, copied(from, rect), 'dollars');
        expect(copied(withChanges(onto, found.changes), rect)).toBe(copied(from, rect));
      }),
    ));
});

describe('Undo and redo', () => {
  it('lead back to where it began and forth to where it ended, whatever was done', () =>
    fc.assert(
      fc.property(
        figuresArb,
        fc.array(fc.tuple(rectArb, fc.integer({ min: -5000, max: 5000 }), fc.nat(3)), { maxLength: 8 }),
        (start, deeds) => {
          let figures = start;
          let history = NO_HISTORY;
          for (const [rect, percent, kind] of deeds) {
            const deed = [fillDown, fillRight, cleared][kind];
            const changes = deed ? deed(figures, rect) : percentChange(figures, rect, percent, 100);
            figures = withChanges(figures, changes);
            history = recorded(history, changes);
          }
          const end = figures;
          for (let step = undo(history); step; step = undo(history)) {
            figures = withChanges(figures, step.changes);
            history = step.history;
          }
          expect(figures).toEqual(start);
          for (let step = redo(history); step; step = redo(history)) {
            figures = withChanges(figures, step.changes);
            history = step.history;
          }
          expect(figures).toEqual(end);
        },
      ),
    ));

  it('a new deed ends what could be redone', () => {
    const batch = fillDown(PRICES, ALL);
    const undone = undo(recorded(NO_HISTORY, batch));
    expect(undone?.changes).toEqual(reversed(batch));
    expect(redo(recorded(undone?.history ?? NO_HISTORY, batch))).toBeNull();
  });
});

describe('Keys', () => {
  const extent = { rows: 40, columns: 5 };
  it.each([
    ['ArrowDown', false, { row: 3, column: 2 }],
    ['ArrowDown', true, { row: 39, column: 2 }],
    ['ArrowLeft', true, { row: 2, column: 0 }],
    ['Home', false, { row: 2, column: 0 }],
    ['End', true, { row: 39, column: 4 }],
    ['PageUp', false, { row: 0, column: 2 }],
    ['PageDown', false, { row: 14, column: 2 }],
  ])('%s, far: %p', (key, isFar, place) =>
    expect(placeByKey(key, isFar, { row: 2, column: 2 }, extent)).toEqual(place),
  );

  it('stop at the edges', () => {
    expect(placeByKey('ArrowUp', false, { row: 0, column: 0 }, extent)).toEqual({ row: 0, column: 0 });
    expect(placeByKey('x', false, { row: 0, column: 0 }, extent)).toBeNull();
  });
});
