import fc from 'fast-check';
import type { Section, Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { changedDesigns } from '@/lib/domain/space/changed-designs';
import { exclusionOf } from '@/lib/domain/space/exclusion';
import { familyOf } from '@/lib/families/registry';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { configurationSpace, countDesigns } from '@/lib/domain/space/space';
import { allDesigns, SMALL_STYLES } from './small-styles';

/** What is chosen, wherever nothing is. */
const chosen = ({ picks }: Configuration): string => {
  const { parts, childParts, bottomStainId, twoToneType } = picks;
  return JSON.stringify([
    Object.entries(parts).filter(([, ids]) => ids.length > 0),
    childParts,
    bottomStainId,
    twoToneType,
  ]);
};
const designsOf = (style: Style): ReadonlySet<string> => new Set(allDesigns(style).map(chosen));

/** A change: restrictions between parts of the style, and parts that go (never what a list starts with). */
const changeOf = (style: Style) => {
  const ids = style.sections.flatMap(({ parts }) => parts.map(({ id }) => id));
  const free = style.sections.flatMap(({ parts, defaultPartIds }) =>
    parts.flatMap(({ id }) => (defaultPartIds.includes(id) ? [] : [id])),
  );
  return fc.record({
    pairs: fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)), { maxLength: 3 }),
    gone: fc.uniqueArray(fc.constantFrom(...free), { maxLength: 2 }),
  });
};
type Change = { readonly pairs: readonly (readonly [number, number])[]; readonly gone: readonly number[] };

function changed(style: Style, { pairs, gone }: Change): Style {
  const shorter = (section: Section): Section => ({
    ...section,
    parts: section.parts.filter(({ id }) => !gone.includes(id)),
  });
  const more = pairs.filter(([a, b]) => a !== b).map(([leftPartId, rightPartId]) => ({ leftPartId, rightPartId }));
  return {
    ...style,
    sections: style.sections.map(shorter),
    partRestrictions: [...style.partRestrictions, ...more],
  };
}

const less = (some: ReadonlySet<string>, others: ReadonlySet<string>): bigint =>
  BigInt([...some].filter((each) => !others.has(each)).length);

describe.each(SMALL_STYLES)('Between two versions of %s', (_, style) => {
  const family = familyOf(style);

  it('what becomes possible and impossible is counted as it is by trying every design', () => {
    fc.assert(
      fc.property(changeOf(style), changeOf(style), (one, other) => {
        const [before, after] = [changed(style, one), changed(style, other)];
        const [old, young] = [designsOf(before), designsOf(after)];
        expect(changedDesigns(family, before, after)).toEqual({
          possible: less(young, old),
          impossible: less(old, young),
        });
      }),
      { numRuns: 8, seed: 11 },
    );
  });

  it('a style that comes or goes brings or takes all of its designs', () => {
    const count = BigInt(designsOf(style).size);
    expect(changedDesigns(family, null, style)).toEqual({ possible: count, impossible: 0n });
    expect(changedDesigns(family, style, null)).toEqual({ possible: 0n, impossible: count });
  });

  it('what a restriction excludes is counted as it is by trying every design', () => {
    const ids = style.sections.flatMap(({ parts }) => parts.map(({ id }) => id));
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 3 }), (partIds) => {
        const designs = allDesigns(style);
        const holds = ({ selection }: Configuration): boolean => {
          const all = Object.values(selection.slots).flatMap((parts) => parts.map(({ id }) => id));
          return partIds.every((id) => all.includes(id));
        };
        const excluded = designs.filter(holds).length;
        // One of the style's own excludes nothing of what is left; the others as many as hold it.
        const isOwn = style.partRestrictions.some(
          ({ leftPartId, rightPartId }) =>
            partIds.length === 2 && partIds.includes(leftPartId) && partIds.includes(rightPartId),
        );
        const found = exclusionOf(family, style, partIds);
        if (isOwn) expect(found.left).toBe(BigInt(designs.length));
        else expect(found).toEqual({ excluded: BigInt(excluded), left: BigInt(designs.length - excluded) });
      }),
      { numRuns: 15, seed: 12 },
    );
  });
});

const [firstDemo] = DEMO_STYLES.filter(([name]) => name === 'Larkfield Bookcase');

it('Of a demo style, one restriction less is as many designs more as it excludes', () => {
  if (!firstDemo) throw new Error('the demo catalogue has the Larkfield Bookcase');
  const [, style, family] = firstDemo;
  const count = countDesigns(configurationSpace(family, style));
  for (const pair of style.partRestrictions.slice(0, 4)) {
    const partRestrictions = style.partRestrictions.filter((each) => each !== pair);
    const { excluded, left } = exclusionOf(family, style, [pair.leftPartId, pair.rightPartId]);
    expect(left).toBe(count);
    expect(changedDesigns(family, style, { ...style, partRestrictions })).toEqual({
      possible: excluded,
      impossible: 0n,
    });
  }
});
