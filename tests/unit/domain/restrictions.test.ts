import type { Style } from '@/lib/domain/catalogue';
import type { Candidate } from '@/lib/domain/restrictions';
import { configurationSpace, possiblePartIds } from '@/lib/domain/space/space';
import { table } from '@/lib/families/table';
import { exclude } from '@/tests/fixtures/styles/build';
import { after, choose } from '@/tests/fixtures/styles/configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { legTable } from '@/tests/fixtures/styles/tables';

type Pick = ReturnType<typeof choose>;
/** What restricts a candidate once these have been picked, allowed or not, in a style with further pairs. */
const restrictionAfter = (picked: readonly Pick[], candidate: Candidate, style = legTable) =>
  after(style, ...picked).restrictionOf(candidate);
const messageOf = (candidate: Pick, ...picked: readonly Pick[]): string => restrictionAfter(picked, candidate).message;

const softMaple = choose(SECTION.wood, PART.softMaple);
const oak = choose(SECTION.wood, PART.oak);
const walnut = choose(SECTION.wood, PART.walnut);
const wireBrushed = choose(SECTION.surface, PART.wireBrushed);
const glaze = choose(SECTION.surface, PART.glaze);
const gloss = choose(SECTION.sheen, PART.gloss);
const boat = choose(SECTION.shape, PART.boat);
const beveled = choose(SECTION.edge, PART.beveled);
const tapered = choose(SECTION.leg, PART.tapered);
const natural = choose(SECTION.oakStain, PART.oakNatural);
const oakBlack = choose(SECTION.oakStain, PART.oakBlack);
const mapleBlack = choose(SECTION.mapleStain, PART.mapleBlack);
const size48 = choose(SECTION.size, PART.size48);
const keyed = choose(SECTION.options, PART.keyed);
const selfStoring = choose(SECTION.options, PART.selfStoring);

describe('Two parts that exclude each other', () => {
  it.each<[string, Pick, Pick, string]>([
    [
      'left then right',
      wireBrushed,
      softMaple,
      'The combination of Soft Maple Wood with Wire Brushed Surface Treatment is not available.',
    ],
    [
      'right then left',
      softMaple,
      wireBrushed,
      'The combination of Wire Brushed Surface Treatment with Soft Maple Wood is not available.',
    ],
    ['shape then edge', boat, beveled, 'The combination of Beveled Edge with Boat Top Shape is not available.'],
    ['edge then shape', beveled, boat, 'The combination of Boat Top Shape with Beveled Edge is not available.'],
    ['a size names itself only', boat, size48, '36" x 48" Size is not available.'],
    [
      'a size is named as the other',
      size48,
      boat,
      'The combination of Boat Top Shape with 36" x 48" Size is not available.',
    ],
    [
      'options among themselves',
      keyed,
      selfStoring,
      'The combination of Self Storing Table Options with Keyed Slides Table Options is not available.',
    ],
  ])('refuse the second: %s', (_, first, second, message) => {
    expect(restrictionAfter([first], second)).toMatchObject({ isValid: false, isRefused: true, message });
  });

  it('allow each alone', () => {
    for (const candidate of [softMaple, wireBrushed, boat, beveled, size48, keyed, gloss]) {
      expect(restrictionAfter([], candidate)).toEqual({
        isValid: true,
        isRefused: false,
        invalidPartNames: [],
        reasons: [],
        message: '',
      });
    }
  });

  it('are told in a sentence each when a part meets two that exclude it', () => {
    expect(messageOf(wireBrushed, softMaple, gloss).split('\n').sort()).toEqual([
      'The combination of Wire Brushed Surface Treatment with Gloss Sheen is not available.',
      'The combination of Wire Brushed Surface Treatment with Soft Maple Wood is not available.',
    ]);
  });

  it('are told once each of a configuration that holds them, by the first part of each', () => {
    expect([...after(legTable, softMaple, gloss, wireBrushed).conflicts].sort()).toEqual([
      'The combination of Gloss Sheen with Wire Brushed Surface Treatment is not available.',
      'The combination of Soft Maple Wood with Wire Brushed Surface Treatment is not available.',
    ]);
  });

  it('do not meet in a section that holds one part', () => {
    const style = { ...legTable, partRestrictions: [exclude(PART.turned, PART.tapered)] };
    expect(restrictionAfter([], tapered, style).isValid).toBe(true);
  });

  it('count without the part that the candidate replaces', () => {
    expect(restrictionAfter([boat, beveled], choose(SECTION.edge, PART.eased)).isValid).toBe(true);
  });

  it('refuse a size for the leaf that is picked with it', () => {
    const withLeaf = (childPartId: number) => choose(SECTION.size, PART.size60, { childPartId });
    expect(restrictionAfter([tapered], withLeaf(PART.size60Butterfly))).toMatchObject({
      isRefused: true,
      message: '42" x 60" Size is not available.',
      invalidPartNames: ['Tapered Leg'],
    });
    expect(restrictionAfter([tapered], withLeaf(PART.size60OneLeaf)).isValid).toBe(true);
  });
});

describe('A section that is not selectable', () => {
  const fixed = (id: number): Style => ({
    ...legTable,
    sections: legTable.sections.map((section) => (section.id === id ? { ...section, isSelectable: false } : section)),
  });

  it('keeps what the style comes with, and says so', () => {
    const style = fixed(SECTION.leg);
    const refused = { isRefused: true, message: 'The Leg of this style cannot be changed.', invalidPartNames: [] };
    expect(restrictionAfter([], tapered, style)).toMatchObject(refused);
    expect(restrictionAfter([], choose(SECTION.leg, PART.turned), style).isValid).toBe(true);
  });

  it('keeps the leaf of its size, too', () => {
    const withLeaf = (childPartId: number) => choose(SECTION.size, PART.size72, { childPartId });
    expect(restrictionAfter([], withLeaf(PART.size72OneLeaf), fixed(SECTION.size)).isValid).toBe(true);
    expect(restrictionAfter([], withLeaf(PART.size72Solid), fixed(SECTION.size)).isRefused).toBe(true);
  });

  it('has no other design', () => {
    expect(possiblePartIds(configurationSpace(table, fixed(SECTION.leg))).has(PART.tapered)).toBe(false);
  });
});

describe('Three parts that exclude each other', () => {
  it('allow any two', () => {
    expect(restrictionAfter([oak], natural).isValid).toBe(true);
    expect(restrictionAfter([oak], glaze).isValid).toBe(true);
  });

  it('refuse the third, naming both others', () => {
    expect(messageOf(glaze, natural)).toBe(
      'The combination of Glaze Surface Treatment with Oak Wood and Natural Stain is not available.',
    );
    expect(messageOf(natural, glaze)).toBe(
      'The combination of Natural Stain with Oak Wood and Glaze Surface Treatment is not available.',
    );
  });

  it('refuse a wood for the stain that would be carried over to it', () => {
    expect(messageOf(oak, walnut, choose(SECTION.walnutStain, PART.walnutNatural), glaze)).toBe(
      'The combination of Oak Wood with Natural Stain and Glaze Surface Treatment is not available.',
    );
  });

  it('count a bottom stain as chosen', () => {
    const bottomNatural = choose(SECTION.oakStain, PART.oakNatural, { isBottomStain: true });
    expect(messageOf(bottomNatural, glaze)).toBe(
      'The combination of Natural Stain with Oak Wood and Glaze Surface Treatment is not available.',
    );
    expect(restrictionAfter([bottomNatural], glaze).isRefused).toBe(true);
  });
});

describe('Black stain and soft maple', () => {
  it('refuses black as the top stain', () => {
    expect(messageOf(mapleBlack, softMaple)).toBe(
      'Black Stain is only available as a Bottom Stain for Soft Maple Tables',
    );
  });

  it('allows black as the bottom stain', () => {
    expect(restrictionAfter([softMaple], { ...mapleBlack, isBottomStain: true }).isValid).toBe(true);
  });

  it('refuses soft maple under a black top stain', () => {
    expect(messageOf(softMaple, oakBlack)).toBe(
      'The Soft Maple Wood is not available for Tables with a Black Top Stain',
    );
  });

  it('allows soft maple while only the bottom is black', () => {
    expect(restrictionAfter([{ ...oakBlack, isBottomStain: true }], softMaple).isValid).toBe(true);
  });

  it('allows black on another wood', () => {
    expect(restrictionAfter([], oakBlack).isValid).toBe(true);
  });

  it('speaks together with the restrictions', () => {
    expect(messageOf(softMaple, oakBlack, wireBrushed)).toBe(
      'The Soft Maple Wood is not available for Tables with a Black Top Stain\n' +
        'The combination of Soft Maple Wood with Wire Brushed Surface Treatment is not available.',
    );
  });
});

describe('A part that is never available', () => {
  it('is refused in its own name', () => {
    expect(restrictionAfter([], choose(SECTION.edge, PART.knife))).toMatchObject({
      isValid: false,
      isRefused: true,
      message: 'Knife Edge is not available.',
    });
  });
});

describe('A chosen option', () => {
  it('can always be taken away, even in conflict', () => {
    expect(restrictionAfter([keyed, selfStoring], keyed)).toMatchObject({ isValid: false, isRefused: false });
  });
});

it('Nothing is said of parts that the style does not have', () => {
  expect(restrictionAfter([], choose(SECTION.edge, 999)).isRefused).toBe(false);
  expect(restrictionAfter([], choose(999, PART.eased)).isRefused).toBe(false);
});
