import { z } from 'zod';
import { MAX_NOTES, type SaleNote } from './sale-note';

/** GET with `from` and `to`, days. */
export const SALES_CSV_CALL = '/api/Admin/GetSalesCsv';

const id = z.int().min(0).max(2_147_483_647);

const saleNoteSchema: z.ZodType<SaleNote> = z.object({
  Kind: z.enum(['Page', 'Pick', 'Refused']),
  Style: id,
  Part: id,
  By: z.string().max(80),
});

export const saleNotesSchema = z.object({ Notes: z.array(saleNoteSchema).min(1).max(MAX_NOTES) });
/** How many of them were counted. */
export const saleNotesAnswerSchema = z.object({ Counted: z.int() });

const day = z.iso.date();
export const salesQuerySchema = z.object({ from: day, to: day });
