import fc from 'fast-check';
import { TWO_TONE, type Style } from '@/lib/domain/catalogue';
import type { Picks } from '@/lib/domain/picks';
import { normalize } from '@/lib/domain/normalize';
import { randomAction } from '@/lib/domain/random-walk';
import { styleIndex } from '@/lib/domain/style-index';
import { activeSections } from '@/lib/domain/visibility';
import { configurationOf } from '@/lib/families/registry';
import { table } from '@/lib/families/table';
import { placingTable } from '@/tests/fixtures/styles/configurations';
import { drawn, draws, validConfigurations } from '@/tests/fixtures/styles/random-configurations';
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
  it('are the same when normalized twice', () => {
    fc.assert(
      fc.property(wildPicks(style), (picks) => {
        const once = normalize({ family: table, style, picks });
        expect(normalize({ family: table, style, picks: once })).toEqual(once);
      }),
    );
  });

  it('hold entries of sections on show only, and parts that those sections list', () => {
    fc.assert(
      fc.property(wildPicks(style), (picks) => {
        const normal = normalize({ family: table, style, picks });
        const active = activeSections({ family: table, style, picks: normal });
        const shown = new Map(active.map((section) => [String(section.id), section]));
        for (const [sectionId, chosen] of Object.entries(normal.parts)) {
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
        const { bottomStainId, twoToneType } = normalize({ family: table, style, picks });
        expect(bottomStainId === null).toBe(twoToneType === null);
      }),
    );
  });

  it('place two stains where the family offers it, else as usual', () => {
    fc.assert(
      fc.property(wildPicks(style), (picks) => {
        expect([null, TWO_TONE.TopDrawerDoor]).toContain(normalize({ family: table, style, picks }).twoToneType);
        const { bottomStainId, twoToneType } = normalize({ family: placingTable, style, picks });
        if (bottomStainId !== null && picks.twoToneType !== null) expect(twoToneType).toBe(picks.twoToneType);
      }),
    );
  });

  it('stay as they are through every valid pick', () => {
    fc.assert(
      fc.property(validConfigurations(style), (configuration) => {
        expect(normalize(configuration)).toEqual(configuration.picks);
      }),
    );
  });
});

it('Whatever somebody does, refused or not, leaves normal picks', () => {
  fc.assert(
    fc.property(draws, (numbers) => {
      const { random, steps } = drawn(numbers);
      let configuration = configurationOf(legTable);
      for (let step = 0; step < steps; step += 1) {
        configuration = configuration.after(randomAction(configuration, random));
        expect(normalize(configuration)).toEqual(configuration.picks);
      }
    }),
  );
});
