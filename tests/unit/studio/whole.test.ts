/** The check of stacked layers against whole tables (docs/pictures.md "Passes") names its tables as the studio does. */
import type { Job } from '@/scripts/studio/job';
import { pairsOf } from '@/scripts/studio/whole';

const job = (kind: Job['kind'], geometry: string): Job => ({
  id: `table/${kind}/${geometry}`,
  kind,
  family: 'table',
  layer: kind,
  geometry,
  layers: [],
  figures: [],
  grain: true,
  version: '1',
});
const jobs = [job('under', 'tur-30-l-r'), job('top', 're-mis-30-l-s'), job('seam', 're-mis-30-l-x')];

describe('pairs to compare', () => {
  it('an under-structure and the top on it', () => {
    const [pair, ...others] = pairsOf(['under:tur-30-l-r', 'top:re-mis-30-l-s'], jobs, 'table');
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
    expect(() => pairsOf(names, jobs, 'table')).toThrow(wrong);
  });
});
