import { z } from 'zod';
import { SECTION_TYPES } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import { showFlag } from './image-names';

/** Shapes of what the calls answer; they describe the wire in OpenAPI and check it in tests. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

const dollars = z.int().min(0);
const optionPrice = z.object({ PartId: z.int(), Price: dollars, AdditionalCostPercentage: z.number().nullable() });

/** Price object of a family (SPEC §3 "Prices"). */
export function pricesSchema(family: FamilyDefinition) {
  const fields: Record<string, z.ZodType> = {};
  for (const { priceField, kind } of family.slots) {
    if (priceField) fields[priceField] = kind === 'many' ? z.array(optionPrice) : dollars;
  }
  return z.object({
    ...fields,
    StainPercentage: z.number(),
    TwoToneAddition: dollars,
    SurfaceTreatmentPercentage: z.number(),
    SurfaceTreatmentPrice: dollars,
    SheenPercentage: z.number(),
    Total: dollars,
    IsValid: z.boolean(),
  });
}

/** Layer names of a family (DESIGN §10 "Image names"). */
export function imageNamesSchema(family: FamilyDefinition) {
  const layers: Record<string, z.ZodType> = {};
  for (const { key } of family.layers) {
    layers[key] = z.string().nullable();
    if (family.hasShowFlags) layers[showFlag(key)] = z.boolean();
  }
  return z.object({ Path: z.string(), ...layers });
}

const part = z.looseObject({
  Id: z.int(),
  DisplayName: z.string(),
  NormalizedName: z.string(),
  Sku: z.string(),
  SkuExtensions: z.string(),
  ImageName: z.string(),
  ChildSectionId: z.int().nullable(),
  IsEnabled: z.boolean(),
  IsSelectionRestricted: z.boolean(),
  AdditionalCostPercentage: z.number().nullable(),
});
const section = z.looseObject({
  Id: z.int(),
  SectionType: z.enum(SECTION_TYPES),
  Slot: z.string().nullable(),
  DisplayName: z.string(),
  IsVisible: z.boolean(),
  IsDynamicSection: z.boolean(),
  IsAccessory: z.boolean(),
  IsPictured: z.boolean(),
  Parts: z.array(part),
  SelectedPart: part.nullable(),
});
const styleRef = z.object({
  Id: z.int(),
  DisplayName: z.string(),
  NormalizedName: z.string(),
  NormalizedCategoryName: z.string(),
  CategoryId: z.int(),
});
const categoryFields = { Id: z.int(), LongerName: z.string(), DisplayName: z.string(), NormalizedName: z.string() };

/** Page model of GetPage and GetPageByCustomSku (DESIGN §10). */
export const pageSchema = z.object({
  ...categoryFields,
  StylePage: z.object({
    Styles: z.array(styleRef),
    ActiveStyle: z.looseObject({
      ...styleRef.shape,
      Family: z.string(),
      Description: z.string(),
      Note1: z.string(),
      Note2: z.string(),
      Sections: z.array(section),
      StainSection: section.nullable(),
      PartRestrictions: z.array(z.object({ LeftPartId: z.int(), RightPartId: z.int() })),
      ThreePartRestrictions: z.array(z.object({ Part1Id: z.int(), Part2Id: z.int(), Part3Id: z.int() })),
      Markup: z.null(),
      ReadableMarkupCode: z.string().nullable(),
      IsSuperUser: z.boolean(),
    }),
  }),
  Categories: z.array(z.object({ ...categoryFields, Styles: z.array(styleRef) })),
});
