import { TWO_TONE } from '@/lib/domain/catalogue';
import type { PickAction } from '@/lib/domain/picks';
import {
  after,
  blackBottom,
  legPicksAfter,
  placed,
  placedAfter,
  twoTone,
} from '@/tests/fixtures/styles/configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import * as pick from '@/tests/fixtures/styles/table-picks';
import { legTable } from '@/tests/fixtures/styles/tables';

describe('Choosing another wood', () => {
  const shown = (...actions: readonly PickAction[]): readonly number[] =>
    after(legTable, ...actions).visibleSections.map((section) => section.id);

  it('hides the stain list of the old wood and shows its own', () => {
    expect(shown()).toContain(SECTION.oakStain);
    expect(shown()).not.toContain(SECTION.walnutStain);
    const walnut = shown(pick.walnut);
    expect(walnut).toContain(SECTION.walnutStain);
    expect(walnut).not.toContain(SECTION.oakStain);
    expect(walnut).not.toContain(SECTION.mapleStain);
  });

  it('drops the picks of the hidden list', () => {
    expect(Object.keys(legPicksAfter(pick.walnut).parts)).not.toContain(String(SECTION.oakStain));
  });

  it('keeps the stain by display name', () => {
    expect(legPicksAfter(pick.walnut).parts[SECTION.walnutStain]).toEqual([PART.walnutCoffee]);
  });

  it('takes the new list’s default when it lacks the stain', () => {
    const picks = legPicksAfter(pick.ivory, pick.walnut);
    expect(picks.parts[SECTION.walnutStain]).toEqual([PART.walnutNatural]);
  });

  it('keeps two-tone and its placement when the new list has both stains', () => {
    const { picks } = placedAfter(legTable, twoTone, blackBottom, placed(TWO_TONE.TopBase), pick.softMaple);
    expect(picks.parts[SECTION.mapleStain]).toEqual([PART.mapleCoffee]);
    expect(picks.bottomStainId).toBe(PART.mapleBlack);
    expect(picks.twoToneType).toBe(TWO_TONE.TopBase);
  });

  it.each([
    ['the top alone when only the top is there', [twoTone, blackBottom], PART.walnutCoffee],
    ['neither when only the bottom is there', [pick.ivory, twoTone, pick.coffeeBottom], PART.walnutNatural],
  ])('keeps %s', (_, stained, top) => {
    const picks = legPicksAfter(...stained, pick.walnut);
    expect(picks.parts[SECTION.walnutStain]).toEqual([top]);
    expect(picks).toMatchObject({ bottomStainId: null, twoToneType: null });
  });

  it('leaves the stain alone when the same wood is picked again', () => {
    const before = after(legTable, twoTone, blackBottom);
    expect(before.after(pick.oak)).toBe(before);
  });
});
