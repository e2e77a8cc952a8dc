import fc from 'fast-check';
import type { PartRestriction } from '@/lib/domain/catalogue';
import { Configuration } from '@/lib/domain/configuration';
import { randomAction } from '@/lib/domain/random-walk';
import { configurationOf } from '@/lib/families/registry';
import { table } from '@/lib/families/table';
import { part, sectionOf, tableStyle } from '@/tests/fixtures/styles/build';
import { drawn, draws } from '@/tests/fixtures/styles/random-configurations';
import { legTable } from '@/tests/fixtures/styles/tables';
import { chosenIn, conflictingIds } from './plain-restrictions';

/** Any configuration, valid or not: refused parts are picked all the same. */
const anyConfiguration = draws.map((numbers) => {
  const { random, steps } = drawn(numbers);
  let configuration = configurationOf(legTable);
  for (let step = 0; step < steps; step += 1) configuration = configuration.after(randomAction(configuration, random));
  return configuration;
});

it('What restricts a part agrees with restrictions read from end to end', () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const { picks } = configuration;
      const unruled = new Configuration({ ...table, rules: [] }, legTable, picks);
      for (const section of configuration.activeSections) {
        for (const candidate of section.parts) {
          if (section.type === 'MultiSelect' && picks.parts[section.id]?.includes(candidate.id)) continue;
          const action = { type: 'pick', sectionId: section.id, partId: candidate.id } as const;
          const ids = chosenIn(configuration.after(action)).map((chosen) => chosen.id);
          const expected = candidate.isSelectionRestricted || conflictingIds(legTable, ids, candidate.id).length > 0;
          expect(unruled.restrictionOf(action).isRefused).toBe(expected);
        }
      }
    }),
  );
});

describe('A style of 5,000 parts and 50,000 restrictions', () => {
  const PARTS_A_SECTION = 500;
  const sections = [
    'Size',
    'TopShape',
    'TableEdge',
    'Leg',
    'Wood',
    'TableHeight',
    'SurfaceTreatment',
    'Sheen',
    'LeafOption',
    'TableOptions',
  ].map((slot, place) =>
    sectionOf(
      place + 1,
      slot,
      Array.from({ length: PARTS_A_SECTION }, (_, n) => part((place + 1) * 10_000 + n, `${slot} ${n}`)),
      { slot },
    ),
  );
  const ids = sections.flatMap((section) => section.parts.map((each) => each.id));
  const at = (n: number): number => ids[n % ids.length] ?? 0;
  const restrictions: PartRestriction[] = Array.from({ length: 50_000 }, (_, n) => ({
    leftPartId: at(n),
    rightPartId: at(n * 7 + 501),
  }));
  let reads = 0;
  const counted = new Proxy(restrictions, {
    get(target, key, receiver): unknown {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  const style = tableStyle(1, 'Huge', 'HG', { sections, partRestrictions: counted });

  it('is looked through, all parts of it, with one pass over the restrictions', () => {
    const start = configurationOf(style);
    const refused = sections.flatMap((section) =>
      section.parts.filter((each) => start.restrictionOf({ sectionId: section.id, partId: each.id }).isRefused),
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(reads).toBe(50_000);
  });

  it('reads them no more at later picks', () => {
    reads = 0;
    const later = configurationOf(style).after({ type: 'pick', sectionId: 2, partId: 20_007 });
    for (const section of sections) {
      for (const each of section.parts) later.restrictionOf({ sectionId: section.id, partId: each.id });
    }
    expect(reads).toBe(0);
  });
});
