import { markupCode, parseMarkup } from '@/lib/domain/markup-code';
import { itReads } from '@/tests/fixtures/it-reads';

describe('The markup code of', () => {
  itReads('%s hundredths is %s', (markup: number) => markupCode(markup), [
    [100, 'BMM'],
    [270, 'UGM'],
    [170, 'BGM'],
    [200, 'UMM'],
    [220, 'UUM'],
    [250, 'UIM'],
    [346, 'CKN'],
    [589, 'IHA'],
    [999, 'AAA'],
  ]);

  it('another word uses its own letters', () => {
    expect(markupCode(270, 'ABCDEFGHIJ')).toBe('BGJ');
  });

  it.each([99, 1_000, 0, -100, 100.5, Number.NaN])('%d does not exist', (markup) => {
    expect(() => markupCode(markup)).toThrow(RangeError);
  });
});

describe('A markup is read from', () => {
  itReads('%s as %s', parseMarkup, [
    ['1', 100],
    ['1.00', 100],
    ['2.7', 270],
    ['2.70', 270],
    ['9.99', 999],
    [' 2.5 ', 250],
    ['0.99', null],
    ['0', null],
    ['10', null],
    ['10.00', null],
    ['2.705', null],
    ['-2', null],
    ['2,7', null],
    ['', null],
    ['abc', null],
    ['1e0', null],
    ['2.7x', null],
  ]);
});
