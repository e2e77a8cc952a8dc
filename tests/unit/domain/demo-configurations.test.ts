import fc from 'fast-check';
import { readSelection, selectionToWire } from '@/lib/contracts/selection';
import { selectionSchema, slotIdsOf } from '@/lib/contracts/selection-schema';
import { findStyleBySku, parseSku } from '@/lib/domain/parse-sku';
import { noPrices, priceSelection } from '@/lib/domain/prices';
import { FAMILIES, configurationOf, familyOf } from '@/lib/families/registry';
import { validConfigurations } from '@/tests/fixtures/styles/random-configurations';
import { DEMO_STYLES, demo } from '@/tests/fixtures/styles/demo-catalogue';

const styles = [...demo.snapshot.stylesById.values()];

describe.each(DEMO_STYLES)('%s of the demo catalogue', (_, style, family) => {
  it('starts valid, with a price and a sku of its own', () => {
    const start = configurationOf(style);
    expect(start.isValid).toBe(true);
    expect(priceSelection(start, demo.priceBook, 100)).toMatchObject({ isValid: true });
    expect(start.sku.startsWith(style.sku)).toBe(true);
  });

  it('comes back from sku and wire in every configuration, and its rows add up to the total', () => {
    fc.assert(
      fc.property(validConfigurations(style), fc.integer({ min: 100, max: 999 }), (configuration, markup) => {
        const { sku, picks } = configuration;
        expect(findStyleBySku(styles, familyOf, sku)).toBe(style);
        expect([sku, parseSku(family, style, sku)]).toMatchObject([sku, { ok: true, value: { picks } }]);

        const body = selectionSchema(family).parse(selectionToWire(configuration));
        const found = readSelection(family, style, slotIdsOf(family, body), body.SelectedTwoToneType ?? null);
        expect(found).toMatchObject({ ok: true, value: { isOffered: true, configuration: { picks } } });

        const prices = priceSelection(configuration, demo.priceBook, markup);
        if (!prices.isValid) return expect(prices).toEqual(noPrices(family));
        const rows = configuration.summary(prices);
        expect(rows.reduce((sum, row) => sum + (row.amount ?? Number.NaN), 0)).toBe(prices.total);
      }),
    );
  });
});

describe.each(FAMILIES.map((family) => [family.family, family] as const))('%s in the demo catalogue', (_, family) => {
  const sections = styles
    .filter((style) => style.familyKey === family.key)
    .flatMap((style) => style.sections.flatMap((section) => [section, ...section.childSections]));

  it('has a section for every slot', () => {
    for (const { key } of family.slots.filter((slot) => slot.key !== 'BottomStain')) {
      expect([key, sections.some((section) => section.slot === key || section.childSlot === key)]).toEqual([key, true]);
    }
    expect(sections.some((section) => section.type === 'Stain')).toBe(true);
  });

  it('knows by name every section that fills a slot', () => {
    for (const section of sections.filter((each) => each.slot !== null && each.type !== 'Stain')) {
      const slot = family.slots.find((each) => each.key === section.slot);
      expect([section.normalizedName, slot?.sections]).toEqual([
        section.normalizedName,
        expect.arrayContaining([section.normalizedName]),
      ]);
    }
  });
});
