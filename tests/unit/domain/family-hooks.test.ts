import type { PickAction, Picks } from '@/lib/domain/picks';
import { buildSelection } from '@/lib/domain/build-selection';
import { defaultPicks } from '@/lib/domain/default-picks';
import { parseSku } from '@/lib/domain/parse-sku';
import { pick } from '@/lib/domain/pick';
import { priceSelection } from '@/lib/domain/prices';
import { selectionList } from '@/lib/domain/selection-list';
import { buildSku } from '@/lib/domain/sku';
import { summaryRows } from '@/lib/domain/summary';
import { visibleSections } from '@/lib/domain/visibility';
import { CASE, DRAWER, OPTION, desk, deskFamily } from '@/tests/fixtures/styles/desk';
import { priceBook } from '@/tests/fixtures/styles/price-list';

const choose = (sectionId: number, partId: number): PickAction => ({ type: 'pick', sectionId, partId });
const start = defaultPicks(deskFamily, desk);
const after = (...actions: readonly PickAction[]): Picks =>
  actions.reduce((picks, action) => pick(deskFamily, desk, picks, action), start);
const closed = choose(CASE.section, CASE.closed);

describe('Sections that a family hides', () => {
  it('are not on show, contribute nothing and keep no pick', () => {
    const picks = after(choose(DRAWER.section, DRAWER.deep), closed);
    expect(visibleSections(deskFamily, desk, picks).map((section) => section.id)).not.toContain(DRAWER.section);
    expect(picks.parts[DRAWER.section]).toBeUndefined();
    expect(buildSelection(deskFamily, desk, picks).slots.Drawer).toBeUndefined();
    expect(selectionList(deskFamily, desk, picks).map((entry) => entry.slot)).toEqual(['Base', 'TableOptions']);
  });

  it('cost nothing and need no price', () => {
    const book = priceBook({ cents: { [CASE.closed]: 10_000, [OPTION.none]: 0 } });
    expect(priceSelection(deskFamily, buildSelection(deskFamily, desk, after(closed)), book, 100)).toMatchObject({
      total: 100,
      isValid: true,
    });
    expect(priceSelection(deskFamily, buildSelection(deskFamily, desk, start), book, 100).isValid).toBe(false);
  });

  it('come back with their default', () => {
    expect(after(choose(DRAWER.section, DRAWER.deep), closed, choose(CASE.section, CASE.open))).toEqual(start);
  });
});

it('What a family does before a pick is done, and then the pick', () => {
  const both = after(choose(OPTION.section, OPTION.grommet), choose(OPTION.section, OPTION.tray));
  expect(both.parts[OPTION.section]).toEqual([OPTION.tray]);
});

it('A fixed extension belongs to the part’s code, and reads back', () => {
  expect(buildSku(deskFamily, desk, start)).toBe('DK-OP30-SHL-NO');
  expect(buildSku(deskFamily, desk, after(closed))).toBe('DK-CLD30-NO');
  expect(parseSku(deskFamily, desk, 'DK-CLD30-NO')).toEqual({ ok: true, value: after(closed) });
  expect(parseSku(deskFamily, desk, 'DK-CL30-NO').ok).toBe(false);
});

it('The summary leaves out slots and parts that the family excludes', () => {
  expect(summaryRows(deskFamily, desk, start, null).map((row) => row.partName)).toEqual(['Open']);
  expect(
    summaryRows(deskFamily, desk, after(choose(OPTION.section, OPTION.grommet)), null).map((row) => row.partName),
  ).toEqual(['Open', 'Grommet']);
});
