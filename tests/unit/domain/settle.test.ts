import fc from 'fast-check';
import type { Style } from '@/lib/domain/catalogue';
import type { Picks } from '@/lib/domain/picks';
import { defaultPicks } from '@/lib/domain/default-picks';
import { pick } from '@/lib/domain/pick';
import { settle } from '@/lib/domain/settle';
import { styleIndex } from '@/lib/domain/style-index';
import { activeSections } from '@/lib/domain/visibility';
import { table } from '@/lib/families/table';
import { drawn, draws, randomAction, validPicks } from '@/tests/fixtures/styles/random-picks';
import { FIXTURE_STYLES, legTable } from '@/tests/fixtures/styles/tables';

/** Picks as a stranger would send them: any ids of the style anywhere, and some that are nobody's. */
function wildPicks(style: Style): fc.Arbitrary<Picks> {
  const { sections } = styleIndex(style);
  const ids = sections.flatMap((section) =>
    section.parts.flatMap((part) => [part.id, ...part.childParts.map((c) => c.id)]),
  );
  const anyId = fc.constantFrom(...ids, 987_654);
  const entries = sections.map((section) => [String(section.id), fc.array(anyId, { maxLength: 4 })]);
  return fc.record({
    parts: fc.record(Object.fromEntries(entries), { requiredKeys: [] }),
    childParts: fc.dictionary(fc.constantFrom(...sections.map((section) => String(section.id))), anyId),
    bottomStainId: fc.option(anyId),
    twoToneType: fc.option(fc.constantFrom(1 as const, 2 as const, 3 as const)),
  });
}

describe.each(FIXTURE_STYLES.map((style) => [style.displayName, style] as const))('Picks of %s', (_, style) => {
  it('are the same when settled twice', () => {
    fc.assert(
      fc.property(wildPicks(style), (picks) => {
        const once = settle(table, style, picks);
        expect(settle(table, style, once)).toEqual(once);
      }),
    );
  });

  it('hold entries of sections on show only, and parts that those sections list', () => {
    fc.assert(
      fc.property(wildPicks(style), (picks) => {
        const settled = settle(table, style, picks);
        const shown = new Map(activeSections(table, style, settled).map((section) => [String(section.id), section]));
        for (const [sectionId, chosen] of Object.entries(settled.parts)) {
          const section = shown.get(sectionId);
          expect(section).toBeDefined();
          const listed = section?.parts.map((part) => part.id) ?? [];
          expect(listed).toEqual(expect.arrayContaining([...chosen]));
          if (section?.type !== 'MultiSelect') expect(chosen.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('have both values of two-tone or neither', () => {
    fc.assert(
      fc.property(wildPicks(style), (picks) => {
        const { bottomStainId, twoToneType } = settle(table, style, picks);
        expect(bottomStainId === null).toBe(twoToneType === null);
      }),
    );
  });

  it('stay settled through every valid pick', () => {
    fc.assert(
      fc.property(validPicks(table, style), (picks) => {
        expect(settle(table, style, picks)).toEqual(picks);
      }),
    );
  });
});

it('Whatever somebody does, refused or not, leaves settled picks', () => {
  fc.assert(
    fc.property(draws, (numbers) => {
      const { random, steps } = drawn(numbers);
      let picks = defaultPicks(table, legTable);
      for (let step = 0; step < steps; step += 1) {
        const action = randomAction(activeSections(table, legTable, picks), random);
        picks = pick(table, legTable, picks, action);
        expect(settle(table, legTable, picks)).toEqual(picks);
      }
    }),
  );
});
