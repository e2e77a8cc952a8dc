import type { CatalogueSnapshot, Category, Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { ImageNames } from '@/lib/domain/image-names';
import type { Picks } from '@/lib/domain/picks';
import type { Prices } from '@/lib/domain/prices';
import { buildSelection } from '@/lib/domain/build-selection';
import { createJudge } from '@/lib/domain/judge';
import { selectionList } from '@/lib/domain/selection-list';
import { activeSections } from '@/lib/domain/visibility';
import { imageNamesToWire } from './image-names';
import { entryToWire, sectionToWire, type PageContext } from './page-sections';
import { pricesToWire } from './prices';
import { selectionToWire } from './selection';

/** Everything the page model is made from. */
export interface PageSource {
  readonly snapshot: CatalogueSnapshot;
  readonly category: Category;
  readonly style: Style;
  readonly family: FamilyDefinition;
  readonly picks: Picks;
  readonly prices: Prices;
  readonly images: ImageNames;
}

/** The page model of GetPage and GetPageByCustomSku (DESIGN §10). */
export function pageToWire({ snapshot, category, style, family, picks, prices, images }: PageSource) {
  return {
    Id: category.id,
    LongerName: category.longerName,
    DisplayName: category.displayName,
    NormalizedName: category.normalizedName,
    StylePage: {
      Styles: category.styles.map((each) => styleRefToWire(category, each)),
      ActiveStyle: activeStyleToWire(category, style, family, picks, prices, images),
    },
    Categories: snapshot.categories.map((each) => ({
      Id: each.id,
      DisplayName: each.displayName,
      LongerName: each.longerName,
      NormalizedName: each.normalizedName,
      Styles: each.styles.map((own) => styleRefToWire(each, own)),
    })),
  };
}

function styleRefToWire(category: Category, style: Style) {
  return {
    Id: style.id,
    DisplayName: style.displayName,
    NormalizedName: style.normalizedName,
    NormalizedCategoryName: category.normalizedName,
    CategoryId: style.categoryId,
  };
}

function activeStyleToWire(
  category: Category,
  style: Style,
  family: FamilyDefinition,
  picks: Picks,
  prices: Prices,
  images: ImageNames,
) {
  const active = activeSections(family, style, picks);
  const context: PageContext = {
    family,
    style,
    picks,
    selection: buildSelection(family, style, picks),
    judge: createJudge(family, style, picks),
    activeIds: new Set(active.map((section) => section.id)),
  };
  const stainSection = active.find((section) => section.type === 'Stain');
  return {
    ...styleRefToWire(category, style),
    Family: family.family,
    Sku: style.sku,
    Description: style.description,
    Note1: style.note1,
    Note2: style.note2,
    Sections: style.sections.map((section) => sectionToWire(context, section)),
    StainSection: stainSection ? sectionToWire(context, stainSection) : null,
    PartRestrictions: style.partRestrictions.map((pair) => ({
      LeftPartId: pair.leftPartId,
      RightPartId: pair.rightPartId,
    })),
    ThreePartRestrictions: style.threePartRestrictions.map((three) => ({
      Part1Id: three.part1Id,
      Part2Id: three.part2Id,
      Part3Id: three.part3Id,
    })),
    Selections: selectionList(family, style, picks).map((entry) => entryToWire(context, entry)),
    Markup: null,
    ReadableMarkupCode: null,
    IsSuperUser: false,
    [`${family.operationName}Selections`]: selectionToWire(family, context.selection),
    [`${family.operationName}Prices`]: pricesToWire(prices),
    [`${family.operationName}ImageNames`]: imageNamesToWire(family, context.selection, images),
  };
}
