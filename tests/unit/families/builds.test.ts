import { dimensionsOf } from '@/lib/families/dimensions/dimensions';
import { slotPart } from '@/lib/domain/selection';
import { familyOf } from '@/lib/families/registry';
import { buildsOf, type Build } from '@/lib/families/showroom/builds';
import { allDesigns, optionLists, plainChoices } from '@/tests/unit/domain/space/small-styles';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';
import type { Configuration } from '@/lib/domain/configuration';

const told = (builds: readonly Build[]): readonly string[] =>
  [...new Set(builds.map(({ parts, seats, width }) => JSON.stringify([parts.shape?.id ?? null, seats, width])))].sort();

/** What a design says of itself, without the space it comes from. */
function plainBuild({ selection }: Configuration): Build {
  const dimensions = dimensionsOf(selection);
  const shape = slotPart(selection, 'TopShape');
  const most = dimensions?.openedSeats ?? dimensions?.seats ?? null;
  return {
    parts: shape ? { shape } : {},
    seats: most === null ? null : [dimensions?.seats ?? most, most],
    width: dimensions?.across ?? null,
    isLong: dimensions?.kind === 'table',
    partIds: [],
  };
}

it.each([
  ['sizes with leaves and shapes that exclude each other', plainChoices],
  ['lists of options', optionLists],
])('The builds of a style are those of all its designs: %s', (_, style) => {
  const builds = told(allDesigns(style).map(plainBuild));
  expect(builds.length).toBeGreaterThan(1);
  expect(told(buildsOf(familyOf(style), style))).toEqual(builds);
});

describe('Of the demo catalogue', () => {
  const style = (name: string) => {
    const found = [...demo.snapshot.stylesById.values()].find(({ normalizedName }) => normalizedName === name);
    if (!found) throw new Error(`no style ${name}`);
    return buildsOf(familyOf(found), found);
  };
  const shapes = (builds: readonly Build[]) => new Set(builds.map(({ parts }) => parts.shape?.normalizedName));

  it('the pedestal is round from 36 to 60 inches, and no bar-high square of 60 hides in it', () => {
    const builds = style('orchard-pedestal');
    expect(shapes(builds)).toEqual(new Set(['round', 'square', 'octagon']));
    const round = builds.filter(({ parts }) => parts.shape?.normalizedName === 'round');
    expect(new Set(round.map(({ width }) => width))).toEqual(new Set([36, 42, 48, 54, 60]));
  });

  it('the double pedestal has no round top', () => {
    expect(shapes(style('granary-double-pedestal')).has('round')).toBe(false);
  });

  it('a bed is looked for by its mattress and seats nobody', () => {
    const builds = style('hollyhock-panel-bed');
    expect(new Set(builds.map(({ parts }) => parts.bed?.normalizedName))).toEqual(
      new Set(['twin', 'full', 'queen', 'king', 'california-king']),
    );
    expect(builds.every(({ seats, width }) => seats === null && width === null)).toBe(true);
  });
});
