import fc from 'fast-check';
import { validConfigurations } from '@/tests/fixtures/styles/random-configurations';
import { SECTION } from '@/tests/fixtures/styles/table-ids';
import { legTable } from '@/tests/fixtures/styles/tables';

/** Properties prove only what their examples reach. */
describe('Random valid configurations', () => {
  const configurations = fc.sample(validConfigurations(legTable), { seed: 7, numRuns: 300 });
  const sample = configurations.map(({ picks }) => picks);
  const differentIn = (sectionId: number): number =>
    new Set(sample.map((picks) => JSON.stringify(picks.parts[sectionId]))).size;

  it('are valid', () => {
    expect(configurations.filter(({ isValid }) => !isValid)).toEqual([]);
  });

  it('reach other parts in every section on show', () => {
    const shown = [
      SECTION.size,
      SECTION.shape,
      SECTION.edge,
      SECTION.leg,
      SECTION.wood,
      SECTION.oakStain,
      SECTION.mapleStain,
      SECTION.walnutStain,
      SECTION.sheen,
      SECTION.surface,
      SECTION.height,
      SECTION.options,
      SECTION.leafStorage,
    ];
    for (const id of shown) expect([id, differentIn(id) > 1]).toEqual([id, true]);
  });

  it('reach several options at once, every leaf, one stain and two', () => {
    expect(sample.some((picks) => (picks.parts[SECTION.options] ?? []).length > 1)).toBe(true);
    expect(new Set(sample.map((picks) => picks.childParts[SECTION.size])).size).toBe(7);
    expect([...new Set(sample.map((picks) => picks.twoToneType))].sort()).toEqual([2, null]);
  });

  it('reach two stains that differ', () => {
    const differ = sample.filter(
      (picks) =>
        picks.bottomStainId !== null && !Object.values(picks.parts).some((ids) => ids[0] === picks.bottomStainId),
    );
    expect(differ.length).toBeGreaterThan(10);
  });
});
