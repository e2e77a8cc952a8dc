import { z } from 'zod';
import { RANGE_KINDS } from '@/lib/domain/report/price-range';
import { SEVERITIES } from '@/lib/domain/report/finding';

/** What the proofs of a catalogue answer (specification §25). Of whatever `of` names: a version's number or a draft's id. */
const of = z.union([z.uuid(), z.string().regex(/^\d{1,9}$/)], { error: 'must be a version or a draft' });
export const proofQuery = { of };
export const exclusionQuery = {
  of,
  /** `tables/harvest-leg`. */
  style: z.string().min(1).max(200),
  /** Keys of two or three parts, between commas. */
  parts: z.string().regex(/^[^,\s]+(,[^,\s]+){1,2}$/, 'must be two or three parts'),
};

const designSchema = z.strictObject({ CustomSku: z.string(), Total: z.int() }).nullable();
const range = { Cheapest: designSchema, Default: designSchema, Dearest: designSchema };
/** A whole number as text, for it exceeds what JSON's can hold. */
const count = z.string().regex(/^\d+$/);

/** GetCatalogueReport: totals are whole dollars at the public's markup, or wholesale where the public sees no prices. */
export const reportSchema = z
  .strictObject({
    Styles: z.array(
      z.strictObject({ Style: z.string(), Name: z.string(), Designs: count, DesignsInWords: z.string(), ...range }),
    ),
  })
  .meta({ id: 'CatalogueReport' });
export type ReportAnswer = z.infer<typeof reportSchema>;

/** GetCatalogueFindings: lint's. */
export const findingsSchema = z
  .strictObject({
    Findings: z.array(
      z.strictObject({
        Kind: z.enum(Object.keys(SEVERITIES)),
        Severity: z.enum(['defect', 'notice']),
        Message: z.string(),
        /** What it is about: each key is there when it is about one. */
        Target: z.strictObject({
          Style: z.string().nullable(),
          Section: z.string().nullable(),
          /** A part, the two or three of a restriction, or what is priced. */
          Parts: z.array(z.string()),
          Size: z.string().nullable(),
          Tier: z.string().nullable(),
        }),
        /** The smallest configuration that shows it. */
        Example: z.strictObject({ CustomSku: z.string(), Picks: z.array(z.string()) }).nullable(),
      }),
    ),
  })
  .meta({ id: 'CatalogueFindings' });
export type FindingsAnswer = z.infer<typeof findingsSchema>;

/** GetExclusion: what a restriction excludes, or would. */
export const exclusionSchema = z
  .strictObject({ Excluded: count, Left: count, Share: z.string() })
  .meta({ id: 'CatalogueExclusion' });
export type ExclusionAnswer = z.infer<typeof exclusionSchema>;

const changeSchema = z.strictObject({
  Style: z.string(),
  Kind: z.enum(RANGE_KINDS),
  From: z.int(),
  To: z.int(),
  Dollars: z.int(),
  Percent: z.number(),
});
const total = z.int().nullable();
/** RehearseCatalogue: a line of the answer, each a step; the last is `End`. */
export const rehearsalSchema = z
  .discriminatedUnion('Type', [
    z.strictObject({ Type: z.literal('Start'), Styles: z.int(), Quotes: z.int() }),
    z.strictObject({
      Type: z.literal('Style'),
      Style: z.string(),
      Name: z.string(),
      Now: z.strictObject(range).nullable(),
      Then: z.strictObject(range).nullable(),
    }),
    z.strictObject({
      Type: z.literal('Quote'),
      Id: z.uuid(),
      Number: z.string(),
      State: z.enum(['Draft', 'Sent']),
      /** What it is quoted at, and what it would come to at the prices of now and then; null without a price. */
      Quoted: z.int(),
      Now: total,
      Then: total,
      Pieces: z.array(
        z.strictObject({
          CustomSku: z.string(),
          Name: z.string(),
          Quoted: total,
          Now: total,
          Then: total,
          Note: z.string(),
        }),
      ),
    }),
    z.strictObject({
      Type: z.literal('End'),
      ByDollars: z.array(changeSchema),
      ByPercent: z.array(changeSchema),
      Milliseconds: z.int(),
    }),
  ])
  .meta({ id: 'CatalogueRehearsal' });
export type RehearsalStep = z.infer<typeof rehearsalSchema>;
