import type { Dimensions } from '@/lib/families/dimensions/dimensions';
import { dimensionsText, inchText, sizeName } from '@/lib/families/dimensions/words';
import { configurationOf } from '@/lib/families/registry';
import { itReads } from '@/tests/fixtures/it-reads';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';
import { findStyle } from './find-style';

const table: Dimensions = {
  ...{ kind: 'table', across: 72, deep: 42, height: 30, isHung: false, shape: { kind: 'rectangle' } },
  ...{ leaves: null, opened: null, seats: 6, openedSeats: null, mattress: null, foot: null, footboard: null, rail: 0 },
};

itReads('%s inches read %s', inchText, [
  [36, '36'],
  [35.18, '35 1/4'],
  [10.5, '10 1/2'],
  [34.99, '35'],
]);

it('says all there is to say', () => {
  expect(dimensionsText(table)).toBe('Table 72 × 42 in, 30 in high; 183 × 107 × 76 cm; seats 6');
  const opened = {
    leaves: { count: 2, inches: 12, isAcross: false },
    opened: { across: 96, deep: 42 },
    openedSeats: 8,
  };
  expect(dimensionsText({ ...table, ...opened })).toBe(
    'Table 72 × 42 in, 30 in high; 183 × 107 × 76 cm; opens to 96 × 42 in; seats 6, 8 opened',
  );
  expect(
    dimensionsText({ ...table, kind: 'case', across: 48, deep: 21, height: 21.18, isHung: true, seats: null }),
  ).toBe('Piece 48 × 21 in, 21 1/4 in high, hung on the wall; 122 × 53 × 54 cm');
});

describe('sizes as they are sold', () => {
  const orchard = findStyle('orchard-pedestal');
  const named = (shape: string) => {
    const shapes = orchard.sections.find(({ slot }) => slot === 'TopShape');
    const chosen = shapes?.parts.find(({ normalizedName }) => normalizedName === shape);
    if (!shapes || !chosen) throw new Error(`no ${shape}`);
    const { selection } = configurationOf(orchard).after({ type: 'pick', sectionId: shapes.id, partId: chosen.id });
    const sizes = orchard.sections.find(({ slot }) => slot === 'Size')?.parts ?? [];
    return sizes.map((size) => sizeName(size, selection));
  };

  it('are diameters of round tables, sides of square ones', () => {
    expect(named('round')).toEqual(['36" round', '42" round', '48" round', '54" round', '60" round']);
    expect(named('square')[0]).toBe('36" square');
  });

  it('are names elsewhere', () => {
    for (const style of demo.snapshot.stylesById.values()) {
      if (style.id === orchard.id) continue;
      const { selection } = configurationOf(style);
      for (const size of selection.slots.Size ?? []) expect(sizeName(size, selection)).toBe(size.displayName);
    }
  });
});
