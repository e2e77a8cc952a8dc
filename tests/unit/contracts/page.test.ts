import type { PickAction } from '@/lib/domain/picks';
import type { Configuration } from '@/lib/domain/configuration';
import { pageSchema } from '@/lib/contracts/answer-schemas';
import { pageToWire } from '@/lib/contracts/page';
import { priceSelection } from '@/lib/domain/prices';
import { configurationOf } from '@/lib/families/registry';
import { snapshot, tables } from '@/tests/fixtures/styles/catalogue';
import { after, blackBottom, choose } from '@/tests/fixtures/styles/configurations';
import { TABLE_PRICES, priceBook } from '@/tests/fixtures/styles/price-list';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { FIXTURE_STYLES, legTable } from '@/tests/fixtures/styles/tables';
import { numbersIn, part, section } from './wire-reading';

const MARKUP = 270;

const pageOf = (configuration: Configuration) =>
  pageToWire({
    snapshot,
    category: tables,
    configuration,
    prices: priceSelection(configuration, priceBook(TABLE_PRICES), MARKUP),
    images: configuration.imageNames,
  });
const pageAfter = (...actions: readonly PickAction[]) => pageOf(after(legTable, ...actions));
const sectionAfter = (id: number, ...actions: readonly PickAction[]) => section(pageAfter(...actions), id);

describe('The page model', () => {
  it.each(FIXTURE_STYLES.map((style) => [style.displayName, style] as const))(
    'of %s has the shape that is published',
    (_, style) => {
      const page = pageOf(configurationOf(style));
      expect(pageSchema.safeParse(JSON.parse(JSON.stringify(page))).error).toBeUndefined();
    },
  );

  it('names its category, its styles and all categories', () => {
    const page = pageAfter();
    expect(page).toMatchObject({ Id: 1, LongerName: 'Dining Tables', DisplayName: 'Tables', NormalizedName: 'tables' });
    expect(page.StylePage.Styles.map((style) => style.DisplayName)).toEqual([
      'Harvest',
      'Orchard Pedestal',
      'Butterfly Console',
      'Plain',
    ]);
    expect(page.Categories.map((category) => [category.Id, category.NormalizedName, category.Styles.length])).toEqual([
      [1, 'tables', 4],
      [4, 'dining', 0],
    ]);
  });

  it('describes the active style with its restrictions', () => {
    const active = pageAfter().StylePage.ActiveStyle;
    expect(active).toMatchObject({
      Id: 501,
      Family: 'SYO Tables',
      NormalizedName: 'harvest',
      CategoryId: 1,
      NormalizedCategoryName: 'tables',
    });
    expect(active.PartRestrictions).toHaveLength(6);
    expect(active.PartRestrictions[0]).toEqual({ LeftPartId: PART.wireBrushed, RightPartId: PART.softMaple });
    expect(active.ThreePartRestrictions).toEqual([
      { Part1Id: PART.oak, Part2Id: PART.oakNatural, Part3Id: PART.glaze },
    ]);
  });

  it('carries selection, prices and picture names of its family', () => {
    expect(pageAfter().StylePage.ActiveStyle).toMatchObject({
      TableSelections: { StyleId: 501, Family: 'SYO Tables', Size: { Id: PART.size72 }, BottomStain: null },
      TablePrices: { Total: 3_979, IsValid: true },
      TableImageNames: { Path: '/images/table/', Can: null },
    });
  });

  it('says nothing of wholesale or of the markup', () => {
    const page = pageAfter(blackBottom, choose(SECTION.surface, PART.glaze), choose(SECTION.options, PART.keyed));
    expect(page.StylePage.ActiveStyle).toMatchObject({ Markup: null, ReadableMarkupCode: null, IsSuperUser: false });
    const secrets = [
      ...Object.values(TABLE_PRICES.cents),
      ...Object.values(TABLE_PRICES.surfaces ?? {}),
      ...Object.values(TABLE_PRICES.twoTone ?? {}),
    ]
      .filter((cents) => cents !== null && cents > 0)
      .flatMap((cents) => [Number(cents), Number(cents) / 100]);
    const found = numbersIn(JSON.parse(JSON.stringify(page)));
    expect(found).toContain(3_106);
    expect(found.filter((each) => [...secrets, MARKUP, MARKUP / 100].includes(each))).toEqual([]);
  });
});

describe('A section on the wire', () => {
  it('lists its parts and the chosen one', () => {
    const edge = sectionAfter(SECTION.edge, choose(SECTION.edge, PART.beveled));
    expect(edge).toMatchObject({
      SectionType: 'Basic',
      Slot: 'TableEdge',
      DisplayName: 'Edge',
      IsVisible: true,
      SelectedPart: { Id: PART.beveled, IsSelected: true },
    });
    expect(edge.Parts).toMatchObject([
      { Id: PART.eased, IsSelected: false },
      { Id: PART.beveled, IsSelected: true },
      { Id: PART.knife, IsSelectionRestricted: true },
    ]);
  });

  it('lists the chosen options of a multi-select as SelectedParts', () => {
    const options = sectionAfter(
      SECTION.options,
      choose(SECTION.options, PART.premium),
      choose(SECTION.options, PART.keyed),
    );
    expect(options).toMatchObject({ SelectedPart: null, SelectedParts: [{ Id: PART.keyed }, { Id: PART.premium }] });
    expect(sectionAfter(SECTION.options)).toMatchObject({ SelectedPart: null, SelectedParts: [] });
  });

  it('gives the size its leaf as SelectedChildPart, and leaves as child parts', () => {
    const size = sectionAfter(SECTION.size);
    expect(size).toMatchObject({
      SelectedPart: { Id: PART.size72, SkuExtensions: 'A', HasChildParts: true },
      SelectedChildPart: { Id: PART.size72OneLeaf, IsSelected: true },
    });
    expect(part(size, PART.size60).ChildParts).toMatchObject([
      { Id: PART.size60Solid },
      { Id: PART.size60OneLeaf },
      { Id: PART.size60Butterfly },
    ]);
  });

  it('gives a flyout its sections', () => {
    expect(sectionAfter(SECTION.leafOptions)).toMatchObject({
      SectionType: 'Flyout',
      Slot: null,
      ChildSections: [{ Id: SECTION.leafStorage, SelectedPart: { Id: PART.noLeafStorage } }],
    });
  });

  it('of another wood’s stains is hidden', () => {
    expect(sectionAfter(SECTION.oakStain)).toMatchObject({ IsVisible: true, IsDynamicSection: true });
    expect(sectionAfter(SECTION.walnutStain)).toMatchObject({ IsVisible: false, IsDynamicSection: true });
    const walnut = pageAfter(choose(SECTION.wood, PART.walnut));
    expect(section(walnut, SECTION.walnutStain).IsVisible).toBe(true);
    expect(section(walnut, SECTION.oakStain).IsVisible).toBe(false);
    expect(walnut.StylePage.ActiveStyle.StainSection).toMatchObject({ Id: SECTION.walnutStain });
  });

  it('of one stain has no bottom stain', () => {
    expect(sectionAfter(SECTION.oakStain)).toMatchObject({
      Slot: 'TopStain',
      IsTwoToneEnabled: false,
      SelectedTwoToneType: null,
      SelectedBottomStain: null,
      SelectedPart: { Id: PART.oakCoffee },
    });
  });

  it('of two stains has both, and lists the bottom stains for themselves', () => {
    const stain = sectionAfter(SECTION.oakStain, blackBottom);
    expect(stain).toMatchObject({
      IsTwoToneEnabled: true,
      SelectedTwoToneType: 2,
      SelectedPart: { Id: PART.oakCoffee, IsBottomStain: false },
      SelectedBottomStain: { Id: PART.oakBlack, IsBottomStain: true },
    });
    expect(stain.Parts2).toMatchObject([
      { Id: PART.oakNatural, IsSelected: false, IsBottomStain: true },
      { Id: PART.oakCoffee, IsSelected: false, IsBottomStain: true },
      { Id: PART.oakBlack, IsSelected: true, IsBottomStain: true },
      { Id: PART.oakIvory, IsSelected: false, IsBottomStain: true },
    ]);
  });
});

describe('A part on the wire', () => {
  it('says how its code grows while it is chosen', () => {
    const leg = sectionAfter(SECTION.leg);
    expect(part(leg, PART.turned)).toMatchObject({ Sku: 'L4', SkuExtensions: '30' });
    expect(part(leg, PART.tapered)).toMatchObject({ Sku: 'L7', SkuExtensions: '' });
  });

  it('names the part that restricts it', () => {
    const edge = sectionAfter(SECTION.edge, choose(SECTION.shape, PART.boat));
    expect(part(edge, PART.beveled).RestrictedPartName).toBe('Boat Top Shape');
    expect(part(edge, PART.eased).RestrictedPartName).toBe('');
  });
});

it('The selections are those of the selection list', () => {
  const { Selections } = pageAfter(blackBottom).StylePage.ActiveStyle;
  expect(Selections).toHaveLength(12);
  expect(Selections.find((entry) => entry.Slot === 'BottomStain')).toMatchObject({
    SectionId: 1_061,
    SectionDisplayName: 'Bottom Stain',
    SelectedPart: { Id: PART.oakBlack, IsBottomStain: true },
    IsValidSelection: true,
    WouldCreateValidSelection: true,
    InvalidPartDisplayName: '',
  });
});
