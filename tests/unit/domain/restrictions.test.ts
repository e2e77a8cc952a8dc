import type { Style } from '@/lib/domain/catalogue';
import { configurationSpace, possiblePartIds } from '@/lib/domain/space/space';
import { table } from '@/lib/families/table';
import { exclude } from '@/tests/fixtures/styles/build';
import { after, choose } from '@/tests/fixtures/styles/configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import * as pick from '@/tests/fixtures/styles/table-picks';
import { legTable } from '@/tests/fixtures/styles/tables';
import { messageOf, restrictionAfter, type Pick } from './refusals';

describe('Two parts that exclude each other', () => {
  it.each<[string, Pick, Pick, string]>([
    [
      'left then right',
      pick.wireBrushed,
      pick.softMaple,
      'The combination of Soft Maple Wood with Wire Brushed Surface Treatment is not available.',
    ],
    [
      'right then left',
      pick.softMaple,
      pick.wireBrushed,
      'The combination of Wire Brushed Surface Treatment with Soft Maple Wood is not available.',
    ],
    [
      'shape then edge',
      pick.boat,
      pick.beveled,
      'The combination of Beveled Edge with Boat Top Shape is not available.',
    ],
    [
      'edge then shape',
      pick.beveled,
      pick.boat,
      'The combination of Boat Top Shape with Beveled Edge is not available.',
    ],
    ['a size names itself only', pick.boat, pick.size48, '36" x 48" Size is not available.'],
    [
      'a size is named as the other',
      pick.size48,
      pick.boat,
      'The combination of Boat Top Shape with 36" x 48" Size is not available.',
    ],
    [
      'options among themselves',
      pick.keyed,
      pick.selfStoring,
      'The combination of Self Storing Table Options with Keyed Slides Table Options is not available.',
    ],
  ])('refuse the second: %s', (_, first, second, message) => {
    expect(restrictionAfter([first], second)).toMatchObject({ isValid: false, isRefused: true, message });
  });

  it('allow each alone', () => {
    for (const candidate of [
      pick.softMaple,
      pick.wireBrushed,
      pick.boat,
      pick.beveled,
      pick.size48,
      pick.keyed,
      pick.gloss,
    ]) {
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
    expect(messageOf(pick.wireBrushed, pick.softMaple, pick.gloss).split('\n').sort()).toEqual([
      'The combination of Wire Brushed Surface Treatment with Gloss Sheen is not available.',
      'The combination of Wire Brushed Surface Treatment with Soft Maple Wood is not available.',
    ]);
  });

  it('are told once each of a configuration that holds them, by the first part of each', () => {
    expect([...after(legTable, pick.softMaple, pick.gloss, pick.wireBrushed).conflicts].sort()).toEqual([
      'The combination of Gloss Sheen with Wire Brushed Surface Treatment is not available.',
      'The combination of Soft Maple Wood with Wire Brushed Surface Treatment is not available.',
    ]);
  });

  it('do not meet in a section that holds one part', () => {
    const style = { ...legTable, partRestrictions: [exclude(PART.turned, PART.tapered)] };
    expect(restrictionAfter([], pick.tapered, style).isValid).toBe(true);
  });

  it('count without the part that the candidate replaces', () => {
    expect(restrictionAfter([pick.boat, pick.beveled], choose(SECTION.edge, PART.eased)).isValid).toBe(true);
  });

  it('refuse a size for the leaf that is picked with it', () => {
    const withLeaf = (childPartId: number) => choose(SECTION.size, PART.size60, { childPartId });
    expect(restrictionAfter([pick.tapered], withLeaf(PART.size60Butterfly))).toMatchObject({
      isRefused: true,
      message: '42" x 60" Size is not available.',
      invalidPartNames: ['Tapered Leg'],
    });
    expect(restrictionAfter([pick.tapered], withLeaf(PART.size60OneLeaf)).isValid).toBe(true);
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
    expect(restrictionAfter([], pick.tapered, style)).toMatchObject(refused);
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
    expect(restrictionAfter([pick.keyed, pick.selfStoring], pick.keyed)).toMatchObject({
      isValid: false,
      isRefused: false,
    });
  });
});

it('Nothing is said of parts that the style does not have', () => {
  expect(restrictionAfter([], choose(SECTION.edge, 999)).isRefused).toBe(false);
  expect(restrictionAfter([], choose(999, PART.eased)).isRefused).toBe(false);
});
