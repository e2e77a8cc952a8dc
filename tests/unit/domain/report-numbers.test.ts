import { countInWords, shareInWords } from '@/lib/domain/report/numbers';

it.each([
  [0n, '0'],
  [57_312n, '57,312'],
  [999_999n, '999,999'],
  [1_000_000n, '1.00 million'],
  [568_213_760n, '568 million'],
  [36_516_638_832n, '36.5 billion'],
  [1_086_354_679_027_752_960n, '1.08 quintillion'],
  [10n ** 30n, '1,000 octillion'],
])('%s designs are %s', (count, words) => expect(countInWords(count)).toBe(words));

it.each([
  [0n, 5n, '0 %'],
  [1n, 8n, '12.5 %'],
  [1n, 3n, '33.33 %'],
  [1n, 10n ** 18n, 'less than 0.01 %'],
  [7n, 7n, '100 %'],
])('%s of %s are %s', (part, whole, words) => expect(shareInWords(part, whole)).toBe(words));
