import { parseSku } from '@/lib/domain/parse-sku';
import { priceSelection } from '@/lib/domain/prices';
import { bed } from '@/lib/families/bed';
import { bedroom } from '@/lib/families/bedroom';
import { familyOf } from '@/lib/families/registry';
import { BED, panelBed } from '@/tests/fixtures/styles/beds';
import { nightstand } from '@/tests/fixtures/styles/cabinets';
import { priceBook } from '@/tests/fixtures/styles/price-list';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import {
  bottomStain,
  choose,
  drawnAs,
  layersAfter,
  after,
  shownAfter,
  summaryAfter,
} from '@/tests/fixtures/styles/configurations';

const upholstered = choose(BED.panel, BED.upholstered);
const leather = choose(BED.panel, BED.leather);

it('Beds live in the category of the bedroom and are a family by their style', () => {
  expect([panelBed.categoryId, nightstand.categoryId]).toEqual([2, 2]);
  expect([familyOf(panelBed), familyOf(nightstand)]).toEqual([bed, bedroom]);
});

describe('A panel with a cloth', () => {
  it('opens its own list, and a wooden one closes it', () => {
    expect(shownAfter(panelBed)).not.toEqual(expect.arrayContaining(['Fabric']));
    expect(shownAfter(panelBed, upholstered)).toContain('Fabric');
    expect(shownAfter(panelBed, leather)).toContain('Leather');
    expect(shownAfter(panelBed, leather)).not.toContain('Fabric');
    expect(after(panelBed, upholstered, choose(BED.panel, BED.wood))).toEqual(after(panelBed));
  });

  it('keeps its colour by name where the next list has it', () => {
    const slate = [upholstered, choose(BED.fabric, BED.slate)];
    expect(after(panelBed, ...slate, leather).picks.parts[BED.hide]).toEqual([BED.slateHide]);
    expect(after(panelBed, upholstered, leather).picks.parts[BED.hide]).toEqual([6501]);
  });

  it('keeps both stains', () => {
    const twoTone = bottomStain(SECTION.oakStain, PART.oakBlack);
    expect(after(panelBed, twoTone, upholstered).picks.bottomStainId).toBe(PART.oakBlack);
  });

  it('is shown in it; a wooden one in the stain', () => {
    expect(layersAfter(panelBed).Panel).toMatch(/^panel\/flt-pan-q\/oak-228-/);
    expect(layersAfter(panelBed, upholstered).Panel).toBe('panel/uph-pan-q/flx.webp');
  });

  it('is restricted by what closes with it', () => {
    const style = { ...panelBed, partRestrictions: [{ leftPartId: BED.flax, rightPartId: BED.wood }] };
    const { isValid } = after(style, upholstered).restrictionOf({ sectionId: BED.panel, partId: BED.wood });
    expect(isValid).toBe(true);
  });

  it('comes back from its sku', () => {
    const inLeather = after(panelBed, leather);
    expect(parseSku(bed, panelBed, inLeather.sku)).toEqual({ ok: true, value: inLeather });
  });
});

it('Mattress and bedding show and are not in the summary', () => {
  expect(shownAfter(panelBed)).toEqual(expect.arrayContaining(['Mattress', 'Bedding']));
  expect(summaryAfter(panelBed)).not.toEqual(expect.arrayContaining(['Mattress']));
  expect(summaryAfter(panelBed)).not.toEqual(expect.arrayContaining(['Bedding']));
  expect(layersAfter(panelBed)).toMatchObject({
    Mattress: 'mattress/std-q/tick.webp',
    Bedding: 'bedding/duv-sld-std-q/lin.webp',
  });
  expect(layersAfter(panelBed, choose(BED.mattress, BED.noMattress)).Mattress).toBeNull();
});

it('Bedding is drawn without the pillows’ shade before a headboard of slats', () => {
  expect(layersAfter(panelBed, choose(BED.headboard, BED.slats))).toMatchObject({
    Headboard: expect.stringMatching(/^headboard\/slt-/),
    Bedding: 'bedding/duv-opn-std-q/lin.webp',
  });
});

it('Two stains are head and frame', () => {
  const layers = layersAfter(panelBed, bottomStain(SECTION.oakStain, PART.oakBlack));
  expect(drawnAs(layers.Headboard)).toBe('pan-cap-sqr-q in 228');
  expect(drawnAs(layers.Panel)).toBe('flt-pan-q in 228');
  for (const layer of ['Farside', 'Nearside', 'Footboard']) expect(drawnAs(layers[layer])).toMatch(/ in 401$/);
});

it('Two stains are Stain 1 and Stain 2 in the summary', () => {
  expect(summaryAfter(panelBed, bottomStain(SECTION.oakStain, PART.oakBlack))).toEqual(
    expect.arrayContaining(['Stain 1', 'Stain 2']),
  );
});

it('Prices go by the size, which costs nothing itself; two-tone by its class', () => {
  const book = {
    ...priceBook({ cents: {}, twoTone: { l: 17_500 } }),
    wholesaleCents: ({ partId, sizePartId }: { partId: number; sizePartId: number | null }) =>
      partId === 6201 ? (sizePartId === BED.king ? 120_000 : 100_000) : 1_000,
  };
  const king = after(panelBed, choose(BED.size, BED.king), bottomStain(SECTION.oakStain, PART.oakBlack));
  expect(priceSelection(king, book, 100)).toMatchObject({
    // headboard 1,200; panel, cap and footboard 10 each; posts are free; class l at wholesale
    fields: { HeadboardPrice: 1_200, PanelPrice: 10, TopPrice: 10, FootboardLegsPrice: 10 },
    twoToneAddition: 175,
    total: 1_405,
  });
});
