import { largestChanges } from '@/lib/domain/report/largest-changes';
import type { PriceRange } from '@/lib/domain/report/price-range';
import { configurationOf } from '@/lib/families/registry';
import { legTable } from '@/tests/fixtures/styles/tables';

const configuration = configurationOf(legTable);
const at = (cheapest: number, standard: number, dearest: number | null): PriceRange => ({
  cheapest: { configuration, total: cheapest },
  standard: { configuration, total: standard },
  dearest: dearest === null ? null : { configuration, total: dearest },
});

it('names the largest changes in dollars and by percentage, up or down', () => {
  const styles = [
    { style: 'a', now: at(300, 1000, 9000), then: at(200, 1000, 9360) },
    { style: 'b', now: at(1000, 2000, 3000), then: at(1040, 2080, null) },
    { style: 'new', now: null, then: at(1, 2, 3) },
  ];
  const { byDollars, byPercent } = largestChanges(styles, 3);
  expect(byDollars.map(({ style, kind, from, to }) => [style, kind, to - from])).toEqual([
    ['a', 'dearest', 360],
    ['a', 'cheapest', -100],
    ['b', 'standard', 80],
  ]);
  // 100 of 300 are 33.33 %; 360 of 9,000, 40 of 1,000 and 80 of 2,000 are 4 %
  expect(byPercent.map(({ style, kind, hundredths }) => [style, kind, hundredths])).toEqual([
    ['a', 'cheapest', -3333],
    ['a', 'dearest', 400],
    ['b', 'cheapest', 400],
  ]);
});
