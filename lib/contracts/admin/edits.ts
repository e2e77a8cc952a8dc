import { z } from 'zod';
import { WOOD_TIERS } from '../part';
import { picturePath, pictureVersion } from './pictures';

/**
 * What can be edited in a draft of the catalogue (specification §24.2). A target addresses one value by the keys that the
 * catalogue's files use, never by ids; an edit adds what its author saw there and what it shall be.
 */
const key = z.string().min(1).max(200);
/** `tables/harvest-leg`: category and style, as in addresses and files. */
const styleKey = key.meta({ description: 'category/style' });
/** `wood/cherry`. */
const partKey = key.meta({ description: 'kind/name' });
const partKeys = z.array(partKey).max(10_000);

/** Integer cents of wholesale; 'n/a' is declared as not made; null is no entry, so that a more general one counts. */
const cents = z.union([z.int().min(0).max(10_000_000), z.literal('n/a')]).nullable();
/** Hundredths of a percent; null is no entry. */
const hundredths = z.int().min(0).max(10_000).nullable();
/** As the catalogue's files write it; null where they leave it out. */
const field = z.union([z.string().max(10_000), z.boolean(), z.number()]).nullable();

function target<const K extends string, A extends z.ZodRawShape, V extends z.ZodType>(kind: K, at: A, value: V) {
  const address = { Kind: z.literal(kind), ...at };
  return { target: z.strictObject(address), edit: z.strictObject({ ...address, Was: value, Now: value }), value };
}

/** A part made as a copy of another, with all its prices, lists and restrictions; null while there is none. */
const newPart = z
  .strictObject({
    CopyOf: partKey,
    Id: z.int().min(1).max(999_999),
    Name: z.string().min(1).max(200),
    Sku: z.string().max(20),
  })
  .nullable();

/** Every kind of target: its address, and the values that can stand there. */
export const EDIT_KINDS = {
  /** A price of a style. A null size or tier is the entry for all of them. */
  Price: target(
    'Price',
    { Style: styleKey, Part: partKey, Size: partKey.nullable(), Tier: z.enum(WOOD_TIERS).nullable() },
    cents,
  ),
  /** What a stain, sheen or surface adds; a null style is the entry for all without one of their own. */
  Percent: target('Percent', { Part: partKey, Style: styleKey.nullable() }, hundredths),
  TwoTone: target('TwoTone', { Style: styleKey, SizeClass: key }, cents),
  /** A field as the files in prisma/catalog call it: `name`, `enabled`, `sku`, `image`, `adds`, `tier`… */
  Part: target('Part', { Part: partKey, Field: key }, field),
  Section: target('Section', { Section: key, Field: key }, field),
  Style: target('Style', { Style: styleKey, Field: key }, field),
  Category: target('Category', { Category: key, Field: key }, field),
  /** What a section lists, in order, for every style. */
  List: target('List', { Section: key }, partKeys),
  /** Choices made together with a part, such as the leaves of a size. */
  Children: target('Children', { Part: partKey }, partKeys),
  /** How one style offers a part of its sections: 'restricted' is shown and cannot be picked. */
  Offer: target('Offer', { Style: styleKey, Part: partKey }, z.enum(['offered', 'restricted', 'omitted'])),
  /** What a style's section starts with. */
  Default: target('Default', { Style: styleKey, Section: key }, partKeys),
  DefaultChild: target('DefaultChild', { Style: styleKey, Section: key }, partKey.nullable()),
  /** Whether two or three parts exclude each other; their order means nothing. */
  Restriction: target('Restriction', { Style: styleKey, Parts: z.array(partKey).min(2).max(3) }, z.boolean()),
  NewPart: target('NewPart', { Part: partKey }, newPart),
  /** The picture of one's own in the place of a drawn one, by its version; null where it is drawn. PutPicture keeps the files. */
  Picture: target('Picture', { Path: picturePath }, pictureVersion.nullable()),
};

const K = EDIT_KINDS;
/** Address of one value. */
export const targetSchema = z
  .discriminatedUnion('Kind', [
    K.Price.target,
    K.Percent.target,
    K.TwoTone.target,
    K.Part.target,
    K.Section.target,
    K.Style.target,
    K.Category.target,
    K.List.target,
    K.Children.target,
    K.Offer.target,
    K.Default.target,
    K.DefaultChild.target,
    K.Restriction.target,
    K.NewPart.target,
    K.Picture.target,
  ])
  .meta({ id: 'CatalogueTarget' });
export type Target = z.infer<typeof targetSchema>;

/** A target with `Was`, which its author saw, and `Now`. */
export const editSchema = z
  .discriminatedUnion('Kind', [
    K.Price.edit,
    K.Percent.edit,
    K.TwoTone.edit,
    K.Part.edit,
    K.Section.edit,
    K.Style.edit,
    K.Category.edit,
    K.List.edit,
    K.Children.edit,
    K.Offer.edit,
    K.Default.edit,
    K.DefaultChild.edit,
    K.Restriction.edit,
    K.NewPart.edit,
    K.Picture.edit,
  ])
  .meta({ id: 'CatalogueEdit' });
export type Edit = z.infer<typeof editSchema>;

export type TargetKind = Target['Kind'];
export type TargetOf<Kind extends TargetKind> = Extract<Target, { Kind: Kind }>;
export type ValueOf<Kind extends TargetKind> = Extract<Edit, { Kind: Kind }>['Now'];

/** Any value that an edit sets. */
export const editValueSchema = z.union([field, partKeys, newPart]).meta({ id: 'CatalogueValue' });
export type EditValue = z.infer<typeof editValueSchema>;

/** Body of EditDraft: a batch, which comes in whole or not at all. Undoing is an edit back. */
export const editDraftSchema = z.strictObject({
  Id: z.uuid({ error: 'must be a UUID' }),
  Edits: z.array(editSchema).min(1).max(50_000),
});
export type EditDraftRequest = z.infer<typeof editDraftSchema>;
