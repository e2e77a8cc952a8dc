import type { CatalogueSnapshot, Category, Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { ImageNames } from '@/lib/domain/image-names';
import type { Prices } from '@/lib/domain/prices';
import { imageNamesToWire } from './image-names';
import { entryToWire, sectionToWire } from './page-sections';
import { pricesToWire } from './prices';
import { selectionToWire } from './selection';

/** Everything the page model is made from. */
export interface PageSource {
  readonly snapshot: CatalogueSnapshot;
  readonly category: Category;
  readonly configuration: Configuration;
  readonly prices: Prices;
  readonly images: ImageNames;
}

/** The page model of GetPage and GetPageByCustomSku (specification §17.2). */
export function pageToWire(page: PageSource) {
  const { snapshot, category } = page;
  return {
    Id: category.id,
    LongerName: category.longerName,
    DisplayName: category.displayName,
    NormalizedName: category.normalizedName,
    StylePage: {
      Styles: category.styles.map((each) => styleRefToWire(category, each)),
      ActiveStyle: activeStyleToWire(page),
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

function activeStyleToWire({ category, configuration, prices, images }: PageSource) {
  const { family, style, stainSection } = configuration;
  return {
    ...styleRefToWire(category, style),
    Family: family.family,
    Sku: style.sku,
    Description: style.description,
    Note1: style.note1,
    Note2: style.note2,
    Sections: style.sections.map((section) => sectionToWire(configuration, section)),
    StainSection: stainSection ? sectionToWire(configuration, stainSection) : null,
    PartRestrictions: style.partRestrictions.map((pair) => ({
      LeftPartId: pair.leftPartId,
      RightPartId: pair.rightPartId,
    })),
    ThreePartRestrictions: style.threePartRestrictions.map((three) => ({
      Part1Id: three.part1Id,
      Part2Id: three.part2Id,
      Part3Id: three.part3Id,
    })),
    Selections: configuration.entries.map((entry) => entryToWire(configuration, entry)),
    Markup: null,
    ReadableMarkupCode: null,
    IsSuperUser: false,
    [`${family.operationName}Selections`]: selectionToWire(configuration),
    [`${family.operationName}Prices`]: pricesToWire(prices),
    [`${family.operationName}ImageNames`]: imageNamesToWire(configuration, images),
  };
}
