import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FamilyDefinition } from '@/lib/domain/family';
import { pricesToWire } from '@/lib/contracts/prices';
import { selectionToWire } from '@/lib/contracts/selection';
import { Configuration } from '@/lib/domain/configuration';
import { noPrices } from '@/lib/domain/prices';
import { isFolded } from '@/lib/domain/sku';
import { FAMILIES, familyByKey } from '@/lib/families/registry';
import { tableStyle } from '@/tests/fixtures/styles/build';
import { SPEC_FIELDS } from './spec-fields';

const ROOT = path.resolve(__dirname, '../../..');
const BASE_BREAKDOWN = [
  'StainPercentage',
  'TwoToneAddition',
  'SurfaceTreatmentPercentage',
  'SurfaceTreatmentPrice',
  'SheenPercentage',
  'Total',
  'IsValid',
];
/** Filled without a section of their own: by the stain section on show. */
const STAIN_SLOTS = ['TopStain', 'BottomStain'];

const words = (text: string): readonly string[] => text.split(' ');
const withoutMark = (field: string): string => field.replace('[]', '');

/** A configuration of the family in which there is nothing to choose. */
const emptyOf = (family: FamilyDefinition) =>
  new Configuration(family, tableStyle(1, 'Empty', 'EM', { familyKey: family.key }));

/** A family with its fields by the specification; an eighth one is free to have its own. */
const specOf = (family: FamilyDefinition) => {
  const spec = SPEC_FIELDS[family.family];
  return spec ? [[family.family, family, spec] as const] : [];
};

it('Families are found by key, and only those there are', () => {
  for (const family of FAMILIES) expect(familyByKey(family.key)).toBe(family);
  expect(() => familyByKey('boat')).toThrow('unknown family: boat');
});

it('Every family of the specification is there, with its fields', () => {
  expect(FAMILIES.map((family) => family.family)).toEqual(expect.arrayContaining(Object.keys(SPEC_FIELDS)));
});

it('No two families share key, name or operations', () => {
  for (const field of ['key', 'family', 'operationName'] as const) {
    expect(new Set(FAMILIES.map((family) => family[field])).size).toBe(FAMILIES.length);
  }
});

describe.each(FAMILIES.flatMap((family) => specOf(family)))(
  '%s in the words of the specification',
  (_, family, spec) => {
    it('has the selection fields of specification §3.6, lists as lists', () => {
      const wire = selectionToWire(emptyOf(family));
      for (const field of words(spec.selection)) {
        expect(Object.keys(wire)).toContain(withoutMark(field));
        expect([field, Array.isArray(wire[withoutMark(field)])]).toEqual([field, field.endsWith('[]')]);
      }
    });

    it('has no other fields than those, but for what places it and what it shows by itself', () => {
      const own = words(spec.selection).map(withoutMark);
      const wire = Object.keys(selectionToWire(emptyOf(family)));
      expect(wire.filter((field) => !own.includes(field))).toEqual(
        ['Family', 'StyleId', ...(spec.extra ?? []), 'SelectedTwoToneType'].filter((field) => !own.includes(field)),
      );
    });

    it('writes exactly the price fields of specification §3.8, options as lists', () => {
      const wire = pricesToWire(noPrices(family));
      const fields = words(spec.prices);
      expect(Object.keys(wire).sort()).toEqual([...fields.map(withoutMark), ...BASE_BREAKDOWN].sort());
      for (const field of fields)
        expect([field, Array.isArray(wire[withoutMark(field)])]).toEqual([field, field.endsWith('[]')]);
    });

    it('has the picture layers of specification §17.3, bottom to top', () => {
      expect(family.layers.map((layer) => layer.key)).toEqual(words(spec.layers));
    });
  },
);

describe.each(FAMILIES.map((family) => [family.family, family] as const))('%s', (_, family) => {
  const slotKeys = family.slots.map((slot) => slot.key);

  it('fills every slot from a section, a child part or the stain section', () => {
    const derived = [...STAIN_SLOTS, ...family.skuExtensions.map((extension) => extension.from)];
    for (const slot of family.slots) {
      expect([slot.key, slot.sections.length > 0 || derived.includes(slot.key)]).toEqual([slot.key, true]);
    }
  });

  it('has no slot twice', () => {
    expect(new Set(slotKeys).size).toBe(slotKeys.length);
  });

  it('gives every component and option a price field', () => {
    const priced = family.slots.filter((slot) => slot.priceRole === 'component' || slot.priceRole === 'option');
    expect(priced.length).toBeGreaterThan(0);
    for (const slot of priced) expect([slot.key, slot.priceField]).toEqual([slot.key, expect.any(String)]);
  });

  it('puts every slot into the sku, but those that live on in another’s code', () => {
    const expected = slotKeys.filter((slot) => !isFolded(family, slot));
    expect([...family.skuOrder].sort()).toEqual([...expected].sort());
  });

  it('speaks of its own slots only', () => {
    const spoken = [
      ...family.skuOrder,
      ...family.skuExtensions.flatMap((extension) => [extension.slot, extension.from ?? extension.slot]),
      ...family.rules.map((rule) => rule.slot),
      ...family.summary.excludedSlots,
      ...family.layers.flatMap((layer) =>
        [...layer.geometry, ...layer.finish].flatMap((token) => [token.slot, token.fallbackSlot ?? token.slot]),
      ),
    ];
    expect(slotKeys).toEqual(expect.arrayContaining([...new Set(spoken)]));
  });

  it.each([`Get${family.operationName}Prices`, `Create${family.operationName}ImageNames`])(
    'answers %s',
    (operation) => {
      const file = path.join(ROOT, 'app/api', operation, 'route.ts');
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export const POST = \\w+\\('${family.key}'\\)`));
    },
  );
});
