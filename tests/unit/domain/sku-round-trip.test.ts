import fc from 'fast-check';
import { findStyleBySku, parseSku } from '@/lib/domain/parse-sku';
import { buildSku } from '@/lib/domain/sku';
import { familyOf } from '@/lib/families/registry';
import { table } from '@/lib/families/table';
import { validPicks } from '@/tests/fixtures/styles/random-picks';
import { FIXTURE_STYLES } from '@/tests/fixtures/styles/tables';

describe.each(FIXTURE_STYLES.map((style) => [style.displayName, style] as const))(
  'Every configuration of %s',
  (_, style) => {
    it('comes back from its sku', () => {
      fc.assert(
        fc.property(validPicks(table, style), (picks) => {
          const sku = buildSku(table, style, picks);
          expect(findStyleBySku(FIXTURE_STYLES, familyOf, sku)).toBe(style);
          expect(parseSku(table, style, sku)).toEqual({ ok: true, value: picks });
        }),
      );
    });

    it('has a sku with at most three numeric tokens and no empty one', () => {
      fc.assert(
        fc.property(validPicks(table, style), (picks) => {
          const tokens = buildSku(table, style, picks).split('-');
          expect(tokens).not.toContain('');
          expect(tokens.filter((token) => /^\d+$/.test(token)).length).toBeLessThanOrEqual(3);
        }),
      );
    });
  },
);

it('No text makes the reader fail otherwise than with invalid sku', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('HT4272A', 'L430', 'O', '228', 'RT', 'E1', '20', 'TT1', '', 'BC'), { maxLength: 12 })
      .map((tokens) => tokens.join('-')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...FIXTURE_STYLES), (sku, style) => {
      const found = parseSku(table, style, sku);
      if (!found.ok) expect(found.error).toBe('invalid sku');
      // What is accepted is the configuration's own sku, token for token.
      else
        expect(buildSku(table, style, found.value).split('-').sort()).toEqual(sku.replace(/\s/g, '').split('-').sort());
    }),
  );
});
