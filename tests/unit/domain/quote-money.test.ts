/** Money of a quote (specification §23.2). */
import fc from 'fast-check';
import { quoteMoney } from '@/lib/domain/quote-money';

const NOTHING = { discountPercent: null, delivery: 0, taxPercent: 0, depositPercent: null };

it('A piece at its price is the whole quote', () => {
  expect(quoteMoney([{ unitPrice: 1600, quantity: 1, discountPercent: null }], NOTHING)).toMatchObject({
    ...{ pieces: 1600, discount: 0, tax: 0, total: 1600, deposit: 0, balance: 1600 },
  });
});

it('Discounts come off the piece first, then off the whole, each rounded down as in specification §15.4', () => {
  // 1,999 less 10 % is 1,799.1: 1,799; three of them 5,397; less 2.5 % is 5,262.075: 5,262.
  // Tax 8.25 % of that is 434.115: 434; 5,262 + 150 + 434 = 5,846; half of it 2,923.
  const conditions = { discountPercent: 2.5, delivery: 150, taxPercent: 8.25, depositPercent: 50 };
  expect(quoteMoney([{ unitPrice: 1999, quantity: 3, discountPercent: 10 }], conditions)).toEqual({
    lines: [{ unitPrice: 1999, unitDiscount: 200, unitTotal: 1799, total: 5397 }],
    pieces: 5397,
    discount: 135,
    delivery: 150,
    tax: 434,
    total: 5846,
    deposit: 2923,
    balance: 2923,
  });
});

it('Delivery is not taxed', () => {
  const conditions = { ...NOTHING, delivery: 100, taxPercent: 10 };
  expect(quoteMoney([{ unitPrice: 1000, quantity: 1, discountPercent: null }], conditions).tax).toBe(100);
});

const percent = fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100);
const piece = fc.record({
  unitPrice: fc.integer({ min: 0, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  discountPercent: fc.option(percent),
});
const conditions = fc.record({
  discountPercent: fc.option(percent),
  delivery: fc.integer({ min: 0, max: 10_000 }),
  taxPercent: percent,
  depositPercent: fc.option(percent),
});

it('Rows add up, in whole dollars, and nothing is below zero', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), conditions, (pieces, given) => {
      const { lines, ...sums } = quoteMoney(pieces, given);
      for (const [index, { unitPrice, unitDiscount, unitTotal, total }] of lines.entries()) {
        expect(unitPrice - unitDiscount).toBe(unitTotal);
        expect(unitTotal * (pieces[index]?.quantity ?? 0)).toBe(total);
      }
      expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(sums.pieces);
      expect(sums.pieces - sums.discount + sums.delivery + sums.tax).toBe(sums.total);
      expect(sums.deposit + sums.balance).toBe(sums.total);
      for (const amount of Object.values(sums)) expect([Number.isInteger(amount), amount >= 0]).toEqual([true, true]);
    }),
  );
});

it('More off never costs more', () => {
  fc.assert(
    fc.property(piece, conditions, percent, percent, (one, given, first, second) => {
      const [less, more] = [Math.min(first, second), Math.max(first, second)];
      const at = (discountPercent: number) => quoteMoney([one], { ...given, discountPercent }).total;
      expect(at(more)).toBeLessThanOrEqual(at(less));
    }),
  );
});
