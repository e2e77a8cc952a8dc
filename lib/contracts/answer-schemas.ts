import { z } from 'zod';
import type { FamilyDefinition } from '@/lib/domain/family';
import { FAMILIES } from '@/lib/families/registry';
import { showFlag } from './image-names';
import { partSchema, sectionSchema, twoTone } from './wire-schemas';

/** Shapes of what the calls answer, to the field: they describe the wire in OpenAPI and check it in tests. */
export const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Problem' });

/** Of a sku that names nothing that is made today. */
export const goneSkuSchema = problemSchema
  .extend({
    /** The page that shows the nearest design, where parts of it are gone and its style is made. */
    Path: z.string().optional(),
  })
  .meta({ id: 'GoneSku' });

const dollars = z.int().min(0);
const optionPrice = z.strictObject({
  PartId: z.int(),
  Price: dollars,
  AdditionalCostPercentage: z.number().nullable(),
});

/** Price object of a family (specification §3.8). */
function pricesSchema({ slots, operationName }: FamilyDefinition) {
  const fields = slots.flatMap(({ priceField, kind }) =>
    priceField ? [[priceField, kind === 'many' ? z.array(optionPrice) : dollars]] : [],
  );
  const shape: Record<string, z.ZodType> = Object.fromEntries(fields);
  return z
    .strictObject({
      ...shape,
      StainPercentage: z.number(),
      IsBottomStainDearer: z.literal(true).optional(),
      TwoToneAddition: dollars,
      SurfaceTreatmentPercentage: z.number(),
      SurfaceTreatmentPrice: dollars,
      SheenPercentage: z.number(),
      Total: dollars,
      IsValid: z.boolean(),
    })
    .meta({ id: `${operationName}Prices` });
}

/** Layer names of a family (specification §17.3). */
function imageNamesSchema({ layers, hasShowFlags, operationName }: FamilyDefinition) {
  const fields = layers.flatMap(({ key }) => [
    [key, z.string().nullable()],
    ...(hasShowFlags ? [[showFlag(key), z.boolean()]] : []),
  ]);
  const shape: Record<string, z.ZodType> = Object.fromEntries(fields);
  return z.strictObject({ ...shape, Path: z.string() }).meta({ id: `${operationName}ImageNames` });
}

/** The selection object as a page tells it (specification §3.6). */
function selectionAnswer({ family, slots, flags }: FamilyDefinition) {
  const partRef = z.strictObject({ Id: z.int() });
  const fields = slots.map(({ key, kind }) => [key, kind === 'many' ? z.array(partRef) : partRef.nullable()]);
  const shape: Record<string, z.ZodType> = Object.fromEntries([...fields, ...flags.map((flag) => [flag, z.boolean()])]);
  return z.strictObject({
    ...shape,
    Family: z.literal(family),
    StyleId: z.int(),
    SelectedTwoToneType: twoTone,
    Markup: z.null(),
  });
}

const styleRef = {
  Id: z.int(),
  DisplayName: z.string(),
  NormalizedName: z.string(),
  NormalizedCategoryName: z.string(),
  CategoryId: z.int(),
};
/** Styles as menus and lists show them. */
export const stylesSchema = z
  .strictObject({
    Styles: z.array(
      z.strictObject({
        Id: z.int(),
        DisplayName: z.string(),
        NormalizedCategoryName: z.string(),
        NormalizedName: z.string(),
        Note1: z.string(),
        Picture: z.string().nullable(),
        From: dollars.nullable(),
      }),
    ),
  })
  .meta({ id: 'Styles' });

const entry = z.strictObject({
  SectionId: z.int(),
  SectionDisplayName: z.string(),
  Slot: z.string(),
  SelectedPart: partSchema.nullable(),
  IsValidSelection: z.boolean(),
  WouldCreateValidSelection: z.boolean(),
  InvalidPartDisplayName: z.string(),
});

function familyAnswers(family: FamilyDefinition) {
  const prices = pricesSchema(family);
  const imageNames = imageNamesSchema(family);
  const activeStyle = z.strictObject({
    ...styleRef,
    Family: z.literal(family.family),
    Sku: z.string(),
    Description: z.string(),
    Note1: z.string(),
    Note2: z.string(),
    Sections: z.array(sectionSchema),
    StainSection: sectionSchema.nullable(),
    PartRestrictions: z.array(z.strictObject({ LeftPartId: z.int(), RightPartId: z.int() })),
    ThreePartRestrictions: z.array(z.strictObject({ Part1Id: z.int(), Part2Id: z.int(), Part3Id: z.int() })),
    Selections: z.array(entry),
    // a page is the same for everybody: who asks, and at which markup, is none of its business
    Markup: z.null(),
    ReadableMarkupCode: z.null(),
    IsSuperUser: z.literal(false),
    [`${family.operationName}Selections`]: selectionAnswer(family),
    [`${family.operationName}Prices`]: prices,
    [`${family.operationName}ImageNames`]: imageNames,
  });
  return { family, prices, imageNames, activeStyle };
}

/** What the calls of each family answer, and the active style of its pages. */
export const FAMILY_ANSWERS = FAMILIES.map(familyAnswers);

const categoryFields = { Id: z.int(), LongerName: z.string(), DisplayName: z.string(), NormalizedName: z.string() };
const styleRefs = z.array(z.strictObject(styleRef));

/** Page model of GetPage and GetPageByCustomSku (specification §17.2). */
export const pageSchema = z
  .strictObject({
    ...categoryFields,
    StylePage: z.strictObject({
      Styles: styleRefs,
      ActiveStyle: z.union(FAMILY_ANSWERS.map(({ activeStyle }) => activeStyle)),
    }),
    Categories: z.array(z.strictObject({ ...categoryFields, Styles: styleRefs })),
  })
  .meta({ id: 'Page' });

export const healthSchema = z.strictObject({ status: z.literal('ok') });
const check = z.enum(['ok', 'away']);
export const readySchema = z.strictObject({
  /** `degraded` still serves: mail is kept until its server is back. */
  status: z.enum(['ok', 'degraded', 'unavailable']),
  checks: z.strictObject({ database: check, catalogue: check, mail: check, smtp: check }),
});
