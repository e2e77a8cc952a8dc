import type { CatalogueSnapshot, Style } from '@/lib/domain/catalogue';
import { madeElsewhere } from '@/lib/domain/made-elsewhere';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { legTable } from '@/tests/fixtures/styles/tables';

const WALNUT = PART.walnut;

function table(displayName: string, hasWalnut: boolean, categoryId = 1): Style {
  const sections = legTable.sections.map((section) =>
    section.id === SECTION.wood
      ? {
          ...section,
          parts: section.parts.map((part) => ({ ...part, isSelectionRestricted: part.id === WALNUT && !hasWalnut })),
        }
      : section,
  );
  return { ...legTable, displayName, categoryId, sections };
}

function shop(...styles: readonly Style[]): CatalogueSnapshot {
  const category = {
    id: 1,
    displayName: '',
    longerName: '',
    normalizedName: '',
    defaultStyleId: 1,
    title: '',
    description: '',
    leadTime: '',
    delivery: '',
    styles,
  };
  return { version: 1, categories: [category], stylesById: new Map(), pictures: new Map() };
}

const without = table('Trestle', false);

it.each([
  [[table('Mission', true)], 'Made for Mission.'],
  [[table('Desk', true, 5), table('Mission', true)], 'Made for Mission and Desk.'],
  [
    [table('Mission', true), table('Pedestal', true), table('Desk', true, 5), table('Bench', true, 5)],
    'Made for Mission, Pedestal and 2 more.',
  ],
])('A part that a style is never made with says where it can be had', (others, words) => {
  expect(madeElsewhere(without, shop(without, ...others))).toEqual({ [WALNUT]: words });
});

it('A part that no style is made with, and one that this style is, say nothing', () => {
  expect(madeElsewhere(without, shop(without, table('Mission', false)))).toEqual({});
  expect(madeElsewhere(table('Mission', true), shop(without))).toEqual({});
});
