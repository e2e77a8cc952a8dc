import type { PickAction } from '@/lib/domain/picks';
import { Configuration } from '@/lib/domain/configuration';
import { parseSku } from '@/lib/domain/parse-sku';
import { priceSelection } from '@/lib/domain/prices';
import { choose } from '@/tests/fixtures/styles/configurations';
import { CASE, DRAWER, OPTION, desk, deskFamily } from '@/tests/fixtures/styles/desk';
import { priceBook } from '@/tests/fixtures/styles/price-list';

const start = new Configuration(deskFamily, desk);
const after = (...actions: readonly PickAction[]) => actions.reduce((before, action) => before.after(action), start);
const closed = choose(CASE.section, CASE.closed);

describe('Sections that a family hides', () => {
  it('are not on show, contribute nothing and keep no pick', () => {
    const shut = after(choose(DRAWER.section, DRAWER.deep), closed);
    expect(shut.visibleSections.map((section) => section.id)).not.toContain(DRAWER.section);
    expect(shut.picks.parts[DRAWER.section]).toBeUndefined();
    expect(shut.selection.slots.Drawer).toBeUndefined();
    expect(shut.entries.map((entry) => entry.slot)).toEqual(['Base', 'TableOptions']);
  });

  it('cost nothing and need no price', () => {
    const book = priceBook({ cents: { [CASE.closed]: 10_000, [OPTION.none]: 0 } });
    expect(priceSelection(after(closed), book, 100)).toMatchObject({ total: 100, isValid: true });
    expect(priceSelection(start, book, 100).isValid).toBe(false);
  });

  it('come back with their default', () => {
    expect(after(choose(DRAWER.section, DRAWER.deep), closed, choose(CASE.section, CASE.open))).toEqual(start);
  });
});

it('What a family does before a pick is done, and then the pick', () => {
  const both = after(choose(OPTION.section, OPTION.grommet), choose(OPTION.section, OPTION.tray));
  expect(both.picks.parts[OPTION.section]).toEqual([OPTION.tray]);
});

it('A fixed extension belongs to the part’s code, and reads back', () => {
  expect(start.sku).toBe('DK-OP30-SHL-NO');
  expect(after(closed).sku).toBe('DK-CLD30-NO');
  expect(parseSku(deskFamily, desk, 'DK-CLD30-NO')).toEqual({ ok: true, value: after(closed) });
  expect(parseSku(deskFamily, desk, 'DK-CL30-NO').ok).toBe(false);
});

it('The summary leaves out slots and parts that the family excludes', () => {
  expect(start.summary(null).map((row) => row.partName)).toEqual(['Open']);
  const withGrommet = after(choose(OPTION.section, OPTION.grommet));
  expect(withGrommet.summary(null).map((row) => row.partName)).toEqual(['Open', 'Grommet']);
});
