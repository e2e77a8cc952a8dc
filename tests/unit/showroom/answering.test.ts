/** A card of the showroom shows what was looked for (specification §2.7). */
import { slotPart } from '@/lib/domain/selection';
import { dimensionsOf } from '@/lib/families/dimensions/dimensions';
import { configurationOf, familyOf } from '@/lib/families/registry';
import { designAnswering } from '@/lib/families/showroom/answering';
import { buildsOf } from '@/lib/families/showroom/builds';
import { facetsOf } from '@/lib/server/showroom/facets';
import { found, readSearch, suiting } from '@/lib/server/showroom/search';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';

const styles = demo.snapshot.categories.flatMap((category) =>
  category.styles.map((style) => ({ style, category, builds: buildsOf(familyOf(style), style) })),
);
const facets = facetsOf(styles);
const answers = (query: string) => {
  const { chosen } = readSearch(facets, new URLSearchParams(query));
  return found(styles, { chosen }).map((each) => ({
    name: each.style.normalizedName,
    start: configurationOf(each.style),
    design: designAnswering(each.style, suiting(each, chosen)),
  }));
};

it('is what the style starts with when nothing is looked for', () => {
  for (const { start, design } of answers('')) expect(design.sku).toBe(start.sku);
});

it('is what the style starts with when that is what was looked for', () => {
  for (const { start, design } of answers('category=dining')) expect(design.sku).toBe(start.sku);
  // the leg table starts as a rectangle of 72 inches
  const harvest = answers('shape=rectangle&width=60-72').find(({ name }) => name === 'harvest-leg');
  expect(harvest?.design.sku).toBe(harvest?.start.sku);
});

it('has the bed, the shape and the width that were looked for, and is valid', () => {
  for (const bed of ['twin', 'king']) {
    const beds = answers(`bed=${bed}`);
    expect(beds).toHaveLength(4);
    for (const { design } of beds) expect(slotPart(design.selection, 'Size')?.normalizedName).toBe(bed);
  }
  for (const { design } of answers('shape=oval&width=72-96')) {
    expect(slotPart(design.selection, 'TopShape')?.normalizedName).toBe('oval');
    const across = dimensionsOf(design.selection)?.across ?? 0;
    expect(across > 72 && across <= 96).toBe(true);
    expect(design.isValid).toBe(true);
  }
});

it('seats as many as were looked for', () => {
  const tables = answers('seats=12');
  expect(tables.length).toBeGreaterThan(2);
  for (const { design } of tables) {
    const { seats, openedSeats } = dimensionsOf(design.selection) ?? {};
    expect(openedSeats ?? seats).toBeGreaterThanOrEqual(12);
  }
});

it('differs in nothing but what had to', () => {
  const [square] = answers('shape=square').filter(({ name }) => name === 'orchard-pedestal');
  if (!square) throw new Error('the pedestal is not square');
  const { start, design } = square;
  const idAt = ({ selection }: typeof design, slot: string) => slotPart(selection, slot)?.id;
  expect(Object.keys(design.selection.slots).filter((slot) => idAt(design, slot) !== idAt(start, slot))).toEqual([
    'TopShape',
  ]);
});
