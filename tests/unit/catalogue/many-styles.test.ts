import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { buildSnapshot } from '@/lib/server/catalogue/snapshot';
import { configurationOf, familyOf } from '@/lib/families/registry';
import { manyStyles } from '@/scripts/bench/scale/many-styles';

const demo = readCatalogueRows('prisma/catalog');
const SIZE = { styles: demo.styles.length + 45, restrictions: 25_000 };
const many = manyStyles(demo, SIZE);

it('A generated catalogue has as many styles and restrictions as are wanted, and leaves the given ones as they are', () => {
  expect(many.styles).toHaveLength(SIZE.styles);
  const restrictions = many.partRestrictions.length + many.threePartRestrictions.length;
  expect(restrictions / SIZE.restrictions).toBeCloseTo(1, 1);
  expect(many.styles.slice(0, demo.styles.length)).toEqual(demo.styles);
  for (const ids of [many.styles, many.sections, many.parts].map((rows) => rows.map(({ id }) => id))) {
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('Every copy is made like its first: the same entries under ids of its own, a valid design to start with', () => {
  const { stylesById } = buildSnapshot(many, 1);
  const first = demo.styles[0];
  const copy = many.styles[demo.styles.length];
  const [one, other] = [first, copy].map((row) => stylesById.get(row?.id ?? 0));
  if (!one || !other) throw new Error('styles are missing');
  expect(other.sections.map(({ displayName }) => displayName)).toEqual(
    one.sections.map(({ displayName }) => displayName),
  );
  expect(other.sections.some(({ id }) => one.sections.some((section) => section.id === id))).toBe(false);
  for (const style of stylesById.values()) {
    expect({ sku: style.sku, isValid: configurationOf(style).isValid }).toEqual({ sku: style.sku, isValid: true });
    expect(familyOf(style).key).toBe(style.familyKey);
  }
});
