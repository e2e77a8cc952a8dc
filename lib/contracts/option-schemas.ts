import { z } from 'zod';
import { TWO_TONE } from '@/lib/domain/catalogue';

const dollars = z.int().min(0);
const difference = z.int().nullable();

/** Something said of everything that could be picked next. */
const ofOptions = <Said extends z.ZodRawShape>(said: Said) => ({
  Options: z.array(
    z.strictObject({
      SectionId: z.int(),
      PartId: z.int(),
      ChildPartId: z.int().optional(),
      IsBottomStain: z.literal(true).optional(),
      ...said,
    }),
  ),
  TwoToneTypes: z.array(z.strictObject({ Type: z.literal(Object.values(TWO_TONE)), ...said })),
});

/** What every pick does to the total (specification §15.5). */
export const optionPricesSchema = z
  .strictObject({
    Total: dollars,
    IsValid: z.boolean(),
    ...ofOptions({ Difference: difference }),
    TwoTone: z.strictObject({ Difference: difference, Addition: dollars.nullable() }).nullable(),
  })
  .meta({ id: 'OptionPrices' });

const pricedDesign = z.strictObject({ CustomSku: z.string().min(1), Total: dollars }).nullable();

/** What a budget leaves open (specification §15.6). */
export const budgetOptionsSchema = z
  .strictObject({
    IsValid: z.boolean(),
    ...ofOptions({ IsWithin: z.boolean() }),
    TwoTone: z.strictObject({ IsWithin: z.boolean() }).nullable(),
    Cheapest: pricedDesign,
    CheapestOfAll: pricedDesign,
  })
  .meta({ id: 'BudgetOptions' });
