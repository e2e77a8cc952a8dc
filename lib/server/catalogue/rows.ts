import type { SectionType } from '@/lib/domain/catalogue';

/**
 * The catalogue as flat rows: the one form between files, database, snapshot and price book. Field names are the
 * database's. Money is integer cents of wholesale (null: declared as not made), percentages integer hundredths.
 */
export interface CatalogueRows {
  readonly categories: readonly CategoryRow[];
  readonly sections: readonly SectionRow[];
  readonly parts: readonly PartRow[];
  readonly sectionParts: readonly SectionPartRow[];
  readonly partChildren: readonly PartChildRow[];
  readonly styles: readonly StyleRow[];
  readonly styleSections: readonly StyleSectionRow[];
  readonly styleParts: readonly StylePartRow[];
  readonly partRestrictions: readonly PartRestrictionRow[];
  readonly threePartRestrictions: readonly ThreePartRestrictionRow[];
  readonly prices: readonly PriceRow[];
  readonly percents: readonly PercentRow[];
  readonly twoTones: readonly TwoToneRow[];
}

export interface CategoryRow {
  readonly id: number;
  readonly displayName: string;
  readonly longerName: string;
  readonly normalizedName: string;
  readonly defaultStyleId: number;
  readonly title: string;
  readonly description: string;
  readonly position: number;
}

export interface SectionRow {
  readonly id: number;
  /** Name by which style files refer to it. */
  readonly key: string;
  readonly type: SectionType;
  readonly slot: string | null;
  readonly childSlot: string | null;
  readonly displayName: string;
  readonly normalizedName: string;
  readonly hasThumbnails: boolean;
  readonly thumbnailPath: string;
  readonly isSelectable: boolean;
  readonly isVisible: boolean;
  readonly isDynamic: boolean;
  readonly isAccessory: boolean;
  readonly isActive: boolean;
  readonly isPictured: boolean;
  readonly subSectionId: number | null;
  readonly cssClasses: string;
  /** The flyout that holds it, and its place in it. */
  readonly parentSectionId: number | null;
  readonly parentPosition: number;
}

export interface PartRow {
  readonly id: number;
  /** `kind/name`, or `kind/list/name` for a part that several lists offer. */
  readonly key: string;
  readonly displayName: string;
  readonly normalizedName: string;
  readonly description: string;
  readonly code: string;
  readonly code2: string;
  readonly imageName: string;
  readonly sku: string;
  readonly childSectionId: number | null;
  readonly subSectionGroup: string;
  readonly isDescriptionFlyout: boolean;
  readonly isEnabled: boolean;
  readonly sizeClass: string;
  /** Price group of a wood. */
  readonly woodTier: string | null;
  /** Hundredths of a percent of the base price. */
  readonly additionalCostPercent: number | null;
}

export interface SectionPartRow {
  readonly sectionId: number;
  readonly partId: number;
  readonly position: number;
}

export interface PartChildRow {
  readonly parentId: number;
  readonly childId: number;
  readonly position: number;
}

export interface StyleRow {
  readonly id: number;
  readonly categoryId: number;
  readonly familyKey: string;
  readonly displayName: string;
  readonly normalizedName: string;
  readonly sku: string;
  readonly title: string;
  readonly description: string;
  readonly note1: string;
  readonly note2: string;
  readonly position: number;
  /** Every choice of the style has its picture; lint holds the studio to it. */
  readonly isPictured: boolean;
}

export interface StyleSectionRow {
  readonly styleId: number;
  readonly sectionId: number;
  readonly position: number;
  readonly defaultPartIds: readonly number[];
  readonly defaultChildPartId: number | null;
}

/** Where a style departs from a shared part. */
export interface StylePartRow {
  readonly styleId: number;
  readonly partId: number;
  readonly isOmitted: boolean;
  readonly isSelectionRestricted: boolean;
}

export interface PartRestrictionRow {
  readonly styleId: number;
  readonly leftPartId: number;
  readonly rightPartId: number;
}

export interface ThreePartRestrictionRow {
  readonly styleId: number;
  readonly part1Id: number;
  readonly part2Id: number;
  readonly part3Id: number;
}

/** A null size or tier holds for all of them. */
export interface PriceRow {
  readonly styleId: number;
  readonly partId: number;
  readonly sizePartId: number | null;
  readonly woodTier: string | null;
  readonly cents: number | null;
}

/** A null style holds for all that have no entry of their own. */
export interface PercentRow {
  readonly styleId: number | null;
  readonly partId: number;
  readonly hundredths: number;
}

export interface TwoToneRow {
  readonly styleId: number;
  readonly sizeClass: string;
  readonly cents: number | null;
}
