import { Configuration } from '@/lib/domain/configuration';
import type { Candidate } from '@/lib/domain/restrictions';
import { oneOf, seededRandom } from '@/lib/domain/random-walk';
import { repairs } from '@/lib/domain/space/repairs';
import { configurationSpace, countDesigns, randomDesign, valuesOf } from '@/lib/domain/space/space';
import { findListedPart, styleIndex } from '@/lib/domain/style-index';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';

/** Random states of all styles together. */
const STATES = 5000;

/** Parts that a screen offers where a configuration stands. */
const offered = (configuration: Configuration): readonly Candidate[] =>
  configuration.activeSections.flatMap((section) =>
    section.parts
      .filter(({ isEnabled }) => isEnabled)
      .map((part) => ({ sectionId: section.id, partId: part.id }))
      .filter((candidate) => !configuration.restrictionOf(candidate).isRefused),
  );

describe.each(DEMO_STYLES)('In %s', (_, style, family) => {
  const space = configurationSpace(family, style);
  const design = (random: () => number) => new Configuration(family, style, randomDesign(space, random) ?? undefined);

  it('what is offered in any state leads to a design, or to one by the first repair', () => {
    const random = seededRandom(style.id + 7);
    for (let at = 0; at < Math.ceil(STATES / DEMO_STYLES.length); at += 1) {
      const state = design(random);
      const after = state.after({ type: 'pick', ...oneOf(offered(state), random) });
      if (after.isValid && after.isComplete) {
        const held = new Map([...valuesOf(space, after.picks)].map(([of, value]) => [of, 1n << BigInt(value)]));
        expect(countDesigns(space, held)).toBe(1n);
      } else {
        const [first] = repairs(after, null);
        expect(first && first.configuration.isValid && first.configuration.isComplete).toBe(true);
      }
    }
  });

  it('after picking one of two parts that exclude each other, the other is one repair away and stays', () => {
    const start = new Configuration(family, style);
    const sectionsOf = (partId: number) =>
      styleIndex(style).sections.filter(({ id }) => findListedPart(style, id, partId) !== null);
    for (const { leftPartId, rightPartId } of style.partRestrictions) {
      for (const left of sectionsOf(leftPartId)) {
        for (const right of sectionsOf(rightPartId)) {
          const [there] = repairs(start, { sectionId: left.id, partId: leftPartId });
          const holding = there?.configuration ?? start;
          const wish = { sectionId: right.id, partId: rightPartId };
          if (!holding.picks.parts[left.id]?.includes(leftPartId)) continue;
          // never made in this style, and said so
          if (findListedPart(style, right.id, rightPartId)?.isSelectionRestricted) continue;
          if (!holding.activeSections.includes(right) || !holding.restrictionOf(wish).isRefused) continue;
          const [first] = repairs(holding, wish);
          expect(first?.configuration.picks.parts[right.id]).toContain(rightPartId);
          expect(first?.configuration.isValid && first.configuration.isComplete).toBe(true);
          expect(first?.configuration.entries.every(({ isValidSelection }) => isValidSelection)).toBe(true);
        }
      }
    }
  });
});
