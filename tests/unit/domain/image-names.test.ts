import type { Style } from '@/lib/domain/catalogue';
import type { PickAction } from '@/lib/domain/picks';
import { buildSelection } from '@/lib/domain/build-selection';
import { defaultPicks } from '@/lib/domain/default-picks';
import { imageNames, thumbnailAddress } from '@/lib/domain/image-names';
import { pick } from '@/lib/domain/pick';
import { table } from '@/lib/families/table';
import { PART, SECTION, wood } from '@/tests/fixtures/styles/table-sections';
import { legTable, pedestalTable, plainTable } from '@/tests/fixtures/styles/tables';

const blackBottom: PickAction = {
  type: 'pick',
  sectionId: SECTION.oakStain,
  partId: PART.oakBlack,
  isBottomStain: true,
};
const selectionAfter = (style: Style, ...actions: readonly PickAction[]) =>
  buildSelection(
    table,
    style,
    actions.reduce((picks, action) => pick(table, style, picks, action), defaultPicks(table, style)),
  );

describe('The layers of', () => {
  it('a leg table are all but the can, in one stain', () => {
    expect(imageNames(table, selectionAfter(legTable))).toEqual({
      path: '/images/table/',
      layers: {
        Shadow: 'shadow/turned-30-l-square/none.webp',
        Leg: 'leg/turned-30-l-square/oak-228-20.webp',
        Apron: 'apron/turned-30-l-square/oak-228-20.webp',
        Can: null,
        Top: 'top/rect-eased-30-l/oak-228-20.webp',
      },
    });
  });

  it('a two-tone table have the bottom stain on everything but the top', () => {
    expect(imageNames(table, selectionAfter(legTable, blackBottom)).layers).toMatchObject({
      Leg: 'leg/turned-30-l-square/oak-401-20.webp',
      Apron: 'apron/turned-30-l-square/oak-401-20.webp',
      Top: 'top/rect-eased-30-l/oak-228-20.webp',
    });
  });

  it('a base table include the can', () => {
    expect(imageNames(table, selectionAfter(pedestalTable, blackBottom)).layers.Can).toBe(
      'can/pedestal-30-l-square/oak-401-20.webp',
    );
  });

  it('a wood without picture are null, but for the shadow', () => {
    const unseen = { ...wood, parts: wood.parts.map((each) => ({ ...each, imageName: '' })) };
    const style = { ...legTable, sections: legTable.sections.map((each) => (each === wood ? unseen : each)) };
    expect(imageNames(table, selectionAfter(style)).layers).toEqual({
      Shadow: 'shadow/turned-30-l-square/none.webp',
      Leg: null,
      Apron: null,
      Can: null,
      Top: null,
    });
  });

  it('a style without stain and sheen are null, but for the shadow', () => {
    expect(imageNames(table, selectionAfter(plainTable)).layers).toMatchObject({ Leg: null, Top: null });
  });
});

describe('A thumbnail’s address', () => {
  const selection = selectionAfter(legTable);
  it.each<[string, string, string, string | null]>([
    ['takes the part’s own token', '/thumb/leg-{part}/20.webp', 'turned', '/thumb/leg-turned/20.webp'],
    ['takes tokens of chosen parts', '/swatch/{Wood}-{TopStain}-{part}.webp', '40', '/swatch/oak-228-40.webp'],
    ['is null when the part has no token', '/thumb/{part}.webp', '', null],
    ['is null when nothing is chosen in the slot', '/swatch/{BottomStain}-{part}.webp', '40', null],
    ['is null when the slot does not exist', '/swatch/{Fabric}-{part}.webp', '40', null],
    ['is null without a template', '', 'turned', null],
  ])('%s', (_, template, imageName, address) => {
    expect(thumbnailAddress(template, { imageName, code2: imageName && 'thumb/corner' }, selection)).toBe(address);
  });
});
