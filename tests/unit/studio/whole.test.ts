/** The check of stacked layers against whole tables (docs/pictures.md "Passes") names its tables as the studio does. */
import type { Sourced } from '@/scripts/studio/job';
import { pairsOf } from '@/scripts/studio/whole';

const job = (kind: Sourced['kind'], geometry: string): Sourced => ({
  ...{ id: `table/${kind}/${geometry}`, kind, family: 'table', layer: kind, geometry },
  ...{ layers: [], tokens: [], grain: true, sources: '1' },
});
const jobs = [job('under', 'tur-30-l-r'), job('top', 're-mis-30-l-s'), job('seam', 're-mis-30-l-x')];

describe('pairs to compare', () => {
  it('an under-structure and the top on it', () => {
    const [pair, ...others] = pairsOf(['under:tur-30-l-r', 'top:re-mis-30-l-s'], jobs);
    expect(others).toEqual([]);
    expect(pair?.under.geometry).toBe('tur-30-l-r');
    expect(pair?.top.geometry).toBe('re-mis-30-l-s');
  });

  it.each([
    [['under:tur-30-l-r'], '(missing)'],
    [['top:re-mis-30-l-s', 'under:tur-30-l-r'], 'top:re-mis-30-l-s'],
    [['under:tur-30-l-r', 'top:re-mis-30-l-x'], 'top:re-mis-30-l-x'],
    [['under:none-30-l-r', 'top:re-mis-30-l-s'], 'under:none-30-l-r'],
  ])('%j is told by its wrong name', (names, wrong) => {
    expect(() => pairsOf(names, jobs)).toThrow(wrong);
  });
});
