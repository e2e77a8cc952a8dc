import fc from 'fast-check';
import { readSelection, selectionToWire, type SlotIds } from '@/lib/contracts/selection';
import { selectionSchema, slotIdsOf } from '@/lib/contracts/selection-schema';
import type { FamilyDefinition } from '@/lib/domain/family';
import { configurationOf } from '@/lib/families/registry';
import { table } from '@/lib/families/table';
import { placingTable } from '@/tests/fixtures/styles/configurations';
import { validConfigurations } from '@/tests/fixtures/styles/random-configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { FIXTURE_STYLES, legTable } from '@/tests/fixtures/styles/tables';

const DEFAULT_IDS: SlotIds = {
  Size: [PART.size72],
  Leaf: [PART.size72OneLeaf],
  TopShape: [PART.rectangle],
  TableEdge: [PART.eased],
  Leg: [PART.turned],
  Wood: [PART.oak],
  TopStain: [PART.oakCoffee],
  BottomStain: [],
  SurfaceTreatment: [PART.noSurface],
  Sheen: [PART.satin],
  TableHeight: [PART.dining],
  TableOptions: [],
  LeafOption: [PART.noLeafStorage],
};
const read = (ids: SlotIds, twoToneType: 1 | 2 | 3 | null = null, family: FamilyDefinition = table) =>
  readSelection(family, legTable, { ...DEFAULT_IDS, ...ids }, twoToneType);

describe('A selection that is sent', () => {
  it('is read as the configuration it names', () => {
    expect(read({})).toMatchObject({ ok: true, value: { isOffered: true, configuration: configurationOf(legTable) } });
  });

  it('holds several options once each', () => {
    const found = read({ TableOptions: [PART.premium, PART.keyed, PART.premium] });
    expect(found).toMatchObject({
      ok: true,
      value: {
        isOffered: true,
        configuration: { picks: { parts: { [SECTION.options]: [PART.keyed, PART.premium] } } },
      },
    });
  });

  it('is two-tone with a bottom stain, of the usual placement unless it says another that the family offers', () => {
    expect(read({ BottomStain: [PART.oakBlack] })).toMatchObject({
      ok: true,
      value: { configuration: { picks: { bottomStainId: PART.oakBlack, twoToneType: 2 } } },
    });
    expect(read({ BottomStain: [PART.oakBlack] }, 3, placingTable)).toMatchObject({
      ok: true,
      value: { configuration: { picks: { twoToneType: 3 } } },
    });
    expect(read({ BottomStain: [PART.oakBlack] }, 3)).toMatchObject({
      ok: true,
      value: { configuration: { picks: { twoToneType: 2 } } },
    });
  });

  it('is empty where it says nothing: no default is assumed', () => {
    const found = readSelection(table, legTable, {}, null);
    expect(found).toMatchObject({
      ok: true,
      value: { isOffered: true, configuration: { picks: { bottomStainId: null, childParts: {} } } },
    });
    const slots = found.ok ? Object.values(found.value.configuration.selection.slots) : [];
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every((parts) => parts.length === 0)).toBe(true);
  });

  it.each<[string, SlotIds, Readonly<Record<string, readonly string[]>>]>([
    ['an id that nothing has', { TableEdge: [999_999] }, { TableEdge: ['Unknown part 999999'] }],
    ['a part of another slot', { TableEdge: [PART.turned] }, { TableEdge: [`Unknown part ${PART.turned}`] }],
    ['a leaf as a size', { Size: [PART.size60OneLeaf] }, { Size: [`Unknown part ${PART.size60OneLeaf}`] }],
    ['a size as a leaf', { Leaf: [PART.size60] }, { Leaf: [`Unknown part ${PART.size60}`] }],
    [
      'an accessory as an option',
      { TableOptions: [PART.lazySusan] },
      { TableOptions: [`Unknown part ${PART.lazySusan}`] },
    ],
    [
      'two options that do not exist',
      { TableOptions: [PART.keyed, 7, 8] },
      { TableOptions: ['Unknown part 7', 'Unknown part 8'] },
    ],
    [
      'wrong parts in two fields',
      { Leg: [5], BottomStain: [6] },
      { Leg: ['Unknown part 5'], BottomStain: ['Unknown part 6'] },
    ],
  ])('fails by field for %s', (_, ids, error) => {
    expect(read(ids)).toEqual({ ok: false, error });
  });

  it.each<[string, SlotIds]>([
    ['a stain of another wood', { TopStain: [PART.walnutCoffee] }],
    ['a bottom stain of another wood', { BottomStain: [PART.walnutCoffee] }],
    ['a leaf of another size', { Leaf: [PART.size60Butterfly] }],
    ['a size without its leaf', { Leaf: [] }],
    ['a stain without a wood', { Wood: [] }],
  ])('is not offered with %s', (_, ids) => {
    expect(read(ids)).toMatchObject({ ok: true, value: { isOffered: false } });
  });
});

describe.each(FIXTURE_STYLES.map((style) => [style.displayName, style] as const))(
  'Every configuration of %s',
  (_, style) => {
    it('comes back from the wire', () => {
      fc.assert(
        fc.property(validConfigurations(style), (configuration) => {
          const wire: unknown = JSON.parse(JSON.stringify(selectionToWire(configuration)));
          const body = selectionSchema(table).parse(wire);
          const found = readSelection(table, style, slotIdsOf(table, body), body.SelectedTwoToneType ?? null);
          expect(found).toMatchObject({ ok: true, value: { isOffered: true } });
          expect(found.ok ? found.value.configuration.picks : null).toEqual(configuration.picks);
        }),
      );
    });
  },
);

describe('A selection body', () => {
  const body = { Family: 'SYO Tables', StyleId: 501, Size: { Id: 12 }, TableOptions: [{ Id: 1001 }], Markup: null };
  const fieldsOf = (value: unknown): readonly string[] =>
    (selectionSchema(table).safeParse(value).error?.issues ?? []).map((issue) => issue.path.join('.'));

  it('names parts by id; whatever else it says of them is ignored', () => {
    const parsed = selectionSchema(table).parse({ ...body, Size: { Id: 12, Price: 1 }, Unknown: true });
    expect(parsed).toEqual(body);
    expect(slotIdsOf(table, parsed)).toMatchObject({ Size: [12], Leaf: [], TableOptions: [1001] });
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['no style', { StyleId: undefined }, 'StyleId'],
    ['a style in text', { StyleId: '501' }, 'StyleId'],
    ['another family', { Family: 'SYO Beds' }, 'Family'],
    ['a part in text', { Size: { Id: '12' } }, 'Size.Id'],
    ['a part without id', { Size: {} }, 'Size.Id'],
    ['a bare id', { Size: 12 }, 'Size'],
    ['a list where one part belongs', { Size: [{ Id: 12 }] }, 'Size'],
    ['one part where a list belongs', { TableOptions: { Id: 1001 } }, 'TableOptions'],
    ['a fraction', { Size: { Id: 1.5 } }, 'Size.Id'],
    ['zero', { Size: { Id: 0 } }, 'Size.Id'],
    ['more than the database can hold', { Size: { Id: 2_147_483_648 } }, 'Size.Id'],
    ['a placement that does not exist', { SelectedTwoToneType: 4 }, 'SelectedTwoToneType'],
    ['thousands of options', { TableOptions: Array.from({ length: 201 }, () => ({ Id: 1001 })) }, 'TableOptions'],
  ])('is refused with %s', (_, wrong, field) => {
    expect(fieldsOf(body)).toEqual([]);
    expect(fieldsOf({ ...body, ...wrong })).toEqual([field]);
  });
});

it('A configuration on the wire has every field of specification §3.6', () => {
  const wire = selectionToWire(configurationOf(legTable));
  expect(wire).toEqual({
    Family: 'SYO Tables',
    StyleId: 501,
    Size: { Id: PART.size72 },
    Leaf: { Id: PART.size72OneLeaf },
    TopShape: { Id: PART.rectangle },
    TableEdge: { Id: PART.eased },
    Leg: { Id: PART.turned },
    Wood: { Id: PART.oak },
    TopStain: { Id: PART.oakCoffee },
    BottomStain: null,
    SurfaceTreatment: { Id: PART.noSurface },
    Sheen: { Id: PART.satin },
    TableHeight: { Id: PART.dining },
    TableOptions: [],
    LeafOption: { Id: PART.noLeafStorage },
    IsLeafSelected: true,
    IsBaseTable: false,
    IsTwoToneSelected: false,
    SelectedTwoToneType: null,
    Markup: null,
  });
});
