import { readSelection } from '@/lib/contracts/selection';
import { parseSku } from '@/lib/domain/parse-sku';
import { priceSelection } from '@/lib/domain/prices';
import { office } from '@/lib/families/office';
import { OFFICE, conference, desk, insetCredenza, overlayCredenza, writingDesk } from '@/tests/fixtures/styles/offices';
import { priceBook } from '@/tests/fixtures/styles/price-list';
import { choose, layersAfter, after, shownAfter, summaryAfter } from '@/tests/fixtures/styles/configurations';

const size54 = choose(OFFICE.size, OFFICE.size54);

describe.each([
  ['Inset Credenza', insetCredenza],
  ['Overlay Door Credenza', overlayCredenza],
])('The %s', (_, style) => {
  it('drops drawer and drawer hardware and hides their sections', () => {
    expect(shownAfter(style)).not.toEqual(expect.arrayContaining(['Drawer']));
    expect(shownAfter(style)).not.toEqual(expect.arrayContaining(['Drawer Hardware']));
    const { slots } = after(style).selection;
    expect(slots.Drawer).toBeUndefined();
    expect(slots.Hardware?.map((part) => part.id)).toEqual([OFFICE.doorPull]);
    expect(summaryAfter(style)).toEqual(expect.arrayContaining(['Base', 'Hardware']));
    expect(summaryAfter(style)).not.toContain('Drawer');
    expect(layersAfter(style).Drawer).toBeNull();
  });

  it('drops them from what is sent, too', () => {
    const read = readSelection(office, style, { Drawer: [3031], Hardware: [OFFICE.doorPull] }, null);
    expect(read).toMatchObject({ ok: true, value: { isOffered: true } });
  });
});

it('A desk keeps its drawers', () => {
  expect(shownAfter(desk)).toEqual(expect.arrayContaining(['Drawer', 'Drawer Hardware']));
});

it('A base grows by 30, under a 54-inch top by D30', () => {
  expect(after(desk).sku).toContain('PD-Z60-B30-');
  expect(after(desk, size54).sku).toContain('PD-Z54-BD30-');
  const wrong = after(desk).sku.replace('B30', 'BD30');
  expect(parseSku(office, desk, wrong)).toEqual({ ok: false, error: 'invalid sku' });
});

describe('Conference table options', () => {
  const grommet = choose(OFFICE.options, OFFICE.grommet);
  const power = choose(OFFICE.options, OFFICE.power);

  it('are cleared by the next pick among them', () => {
    expect(after(conference, grommet, power).picks.parts[OFFICE.options]).toEqual([OFFICE.power]);
  });

  it('can be taken out again', () => {
    expect(after(conference, grommet, grommet).picks.parts[OFFICE.options]).toEqual([]);
  });

  it('leave other options alone, and are left alone by them', () => {
    const { picks } = after(conference, grommet, choose(308, 3081), choose(308, 3082), power);
    expect(picks.parts[308]).toEqual([3081, 3082]);
    expect(picks.parts[OFFICE.options]).toEqual([OFFICE.power]);
  });

  it('are restricted without the one they take the place of', () => {
    const style = {
      ...conference,
      partRestrictions: [{ leftPartId: OFFICE.grommet, rightPartId: OFFICE.glass }],
    };
    const { isValid } = after(style, grommet).restrictionOf({ sectionId: OFFICE.options, partId: OFFICE.glass });
    expect(isValid).toBe(true);
  });
});

it('Legs, bases and drawer fronts are one price', () => {
  const cents = { [OFFICE.size60]: 50_000, 21: 0, 31: 0, 3021: 40_000, 3031: 6_000, 3041: 2_000 };
  const prices = priceSelection(after(desk), priceBook({ cents }), 200);
  expect(prices).toMatchObject({
    fields: { TopPrice: 1_000, LegOrBasePrice: 920, HardwarePrice: 40, ConferenceTableOptionsPrices: [] },
    total: 1_960,
  });
});

describe('Pictures of a desk', () => {
  it('hang drawers in the base', () => {
    expect(layersAfter(desk)).toMatchObject({
      Shadow: 'shadow/re-ped-30-d60/none.webp',
      Leg: null,
      Apron: null,
      Cabinet: expect.stringMatching(/^cabinet\/ped-30-d60\/oak-228-/),
      Drawer: expect.stringMatching(/^drawer\/slb-ped-30-d60\/oak-228-/),
      Hardware: 'hardware/bar-ped-30-d60/blk.webp',
      Top: expect.stringMatching(/^top\/rect-eased-30-d60\/oak-228-/),
    });
  });

  it('or in the apron between its legs', () => {
    expect(layersAfter(writingDesk)).toMatchObject({
      Shadow: 'shadow/re-tap-30-d60/none.webp',
      Leg: expect.stringMatching(/^leg\/tap-30-d60\/oak-228-/),
      Cabinet: null,
      Drawer: expect.stringMatching(/^drawer\/slb-apron-30-d60\/oak-228-/),
    });
  });
});
