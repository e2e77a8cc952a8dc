import type { PickAction } from '@/lib/domain/picks';
import { after, blackBottom, choose, twoTone } from '@/tests/fixtures/styles/configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { legTable, pedestalTable } from '@/tests/fixtures/styles/tables';

const listAfter = (...actions: readonly PickAction[]) => after(legTable, ...actions).entries;
const lines = (...actions: readonly PickAction[]) =>
  listAfter(...actions).map((entry) => [
    entry.sectionId,
    entry.sectionDisplayName,
    entry.part?.displayName ?? null,
    entry.code,
  ]);

describe('The selection list', () => {
  it('has an entry a section in catalogue order, and a second one for the leaf', () => {
    expect(lines()).toEqual([
      [SECTION.size, 'Size', '42" x 72"', '4272A'],
      [SECTION.size, 'Leaf/Solid Top', '1 Leaf', ''],
      [SECTION.shape, 'Top Shape', 'Rectangle', 'RT'],
      [SECTION.edge, 'Edge', 'Eased', 'E1'],
      [SECTION.leg, 'Leg', 'Turned', 'L430'],
      [SECTION.wood, 'Wood', 'Oak', 'O'],
      [SECTION.oakStain, 'Stain', 'Coffee', '228'],
      [SECTION.sheen, 'Sheen', 'Satin', '20'],
      [SECTION.surface, 'Surface Treatment', 'None', ''],
      [SECTION.height, 'Table Height', 'Dining Height', ''],
      [SECTION.leafStorage, 'Leaf Storage', 'None', ''],
    ]);
  });

  it('names two stains Top Stain and Bottom Stain, the bottom under the section id plus 1000', () => {
    expect(lines(twoTone, blackBottom).filter(([, label]) => String(label).includes('Stain'))).toEqual([
      [61, 'Top Stain', 'Coffee', '228'],
      [1061, 'Bottom Stain', 'Black', '401'],
    ]);
  });

  it('has an entry for each chosen option', () => {
    const options = lines(choose(SECTION.options, PART.premium), choose(SECTION.options, PART.keyed));
    expect(options.filter(([sectionId]) => sectionId === SECTION.options)).toEqual([
      [SECTION.options, 'Table Options', 'Keyed Slides', 'O2'],
      [SECTION.options, 'Table Options', 'Premium Pack', 'O3'],
    ]);
  });

  it('starts valid throughout', () => {
    for (const entry of listAfter()) {
      expect(entry).toMatchObject({
        isValidSelection: true,
        wouldCreateValidSelection: true,
        invalidPartDisplayName: '',
      });
    }
  });

  it('leaves accessories out', () => {
    expect(listAfter().map((entry) => entry.sectionId)).not.toContain(SECTION.accessories);
  });

  it('flags both sides of a conflict with the name of the other', () => {
    const conflict = [choose(SECTION.surface, PART.wireBrushed), choose(SECTION.wood, PART.softMaple)];
    const flagged = listAfter(...conflict).filter((entry) => !entry.isValidSelection);
    expect(flagged.map((entry) => [entry.slot, entry.invalidPartDisplayName, entry.wouldCreateValidSelection])).toEqual(
      [
        ['Wood', 'Wire Brushed Surface Treatment', false],
        ['SurfaceTreatment', 'Soft Maple Wood', false],
      ],
    );
    expect(after(legTable, ...conflict).isValid).toBe(false);
  });

  it('flags all three of a triple', () => {
    const flagged = listAfter(choose(SECTION.oakStain, PART.oakNatural), choose(SECTION.surface, PART.glaze));
    expect(flagged.filter((entry) => !entry.isValidSelection).map((entry) => entry.slot)).toEqual([
      'Wood',
      'TopStain',
      'SurfaceTreatment',
    ]);
  });

  it('flags a leaf in conflict, not its size', () => {
    const butterfly = choose(SECTION.size, PART.size60, { childPartId: PART.size60Butterfly });
    const flagged = listAfter(choose(SECTION.leg, PART.tapered), butterfly).filter((entry) => !entry.isValidSelection);
    expect(flagged.map((entry) => [entry.slot, entry.invalidPartDisplayName])).toEqual([
      ['Leaf', 'Tapered Leg'],
      ['Leg', 'Butterfly Leaf Size'],
    ]);
  });

  it('flags options in conflict, and a part that is never available', () => {
    const flagged = listAfter(
      choose(SECTION.options, PART.keyed),
      choose(SECTION.options, PART.selfStoring),
      choose(SECTION.edge, PART.knife),
    ).filter((entry) => !entry.isValidSelection);
    expect(flagged.map((entry) => entry.part?.displayName)).toEqual(['Knife', 'Self Storing', 'Keyed Slides']);
  });

  it('flags black on soft maple once the wood has changed', () => {
    const flagged = listAfter(choose(SECTION.oakStain, PART.oakBlack), choose(SECTION.wood, PART.softMaple));
    expect(flagged.filter((entry) => !entry.isValidSelection).map((entry) => entry.slot)).toEqual(['Wood', 'TopStain']);
  });
});

describe('Part codes', () => {
  it('put the height after the leg, and D before it on a b2 base only', () => {
    const code = (sizeId: number, heightId: number): string | undefined => {
      const { entries } = after(pedestalTable, choose(SECTION.size, sizeId), choose(SECTION.height, heightId));
      return entries.find((entry) => entry.slot === 'Leg')?.code;
    };
    expect(code(PART.size72, PART.dining)).toBe('P1D30');
    expect(code(PART.size72, PART.counter)).toBe('P1D36');
    expect(code(PART.size60, PART.dining)).toBe('P130');
  });
});
