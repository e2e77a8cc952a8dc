import { findStyleBySku } from '@/lib/domain/parse-sku';
import { familyOf } from '@/lib/families/registry';
import { FIXTURE_STYLES, legTable } from '@/tests/fixtures/styles/tables';

describe('The style of a sku', () => {
  const find = (text: string, styles = FIXTURE_STYLES) => findStyleBySku(styles, familyOf, text)?.displayName ?? null;

  it.each([
    ['HT4272A-L430-O-228-RT-E1-20', 'Harvest'],
    ['OP4272A', 'Orchard Pedestal'],
    ['BC-4272A', 'Butterfly Console'],
    ['H T4272A', 'Harvest'],
    ['BC4272A', null],
    ['ht4272A', 'Harvest'],
    ['HT', 'Harvest'],
    ['HTX', null],
    ['', null],
    ['4272A', null],
  ])('%j names %j', (text, name) => {
    expect(find(text)).toBe(name);
  });

  it('is the longest token that fits', () => {
    const longer = { ...legTable, displayName: 'Longer', sku: 'HT4' };
    expect(find('HT4272A', [legTable, longer])).toBe('Longer');
    expect(find('HT4272A', [longer, legTable])).toBe('Longer');
  });
});
