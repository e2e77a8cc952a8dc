import { z } from 'zod';
import { quoteMoneySchema } from './quote-answers';

/**
 * The order file of an accepted quote (specification §23.7): everything another system needs to build the pieces and to
 * charge for them. Its JSON schema is `#/components/schemas/QuoteOrder` of `/api/openapi.json`.
 */
export const quoteOrderSchema = z
  .strictObject({
    Format: z.literal('quote-order/1'),
    Number: z.string(),
    Revision: z.int(),
    Dealer: z.string(),
    Customer: z.strictObject({ Name: z.string(), Email: z.string(), Phone: z.string() }),
    AcceptedBy: z.string(),
    AcceptedAt: z.iso.datetime(),
    Pieces: z.array(
      z.strictObject({
        Position: z.int(),
        Sku: z.string(),
        StyleId: z.int(),
        Style: z.string(),
        Category: z.string(),
        /** Published catalogue that sku and codes belong to. */
        CatalogueVersion: z.int(),
        Dimensions: z.string(),
        Quantity: z.int(),
        Parts: z.array(
          z.strictObject({
            Section: z.string(),
            Part: z.string(),
            Code: z.string(),
            Price: z.string(),
            Detail: z.string(),
          }),
        ),
        UnitPrice: z.int(),
        UnitDiscount: z.int(),
        UnitTotal: z.int(),
        Total: z.int(),
      }),
    ),
    Money: quoteMoneySchema,
    Terms: z.string(),
  })
  .meta({ id: 'QuoteOrder' });
export type QuoteOrder = z.infer<typeof quoteOrderSchema>;
