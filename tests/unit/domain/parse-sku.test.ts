import type { Style } from '@/lib/domain/catalogue';
import { filledInText, parseSku, readSku } from '@/lib/domain/parse-sku';
import { configurationOf } from '@/lib/families/registry';
import { table } from '@/lib/families/table';
import { part, sectionOf } from '@/tests/fixtures/styles/build';
import { after, placingTable, twoTone } from '@/tests/fixtures/styles/configurations';
import { PART, SECTION, USUAL_PARTS } from '@/tests/fixtures/styles/table-ids';
import { sheen } from '@/tests/fixtures/styles/table-sections';
import { butterflyConsole, legTable, pedestalTable } from '@/tests/fixtures/styles/tables';

const DEFAULT_SKU = 'HT4272A-L430-O-228-RT-E1-20';
const INVALID = { ok: false, error: 'invalid sku' };
const read = (text: string, style: Style = legTable) => parseSku(table, style, text);

describe('A sku is read back into', () => {
  it('the configuration it names', () => {
    expect(read(DEFAULT_SKU)).toEqual({ ok: true, value: configurationOf(legTable) });
  });

  it('size, leaf, height, stains, finish and options', () => {
    expect(read('HT4260BF-L436-O-402-401-BT-E1-WB-20-LB-O2-O3')).toMatchObject({
      ok: true,
      value: {
        picks: {
          parts: {
            ...USUAL_PARTS,
            [SECTION.size]: [PART.size60],
            [SECTION.shape]: [PART.boat],
            [SECTION.oakStain]: [PART.oakIvory],
            [SECTION.surface]: [PART.wireBrushed],
            [SECTION.height]: [PART.counter],
            [SECTION.options]: [PART.keyed, PART.premium],
            [SECTION.leafStorage]: [PART.leafBag],
          },
          childParts: { [SECTION.size]: PART.size60Butterfly },
          bottomStainId: PART.oakBlack,
          twoToneType: 2,
        },
      },
    });
  });

  it('the stain of the wood it names, though other woods use the same number', () => {
    const found = read('HT4272A-L430-W-100-RT-E1-20');
    expect(found).toMatchObject({
      ok: true,
      value: { picks: { parts: { [SECTION.walnutStain]: [PART.walnutNatural] } } },
    });
  });

  it('the same whatever white space it holds', () => {
    expect(read(' HT42 72A-L430\t-O-2 28-RT\n-E1-\u00a020 ')).toEqual(read(DEFAULT_SKU));
  });

  it('the same without the marks of no width that text programs put in', () => {
    expect(read('HT42\u200b72A-L430\u2060-O-228\ufeff-RT-E1-20\u0085')).toEqual(read(DEFAULT_SKU));
  });

  it('the same in small letters', () => {
    expect(read('ht4272a-l430-o-228-rt-e1-20')).toEqual(read(DEFAULT_SKU));
  });

  it.each(['‐', '‑', '‒', '–', '—', '−', '\u00ad'])('the same with the dash %s', (dash) => {
    expect(read(DEFAULT_SKU.replaceAll('-', dash))).toEqual(read(DEFAULT_SKU));
  });

  it.each([
    `https://shop.example/tables/harvest?customSku=${DEFAULT_SKU}`,
    `shop.example/tables?utm_source=letter&CUSTOMSKU=${DEFAULT_SKU}&total=2460#wood`,
    `/Tables?customsku=${DEFAULT_SKU.toLowerCase().replaceAll('-', '%E2%80%93')}`,
    `https://shop.example/tables?customSku=HT4272A-L430-\n O-228-RT-E1-20`,
  ])('the same out of the link %s', (link) => {
    expect(read(link)).toEqual(read(DEFAULT_SKU));
  });

  it('the placement that the family offers', () => {
    const sku = 'HT4272A-L430-O-228-401-RT-E1-20-TT3';
    expect(parseSku(placingTable, legTable, sku)).toMatchObject({ ok: true, value: { picks: { twoToneType: 3 } } });
  });

  it('a configuration in conflict too: saying so is the work of its restrictions', () => {
    expect(read('HT4272A-L430-SM-228-RT-E1-WB-20').ok).toBe(true);
  });
});

describe('Invalid is a sku', () => {
  const tokens = DEFAULT_SKU.split('-');

  it.each(tokens.slice(1))('without its token %s', (missing) => {
    expect(read(tokens.filter((token) => token !== missing).join('-'))).toEqual(INVALID);
  });

  it.each(tokens.slice(1))('with its token %s twice', (twice) => {
    expect(read(`${DEFAULT_SKU}-${twice}`)).toEqual(INVALID);
  });

  it.each([
    ['in a link without a sku', 'https://shop.example/tables/harvest?utm_source=letter'],
    ['in a link whose sku is empty', 'https://shop.example/tables?customSku='],
    ['with an unknown token', `${DEFAULT_SKU}-XX`],
    ['with an unknown stain', 'HT4272A-L430-O-999-RT-E1-20'],
    ['with a stain that the wood does not have', 'HT4272A-L430-W-401-RT-E1-20'],
    ['with a leaf letter that the size does not have', 'HT4272C-L430-O-228-RT-E1-20'],
    ['with a butterfly leaf that the size does not have', 'HT4272BF-L430-O-228-RT-E1-20'],
    ['without a leaf letter', 'HT4272-L430-O-228-RT-E1-20'],
    ['without the leg’s height', 'HT4272A-L4-O-228-RT-E1-20'],
    ['with a height of its own token', 'HT4272A-L4-O-228-RT-E1-20-30'],
    ['with D on legs', 'HT4272A-L4D30-O-228-RT-E1-20'],
    ['with four numeric tokens', 'HT4272A-L430-O-228-401-228-RT-E1-20'],
    ['with sheen before stain', 'HT4272A-L430-O-20-RT-E1-228'],
    ['with two of one kind', 'HT4272A-L430-O-228-RT-BT-E1-20'],
    ['with a placement but one stain', `${DEFAULT_SKU}-TT1`],
    ['with a placement that the family does not offer', 'HT4272A-L430-O-228-401-RT-E1-20-TT3'],
    ['with the placement that has no token', 'HT4272A-L430-O-228-401-RT-E1-20-TT2'],
    ['with two placements', 'HT4272A-L430-O-228-401-RT-E1-20-TT1-TT3'],
    ['with a dash at its end', `${DEFAULT_SKU}-`],
    ['with two dashes', 'HT4272A--L430-O-228-RT-E1-20'],
    ['with a first hyphen that tables do without', 'HT-4272A-L430-O-228-RT-E1-20'],
    ['of another style', 'OP4272A-P1D30-O-228-RT-E1-20'],
    ['that is the style alone', 'HT'],
    ['that is empty', ''],
    ['of white space', ' \t '],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(INVALID);
  });

  it('of the Butterfly Console without its first hyphen', () => {
    expect(read('BC-4272A-L430-O-228-RT-E1-20', butterflyConsole).ok).toBe(true);
    expect(read('BC4272A-L430-O-228-RT-E1-20', butterflyConsole)).toEqual(INVALID);
  });

  it('of a double pedestal without D, or of a single one with it', () => {
    expect(read('OP4272A-P1D30-O-228-RT-E1-20', pedestalTable).ok).toBe(true);
    expect(read('OP4272A-P130-O-228-RT-E1-20', pedestalTable)).toEqual(INVALID);
    expect(read('OP4260A-P130-O-228-RT-E1-20', pedestalTable).ok).toBe(true);
    expect(read('OP4260A-P1D30-O-228-RT-E1-20', pedestalTable)).toEqual(INVALID);
  });

  it('of more than 400 characters, and not of 400', () => {
    const withOption = (sku: string): Style => ({
      ...legTable,
      sections: [
        ...legTable.sections,
        sectionOf(99, 'More', [part(991, 'Long', { sku })], { slot: 'TableOptions', type: 'MultiSelect' }),
      ],
    });
    const sku = (length: number) => 'X'.repeat(length - DEFAULT_SKU.length - 1);
    expect(read(`${DEFAULT_SKU}-${sku(400)}`, withOption(sku(400))).ok).toBe(true);
    expect(read(`${DEFAULT_SKU}-${sku(401)}`, withOption(sku(401)))).toEqual(INVALID);
  });
});

describe('What a sku leaves out takes the default', () => {
  const readPart = (text: string) => {
    const found = readSku(table, legTable, text);
    return found.ok ? [found.value.configuration.sku, filledInText(found.value)] : found.error;
  };
  const usual = (names: string) => `Filled in from the usual design: ${names}.`;

  // The usual design is HT4272A-L430-O-228-RT-E1-20.
  it.each([
    [DEFAULT_SKU, DEFAULT_SKU, ''],
    ['HT4272A-L430-O-228-RT', DEFAULT_SKU, usual('Edge, Sheen')],
    ['HT4272S-L430-O-402-RT-E1', 'HT4272S-L430-O-402-RT-E1-20', usual('Sheen')],
    ['HT4272S-L430-O-402-401-RT-E1', 'HT4272S-L430-O-402-401-RT-E1-20', usual('Sheen')],
    ['HT4272S-L430-O-20-RT-E1', 'HT4272S-L430-O-228-RT-E1-20', usual('Stain')],
    ['HT4272S-L430-402-RT-E1-20', 'HT4272S-L430-O-402-RT-E1-20', usual('Wood')],
    ['HT-L430-O-228-RT-E1-20', DEFAULT_SKU, usual('Size')],
    ['HT4272A-L430-O-228-RT-E1-O3', 'HT4272A-L430-O-228-RT-E1-20-O3', usual('Sheen')],
  ])('%s: %s', (text, sku, said) => {
    expect(readPart(text)).toEqual([sku, said]);
  });

  it('all of it, when it names the style alone', () => {
    expect(readPart('HT')).toEqual([DEFAULT_SKU, expect.stringMatching(/^Filled in from the usual design: Size, /)]);
  });

  it.each(['HT4272A-XX', 'HT4272A-999', 'HT4272A-228-401-20-20', 'HT4272A-L4', 'HT4272A-TT1', 'HT-4272A', 'XX4272A'])(
    'but not in %s, where something does not match',
    (text) => {
      expect(readPart(text)).toBe('invalid sku');
    },
  );
});

it('Two stains are read where a style has no sheen', () => {
  const style = { ...legTable, sections: legTable.sections.filter((section) => section.id !== sheen.id) };
  expect(read('HT4272A-L430-O-228-228-RT-E1', style)).toEqual({ ok: true, value: after(style, twoTone) });
  expect(read('HT4272A-L430-O-228-RT-E1', style)).toEqual({ ok: true, value: after(style) });
});
