import { Configuration } from '@/lib/domain/configuration';
import type { Candidate } from '@/lib/domain/restrictions';
import { repairs } from '@/lib/domain/space/repairs';
import { familyOf } from '@/lib/families/registry';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { allDesigns, plainChoices } from './small-styles';

/** Every part that is refused where a configuration stands. */
function refused(configuration: Configuration): readonly Candidate[] {
  return configuration.activeSections.flatMap((section) =>
    section.parts
      .map((part) => ({ sectionId: section.id, partId: part.id }))
      .filter((candidate) => configuration.restrictionOf(candidate).isRefused),
  );
}

/** Sections, the wish's aside, in which two designs differ. */
function differences(from: Configuration, to: Configuration, wish: Candidate): number {
  const of = ({ picks }: Configuration, id: number) => JSON.stringify([picks.parts[id], picks.childParts[id]]);
  return from.activeSections.filter(({ id }) => id !== wish.sectionId && of(from, id) !== of(to, id)).length;
}

it('Repairs change as few picks as any design that grants the wish does', () => {
  const designs = allDesigns(plainChoices);
  let tried = 0;
  for (const design of designs.filter((_, at) => at % 2 === 0)) {
    for (const wish of refused(design)) {
      const granting = designs.filter(({ picks }) => picks.parts[wish.sectionId]?.includes(wish.partId));
      if (granting.length === 0) {
        expect(repairs(design, wish)).toEqual([]);
        continue;
      }
      const fewest = Math.min(...granting.map((each) => differences(design, each, wish)));
      const [first] = repairs(design, wish);
      expect(first && differences(design, first.configuration, wish)).toBe(fewest);
      expect(first?.changes).toHaveLength(fewest);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(50);
});

it('There is none for a part that no design holds', () => {
  const [shape] = plainChoices.sections.filter(({ normalizedName }) => normalizedName === 'top-shape');
  const part = shape?.parts[1];
  if (!shape || !part) throw new Error('the fixture has two shapes');
  const flagged = { ...shape, parts: shape.parts.map((each) => ({ ...each, isSelectionRestricted: each === part })) };
  const style = { ...plainChoices, sections: plainChoices.sections.map((each) => (each === shape ? flagged : each)) };
  expect(repairs(new Configuration(familyOf(style), style), { sectionId: shape.id, partId: part.id })).toEqual([]);
});

describe.each(DEMO_STYLES)('In %s', (_, style, family) => {
  const start = new Configuration(family, style);

  it('every refused part that a design can hold is one repair away', () => {
    for (const wish of refused(start)) {
      const found = repairs(start, wish);
      const part = start.activeSections.flatMap(({ parts }) => parts).find(({ id }) => id === wish.partId);
      expect(found.length > 0).toBe(!part?.isSelectionRestricted);
      for (const { configuration, changes } of found) {
        expect(configuration.isValid && configuration.isComplete).toBe(true);
        expect(configuration.picks.parts[wish.sectionId]).toContain(wish.partId);
        expect(changes.length).toBeGreaterThan(0);
      }
    }
  });
});
