import fc from 'fast-check';
import type { PartRestriction } from '@/lib/domain/catalogue';
import type { Picks } from '@/lib/domain/picks';
import { defaultPicks } from '@/lib/domain/default-picks';
import { createJudge } from '@/lib/domain/judge';
import { pick } from '@/lib/domain/pick';
import { activeSections } from '@/lib/domain/visibility';
import { table } from '@/lib/families/table';
import { part, sectionOf, tableStyle } from '@/tests/fixtures/styles/build';
import { drawn, draws, randomAction } from '@/tests/fixtures/styles/random-picks';
import { legTable } from '@/tests/fixtures/styles/tables';
import { chosenIn, conflictingIds } from './plain-restrictions';

/** Any picks, valid or not: refused parts are picked all the same. */
const anyPicks = draws.map((numbers): Picks => {
  const { random, steps } = drawn(numbers);
  let picks = defaultPicks(table, legTable);
  for (let step = 0; step < steps; step += 1) {
    picks = pick(table, legTable, picks, randomAction(activeSections(table, legTable, picks), random));
  }
  return picks;
});

it('The judge agrees with restrictions read from end to end', () => {
  fc.assert(
    fc.property(anyPicks, (picks) => {
      const judge = createJudge({ ...table, rules: [] }, legTable, picks);
      for (const section of activeSections(table, legTable, picks)) {
        for (const candidate of section.parts) {
          if (section.type === 'MultiSelect' && picks.parts[section.id]?.includes(candidate.id)) continue;
          const after = pick(table, legTable, picks, { type: 'pick', sectionId: section.id, partId: candidate.id });
          const ids = chosenIn(table, legTable, after).map((chosen) => chosen.id);
          const expected = candidate.isSelectionRestricted || conflictingIds(legTable, ids, candidate.id).length > 0;
          expect(judge({ sectionId: section.id, partId: candidate.id }).isRefused).toBe(expected);
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

  it('is judged, all parts of it, with one pass over the restrictions', () => {
    const judge = createJudge(table, style, defaultPicks(table, style));
    const refused = sections.flatMap((section) =>
      section.parts.filter((each) => judge({ sectionId: section.id, partId: each.id }).isRefused),
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(reads).toBe(50_000);
  });

  it('reads them no more at later picks', () => {
    reads = 0;
    const picks = pick(table, style, defaultPicks(table, style), { type: 'pick', sectionId: 2, partId: 20_007 });
    const judge = createJudge(table, style, picks);
    for (const section of sections) for (const each of section.parts) judge({ sectionId: section.id, partId: each.id });
    expect(reads).toBe(0);
  });
});
