import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import type {
  CataloguePicture,
  Category,
  Part,
  PartChild,
  PartRestriction,
  PercentEntry,
  PriceEntry,
  Section,
  SectionPart,
  Style,
  StylePart,
  StyleSection,
  ThreePartRestriction,
  TwoToneAddition,
} from '../generated/client';

/**
 * The catalogue as flat rows: the one form between files, database, snapshot and price book. They are the database's
 * (`prisma/schema.prisma` says what each column means). Money is integer cents of wholesale (null: declared as not made),
 * percentages integer hundredths.
 */
export interface CatalogueRows {
  readonly categories: readonly CategoryRow[];
  readonly sections: readonly SectionRow[];
  readonly parts: readonly PartRow[];
  readonly sectionParts: readonly Readonly<SectionPart>[];
  readonly partChildren: readonly PartChildRow[];
  readonly styles: readonly StyleRow[];
  readonly styleSections: readonly StyleSectionRow[];
  readonly styleParts: readonly StylePartRow[];
  readonly partRestrictions: readonly PartRestrictionRow[];
  readonly threePartRestrictions: readonly ThreePartRestrictionRow[];
  readonly prices: readonly PriceRow[];
  readonly percents: readonly PercentRow[];
  readonly twoTones: readonly TwoToneRow[];
  /** Pictures of one's own (specification §18.7); their bytes are kept apart, by path and version. */
  readonly pictures: readonly PictureRow[];
}

export type CategoryRow = Readonly<Category>;
export type SectionRow = Readonly<Section>;
export type PartRow = Readonly<Part>;
export type PartChildRow = Readonly<PartChild>;
export type StyleRow = Readonly<Style>;
export type StyleSectionRow = Readonly<StyleSection>;
export type StylePartRow = Readonly<StylePart>;
export type PartRestrictionRow = Readonly<PartRestriction>;
export type ThreePartRestrictionRow = Readonly<ThreePartRestriction>;
/** The most specific entry wins; a null size or tier holds for all of them. */
export type PriceRow = Readonly<Omit<PriceEntry, 'id'>>;
/** A null style holds for all that have no entry of their own. */
export type PercentRow = Readonly<Omit<PercentEntry, 'id'>>;
export type TwoToneRow = Readonly<TwoToneAddition>;
export type PictureRow = Readonly<CataloguePicture>;

/** Pictures of one's own by what they take the place of. */
export const picturesByPath = ({ pictures }: Pick<CatalogueRows, 'pictures'>): CatalogueSnapshot['pictures'] =>
  new Map(pictures.map(({ path, version }) => [path, version]));
