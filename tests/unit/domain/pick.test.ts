import { TWO_TONE } from '@/lib/domain/catalogue';
import type { PickAction } from '@/lib/domain/picks';
import { configurationOf } from '@/lib/families/registry';
import {
  after,
  blackBottom,
  bottomStain,
  choose,
  legPicksAfter,
  placed,
  placedAfter,
  twoTone,
} from '@/tests/fixtures/styles/configurations';
import { PART, SECTION, USUAL_PARTS } from '@/tests/fixtures/styles/table-ids';
import { legTable, plainTable } from '@/tests/fixtures/styles/tables';

const start = configurationOf(legTable).picks;

describe('A style starts', () => {
  it('with the default of every section on show, and nothing of the hidden stain lists', () => {
    expect(start).toEqual({
      parts: USUAL_PARTS,
      childParts: { [SECTION.size]: PART.size72OneLeaf },
      bottomStainId: null,
      twoToneType: null,
    });
  });
});

describe('Picking a part', () => {
  it('replaces the part of its section and nothing else', () => {
    expect(legPicksAfter(choose(SECTION.edge, PART.beveled))).toEqual({
      ...start,
      parts: { ...start.parts, [SECTION.edge]: [PART.beveled] },
    });
  });

  it('sets size and leaf together', () => {
    const picks = legPicksAfter(choose(SECTION.size, PART.size60, { childPartId: PART.size60Butterfly }));
    expect(picks.parts[SECTION.size]).toEqual([PART.size60]);
    expect(picks.childParts[SECTION.size]).toBe(PART.size60Butterfly);
  });

  it('keeps the leaf by name when only the size is picked', () => {
    expect(legPicksAfter(choose(SECTION.size, PART.size60)).childParts[SECTION.size]).toBe(PART.size60OneLeaf);
  });

  it('falls to the first leaf of a size that has none of that name', () => {
    expect(legPicksAfter(choose(SECTION.size, PART.size48)).childParts[SECTION.size]).toBe(PART.size48Solid);
  });

  it('changes nothing in the picks it was given', () => {
    const before = structuredClone(start);
    legPicksAfter(choose(SECTION.wood, PART.walnut), twoTone, choose(SECTION.options, PART.keyed));
    expect(start).toEqual(before);
  });
});

describe('An option list', () => {
  it('takes a part in, and takes it out at the second pick', () => {
    expect(legPicksAfter(choose(SECTION.options, PART.keyed)).parts[SECTION.options]).toEqual([PART.keyed]);
    expect(legPicksAfter(choose(SECTION.options, PART.keyed), choose(SECTION.options, PART.keyed))).toEqual(start);
  });

  it('is the same whatever the order of the picks', () => {
    const one = legPicksAfter(choose(SECTION.options, PART.premium), choose(SECTION.options, PART.selfStoring));
    const other = legPicksAfter(choose(SECTION.options, PART.selfStoring), choose(SECTION.options, PART.premium));
    expect(one).toEqual(other);
    expect(one.parts[SECTION.options]).toEqual([PART.selfStoring, PART.premium]);
  });
});

describe('Two-tone', () => {
  it('starts as top/drawer/door with the bottom in the current stain', () => {
    expect(legPicksAfter(twoTone)).toEqual({
      ...start,
      bottomStainId: PART.oakCoffee,
      twoToneType: TWO_TONE.TopDrawerDoor,
    });
  });

  it('goes back to one stain and a blank bottom', () => {
    expect(legPicksAfter(twoTone, blackBottom, twoTone)).toEqual(start);
  });

  it('takes a bottom stain without touching the top', () => {
    const picks = legPicksAfter(twoTone, blackBottom);
    expect(picks.parts[SECTION.oakStain]).toEqual([PART.oakCoffee]);
    expect(picks.bottomStainId).toBe(PART.oakBlack);
  });

  it('takes a top stain without touching the bottom', () => {
    const picks = legPicksAfter(twoTone, choose(SECTION.oakStain, PART.oakIvory));
    expect(picks.parts[SECTION.oakStain]).toEqual([PART.oakIvory]);
    expect(picks.bottomStainId).toBe(PART.oakCoffee);
  });

  it('takes another placement only while it is on', () => {
    const placement = placed(TWO_TONE.BaseDrawerDoor);
    expect(placedAfter(legTable, twoTone, placement).picks.twoToneType).toBe(TWO_TONE.BaseDrawerDoor);
    expect(placedAfter(legTable, placement).picks).toEqual(start);
  });

  it('takes no other placement where the family offers none', () => {
    expect(legPicksAfter(twoTone, placed(TWO_TONE.BaseDrawerDoor))).toEqual(legPicksAfter(twoTone));
  });

  it('does nothing on a table without stains', () => {
    const plain = configurationOf(plainTable);
    expect(plain.after(twoTone)).toBe(plain);
  });
});

describe('What the style does not offer changes nothing:', () => {
  const twoToned = after(legTable, twoTone, blackBottom);
  it.each<[string, PickAction]>([
    ['an unknown section', choose(999, PART.eased)],
    ['an unknown part', choose(SECTION.edge, 999)],
    ['a part of another section', choose(SECTION.edge, PART.turned)],
    ['a leaf in the place of a size', choose(SECTION.size, PART.size60OneLeaf)],
    ['an unknown leaf', choose(SECTION.size, PART.size60, { childPartId: 999 })],
    ['a stain of a wood that is not chosen', choose(SECTION.walnutStain, PART.walnutNatural)],
    ['a bottom stain of a wood that is not chosen', bottomStain(SECTION.walnutStain, PART.walnutNatural)],
    ['an unknown bottom stain', bottomStain(SECTION.oakStain, 999)],
  ])('%s', (_, action) => {
    expect(twoToned.after(action)).toBe(twoToned);
  });

  it('not even ids in picks that are loaded', () => {
    const foreign = { ...start, parts: { ...start.parts, 999: [1], [SECTION.edge]: [PART.eased, 999] } };
    expect(configurationOf(legTable, foreign).picks).toEqual(start);
  });

  it('and a loaded section whose only id is unknown is empty', () => {
    const foreign = { ...start, parts: { ...start.parts, [SECTION.edge]: [999] } };
    expect(configurationOf(legTable, foreign).picks.parts[SECTION.edge]).toEqual([]);
  });
});
