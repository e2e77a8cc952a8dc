import { leadingLayer, thumbnailAddress, thumbnailSubject } from '@/lib/domain/image-names';
import { table } from '@/lib/families/table';
import { after, blackBottom, choose, layersAfter } from '@/tests/fixtures/styles/configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { wood } from '@/tests/fixtures/styles/table-sections';
import { legTable, pedestalTable, plainTable } from '@/tests/fixtures/styles/tables';

describe('The layers of', () => {
  it('a leg table are all but the can, in one stain', () => {
    expect(after(legTable).imageNames).toEqual({
      path: '/images/table/',
      layers: {
        Shadow: 'shadow/turned-30-l-square/none.webp',
        Leg: 'leg/turned-30-l-square/oak-228-20-sm.webp',
        Apron: 'apron/turned-30-l-square/oak-228-20-sm.webp',
        Can: null,
        Top: 'top/rect-eased-30-l-x/oak-228-20-sm.webp',
      },
    });
  });

  it('a two-tone table have the bottom stain on everything but the top', () => {
    expect(layersAfter(legTable, blackBottom)).toMatchObject({
      Leg: 'leg/turned-30-l-square/oak-401-20-sm.webp',
      Apron: 'apron/turned-30-l-square/oak-401-20-sm.webp',
      Top: 'top/rect-eased-30-l-x/oak-228-20-sm.webp',
    });
  });

  it('a base table include the can', () => {
    expect(layersAfter(pedestalTable, blackBottom).Can).toBe('can/pedestal-30-l-square/oak-401-20-sm.webp');
  });

  it('a two-tone table’s thumbnails may follow the lower stain', () => {
    const { selection } = after(legTable, blackBottom);
    expect(thumbnailAddress('/{BottomStain|TopStain}.webp', { imageName: '', code2: '' }, selection)).toBe('/401.webp');
  });

  it('a top made without leaves has no seam', () => {
    const solid = choose(SECTION.size, PART.size72, { childPartId: PART.size72Solid });
    expect(layersAfter(legTable, solid).Top).toBe('top/rect-eased-30-l-s/oak-228-20-sm.webp');
  });

  it('a brushed table say so in every layer that has a colour', () => {
    const layers = layersAfter(legTable, choose(SECTION.surface, PART.wireBrushed));
    expect([layers.Top, layers.Leg]).toEqual([
      'top/rect-eased-30-l-x/oak-228-20-wb.webp',
      'leg/turned-30-l-square/oak-228-20-wb.webp',
    ]);
    expect(layers.Shadow).toBe('shadow/turned-30-l-square/none.webp');
  });

  it('a wood without picture are null, but for the shadow', () => {
    const unseen = { ...wood, parts: wood.parts.map((each) => ({ ...each, imageName: '' })) };
    const style = { ...legTable, sections: legTable.sections.map((each) => (each === wood ? unseen : each)) };
    expect(layersAfter(style)).toEqual({
      Shadow: 'shadow/turned-30-l-square/none.webp',
      Leg: null,
      Apron: null,
      Can: null,
      Top: null,
    });
  });

  it('a style without stain and sheen are null, but for the shadow', () => {
    expect(layersAfter(plainTable)).toMatchObject({ Leg: null, Top: null });
  });
});

it('layers drawn together are spoken for by the first of them', () => {
  const leaders = table.layers.map((layer) => [layer.key, leadingLayer(table, layer).key]);
  expect(Object.fromEntries(leaders)).toEqual({ Shadow: 'Shadow', Leg: 'Leg', Apron: 'Leg', Can: 'Leg', Top: 'Top' });
});

describe('A thumbnail’s address', () => {
  const { selection } = after(legTable);
  it.each<[string, string, string, string | null]>([
    ['takes the part’s own token', '/thumb/leg-{part}/20.webp', 'turned', '/thumb/leg-turned/20.webp'],
    ['takes tokens of chosen parts', '/swatch/{Wood}-{TopStain}-{part}.webp', '40', '/swatch/oak-228-40.webp'],
    ['takes the part’s second code', '/{part.code2}/{part}.webp', '40', '/thumb/corner/40.webp'],
    ['takes the first template the part has all for', '/{part.code2}.webp | /{part}.webp', '40', '/thumb/corner.webp'],
    ['is null when the part has no second code', '/{part.code2}/20.webp', '', null],
    ['takes the first slot with a choice', '/{BottomStain|TopStain}-{part}.webp', '40', '/228-40.webp'],
    ['is null when the part has no token', '/thumb/{part}.webp', '', null],
    ['is null when nothing is chosen in the slot', '/swatch/{BottomStain}-{part}.webp', '40', null],
    ['is null when the slot does not exist', '/swatch/{Fabric}-{part}.webp', '40', null],
    ['is null without a template', '', 'turned', null],
  ])('%s', (_, template, imageName, address) => {
    expect(thumbnailAddress(template, { imageName, code2: imageName && 'thumb/corner' }, selection)).toBe(address);
  });

  it('takes a later template for a part without a material of its own', () => {
    const template = '/{part}/{part.code2}.webp | /{part}/{Wood}-{TopStain}.webp';
    expect(thumbnailAddress(template, { imageName: 'knob', code2: '' }, selection)).toBe('/knob/oak-228.webp');
    expect(thumbnailSubject(template, { imageName: 'knob', code2: '' })).toBe('/knob/{Wood}-{TopStain}.webp');
  });
});
