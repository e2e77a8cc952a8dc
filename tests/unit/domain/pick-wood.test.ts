import { TWO_TONE } from '@/lib/domain/catalogue';
import type { PickAction } from '@/lib/domain/picks';
import {
  after,
  bottomStain,
  choose,
  legPicksAfter,
  placed,
  placedAfter,
  twoTone,
} from '@/tests/fixtures/styles/configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { legTable } from '@/tests/fixtures/styles/tables';

describe('Choosing another wood', () => {
  const shown = (...actions: readonly PickAction[]): readonly number[] =>
    after(legTable, ...actions).visibleSections.map((section) => section.id);

  it('hides the stain list of the old wood and shows its own', () => {
    expect(shown()).toContain(SECTION.oakStain);
    expect(shown()).not.toContain(SECTION.walnutStain);
    const walnut = shown(choose(SECTION.wood, PART.walnut));
    expect(walnut).toContain(SECTION.walnutStain);
    expect(walnut).not.toContain(SECTION.oakStain);
    expect(walnut).not.toContain(SECTION.mapleStain);
  });

  it('drops the picks of the hidden list', () => {
    expect(Object.keys(legPicksAfter(choose(SECTION.wood, PART.walnut)).parts)).not.toContain(String(SECTION.oakStain));
  });

  it('keeps the stain by display name', () => {
    expect(legPicksAfter(choose(SECTION.wood, PART.walnut)).parts[SECTION.walnutStain]).toEqual([PART.walnutCoffee]);
  });

  it('takes the new list’s default when it lacks the stain', () => {
    const picks = legPicksAfter(choose(SECTION.oakStain, PART.oakIvory), choose(SECTION.wood, PART.walnut));
    expect(picks.parts[SECTION.walnutStain]).toEqual([PART.walnutNatural]);
  });

  it('keeps two-tone and its placement when the new list has both stains', () => {
    const { picks } = placedAfter(
      legTable,
      twoTone,
      bottomStain(SECTION.oakStain, PART.oakBlack),
      placed(TWO_TONE.TopBase),
      choose(SECTION.wood, PART.softMaple),
    );
    expect(picks.parts[SECTION.mapleStain]).toEqual([PART.mapleCoffee]);
    expect(picks.bottomStainId).toBe(PART.mapleBlack);
    expect(picks.twoToneType).toBe(TWO_TONE.TopBase);
  });

  it('keeps the top alone when only the top is there', () => {
    const picks = legPicksAfter(
      twoTone,
      bottomStain(SECTION.oakStain, PART.oakBlack),
      choose(SECTION.wood, PART.walnut),
    );
    expect(picks.parts[SECTION.walnutStain]).toEqual([PART.walnutCoffee]);
    expect(picks).toMatchObject({ bottomStainId: null, twoToneType: null });
  });

  it('keeps neither when only the bottom is there', () => {
    const picks = legPicksAfter(
      choose(SECTION.oakStain, PART.oakIvory),
      twoTone,
      bottomStain(SECTION.oakStain, PART.oakCoffee),
      choose(SECTION.wood, PART.walnut),
    );
    expect(picks.parts[SECTION.walnutStain]).toEqual([PART.walnutNatural]);
    expect(picks).toMatchObject({ bottomStainId: null, twoToneType: null });
  });

  it('leaves the stain alone when the same wood is picked again', () => {
    const before = after(legTable, twoTone, bottomStain(SECTION.oakStain, PART.oakBlack));
    expect(before.after(choose(SECTION.wood, PART.oak))).toBe(before);
  });
});
