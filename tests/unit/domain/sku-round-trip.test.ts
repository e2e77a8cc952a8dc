import fc from 'fast-check';
import { findStyleBySku, parseSku } from '@/lib/domain/parse-sku';
import { tidySku } from '@/lib/domain/sku-text';
import { familyOf } from '@/lib/families/registry';
import { validConfigurations } from '@/tests/fixtures/styles/random-configurations';
import { FAMILY_FIXTURES } from '@/tests/fixtures/styles/families';

describe.each(FAMILY_FIXTURES.map((style) => [style.displayName, style, familyOf(style)] as const))(
  'Every configuration of %s',
  (_, style, family) => {
    it('comes back from its sku, which has at most three numeric tokens and no empty one', () => {
      fc.assert(
        fc.property(validConfigurations(style), ({ sku, picks }) => {
          expect(findStyleBySku(FAMILY_FIXTURES, familyOf, sku)).toBe(style);
          expect(parseSku(family, style, sku)).toMatchObject({ ok: true, value: { picks } });
          const tokens = sku.split('-');
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
      .array(
        fc.constantFrom(
          'HT4272A',
          'L430',
          'O',
          '228',
          'RT',
          'E1',
          '20',
          'TT1',
          '',
          'BC',
          'IV',
          'V30',
          '12R24',
          'SLB',
          'PN2',
          'FB1',
        ),
        { maxLength: 12 },
      )
      .map((tokens) => tokens.join('-')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...FAMILY_FIXTURES), (sku, style) => {
      const found = parseSku(familyOf(style), style, sku);
      if (!found.ok) expect(found.error).toBe('invalid sku');
      // What is accepted is the configuration's own sku, token for token.
      else expect(found.value.sku.split('-').sort()).toEqual(tidySku(sku)?.split('-').sort());
    }),
  );
});
