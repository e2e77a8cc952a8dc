/**
 * The catalogue as the engine sees it: plain, frozen, free of prices (specification §11, §12).
 * Wire names and casing live in `lib/contracts`; here the field's own words are used.
 */

/** Section types of specification §3.2. Anything else is an error where data enters. */
export const SECTION_TYPES = ['Basic', 'Stain', 'Flyout', 'FinishOptions', 'MultiSelect'] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

/** Two-tone placements, specification §3.4. */
export const TWO_TONE = { TopBase: 1, TopDrawerDoor: 2, BaseDrawerDoor: 3 } as const;
export type TwoToneType = (typeof TWO_TONE)[keyof typeof TWO_TONE];

/** One thing that can be picked (specification §3.3). Empty text means "none". */
export interface Part {
  readonly id: number;
  readonly displayName: string;
  readonly normalizedName: string;
  readonly description: string;
  /** Free trade codes that rules and picture names look at. */
  readonly code: string;
  readonly code2: string;
  /** Token of this part in picture names; empty when it does not show. */
  readonly imageName: string;
  /** Token of this part in the custom sku; empty or '-' adds none (specification §9). */
  readonly sku: string;
  /** The dynamic section this part opens, e.g. a wood's stain list. */
  readonly childSectionId: number | null;
  /** Heading under which a list groups this part. */
  readonly subSectionGroup: string;
  /** In a flyout: hovering shows the description instead of child parts. */
  readonly isDescriptionFlyout: boolean;
  /** Choices made together with this part (leaf or solid top of a size). */
  readonly childParts: readonly Part[];
  readonly isEnabled: boolean;
  /** Metal or finish of hardware, e.g. 'Satin Nickel': long lists are filtered by it; '' for other parts. */
  readonly finish: string;
  /** Section in which the part is listed. */
  readonly sectionId: number;
  readonly sizeClass: string;
  /** What it gives to a piece's dimensions, as `inches.ts` reads it: 'width 60, depth 20, height 36'; '' for nothing. */
  readonly inches: string;
  /** Never available in this style, shown all the same (specification §5.1). */
  readonly isSelectionRestricted: boolean;
  /** Percent of the base price this part adds, two decimals at most; null when it has a price of its own. */
  readonly additionalCostPercentage: number | null;
}

/** A step of the configurator (specification §3.2). */
export interface Section {
  readonly id: number;
  readonly type: SectionType;
  /** Key of the family's slot that the section fills; null for accessories and flyouts made of child sections. */
  readonly slot: string | null;
  /** Slot filled by the child part of a leaf/solid-top section; null elsewhere. */
  readonly childSlot: string | null;
  readonly displayName: string;
  readonly normalizedName: string;
  readonly hasThumbnails: boolean;
  /** Address of a part's thumbnail; `{part}` and `{<Slot>}` stand for image names. */
  readonly thumbnailPath: string;
  readonly isSelectable: boolean;
  readonly isVisible: boolean;
  /** Shown only while a chosen part names it as its child section. */
  readonly isDynamic: boolean;
  readonly isAccessory: boolean;
  readonly isActive: boolean;
  readonly isPictured: boolean;
  readonly subSectionId: number | null;
  readonly cssClasses: string;
  readonly parts: readonly Part[];
  /** Sections inside a flyout. */
  readonly childSections: readonly Section[];
  /** What the style starts with: one id, or several for a multi-select, or none. */
  readonly defaultPartIds: readonly number[];
  readonly defaultChildPartId: number | null;
}

/** A piece that can be built (specification §3.1), with every list it offers. */
export interface Style {
  readonly id: number;
  readonly categoryId: number;
  /** Key of the family definition; the family belongs to the style, not the category (specification §13). */
  readonly familyKey: string;
  readonly displayName: string;
  readonly normalizedName: string;
  /** First token of the custom sku; unique to the style (specification §16.2). */
  readonly sku: string;
  /** Title of its page, without the shop's name. */
  readonly title: string;
  readonly description: string;
  readonly note1: string;
  readonly note2: string;
  /** How long this one takes to make; '' for what its category says. */
  readonly leadTime: string;
  readonly sections: readonly Section[];
  readonly partRestrictions: readonly PartRestriction[];
  readonly threePartRestrictions: readonly ThreePartRestriction[];
}

/** Two parts that exclude each other, either way round. */
export interface PartRestriction {
  readonly leftPartId: number;
  readonly rightPartId: number;
}

/** Three parts that cannot all be chosen. */
interface ThreePartRestriction {
  readonly part1Id: number;
  readonly part2Id: number;
  readonly part3Id: number;
}

export interface Category {
  readonly id: number;
  readonly displayName: string;
  readonly longerName: string;
  /** Route of the category. */
  readonly normalizedName: string;
  readonly defaultStyleId: number;
  readonly title: string;
  readonly description: string;
  /** How long a piece takes to make, e.g. '8 to 10 weeks', and how it comes to the house; '' where nobody says. */
  readonly leadTime: string;
  readonly delivery: string;
  readonly styles: readonly Style[];
}

/** Everything published, indexed by id, without prices. One object per catalogue version. */
export interface CatalogueSnapshot {
  readonly version: number;
  readonly categories: readonly Category[];
  readonly stylesById: ReadonlyMap<number, Style>;
  /** Pictures of one's own (specification §18.7): the path of the picture whose place each takes → its version. */
  readonly pictures: ReadonlyMap<string, string>;
}
