import fc from 'fast-check';
import { discount, parseDiscount } from '@/lib/domain/discount';

describe('The % OFF field reads', () => {
  it.each<[string, string, number | null]>([
    ['a whole number', '15', 15],
    ['two decimals', '19.99', 19.99],
    ['the smallest', '0.01', 0.01],
    ['the largest', '99.99', 99.99],
    ['more decimals, cut off and not rounded', '10.999', 10.99],
    ['a number that would round to 100', '99.999', 99.99],
    ['a number without whole part', '.5', 0.5],
    ['white space around', ' 7.5 ', 7.5],
    ['nothing of zero', '0', null],
    ['nothing of what is cut to zero', '0.001', null],
    ['nothing of one hundred', '100', null],
    ['nothing of more', '250', null],
    ['nothing below zero', '-5', null],
    ['nothing of an empty field', '', null],
    ['nothing of a lone dot', '.', null],
    ['nothing of text', 'ten', null],
    ['nothing of a number with text', '5%', null],
    ['nothing of a decimal comma', '12,5', null],
    ['nothing of an exponent', '1e1', null],
    ['nothing of NaN', 'NaN', null],
    ['nothing of Infinity', 'Infinity', null],
  ])('%s: %j', (_, text, percent) => {
    expect(parseDiscount(text)).toBe(percent);
  });

  it('every number of two decimals exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (hundredths) => {
        const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
        expect(parseDiscount(text)).toBe(hundredths / 100);
      }),
    );
  });
});

describe('A discount', () => {
  it.each<[string, number, number, number, number]>([
    ['without remainder', 100, 50, 50, 50],
    ['rounds both down', 1_000, 33.33, 333, 666],
    ['of two decimals', 3_979, 10.99, 437, 3_541],
    ['of 19.99, which is no exact binary number', 10_000, 19.99, 1_999, 8_001],
    ['too small for a dollar', 1_999, 0.01, 0, 1_998],
    ['of nearly all', 1_000, 99.99, 999, 0],
    ['of nothing', 0, 50, 0, 0],
  ])('%s', (_, total, percent, amount, discountedTotal) => {
    expect(discount(total, percent)).toEqual({ percent, amount, discountedTotal });
  });

  it('is none while unset', () => {
    expect(discount(1_000, null)).toBeNull();
  });
});
