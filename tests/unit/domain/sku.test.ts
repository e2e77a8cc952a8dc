import type { Style } from '@/lib/domain/catalogue';
import type { PickAction } from '@/lib/domain/picks';
import { TWO_TONE } from '@/lib/domain/catalogue';
import { after, blackBottom, choose, placed, placedAfter } from '@/tests/fixtures/styles/configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import * as pick from '@/tests/fixtures/styles/table-picks';
import { butterflyConsole, legTable, pedestalTable, plainTable } from '@/tests/fixtures/styles/tables';

const skuAfter = (style: Style, ...actions: readonly PickAction[]): string => after(style, ...actions).sku;

describe('The custom sku', () => {
  it('joins the codes by hyphens, without the first hyphen, skipping codes that are empty or a dash', () => {
    expect(skuAfter(legTable)).toBe('HT4272A-L430-O-228-RT-E1-20');
  });

  it('keeps the first hyphen for the Butterfly Console', () => {
    expect(skuAfter(butterflyConsole)).toBe('BC-4272A-L430-O-228-RT-E1-20');
  });

  it('does without stain and sheen where the style has none', () => {
    expect(skuAfter(plainTable)).toBe('PL4272A-L430-O-RT-E1');
  });

  it('carries everything that can be chosen', () => {
    const sku = skuAfter(
      legTable,
      choose(SECTION.size, PART.size60, { childPartId: PART.size60Butterfly }),
      pick.counter,
      blackBottom,
      pick.boat,
      pick.glaze,
      pick.gloss,
      pick.leafBag,
      pick.premium,
      pick.keyed,
    );
    expect(sku).toBe('HT4260BF-L436-O-228-401-BT-E1-GL-40-LB-O2-O3');
  });

  it('ends the size in the letter of its leaf', () => {
    expect(skuAfter(legTable, choose(SECTION.size, PART.size72, { childPartId: PART.size72Solid }))).toMatch(
      /^HT4272S-/,
    );
    expect(skuAfter(legTable, choose(SECTION.size, PART.size72, { childPartId: PART.size72TwoLeaves }))).toMatch(
      /^HT4272B-/,
    );
  });

  it('puts D before the height of a base under size class b2 only', () => {
    expect(skuAfter(pedestalTable)).toBe('OP4272A-P1D30-O-228-RT-E1-20');
    expect(skuAfter(pedestalTable, choose(SECTION.size, PART.size60))).toBe('OP4260A-P130-O-228-RT-E1-20');
  });

  it.each<[string, 1 | 2 | 3, string]>([
    ['TT1 for top and base', TWO_TONE.TopBase, 'HT4272A-L430-O-228-401-RT-E1-20-TT1'],
    ['nothing for top, drawer and door', TWO_TONE.TopDrawerDoor, 'HT4272A-L430-O-228-401-RT-E1-20'],
    ['TT3 for base, drawer and door', TWO_TONE.BaseDrawerDoor, 'HT4272A-L430-O-228-401-RT-E1-20-TT3'],
  ])('adds %s', (_, twoToneType, sku) => {
    expect(placedAfter(legTable, blackBottom, placed(twoToneType)).sku).toBe(sku);
  });
});
