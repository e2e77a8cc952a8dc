import 'server-only';
import { z } from 'zod';
import { quoteCustomerSchema } from '@/lib/contracts/quote';
import { quoteMoney, type QuoteMoney } from '@/lib/domain/quote-money';

/** A piece as it was when it was frozen (specification §23.2). Its markup never leaves the server. */
export const frozenPieceSchema = z.object({
  id: z.string(),
  sku: z.string(),
  styleId: z.number().int(),
  catalogueVersion: z.number().int(),
  picks: z.json(),
  /** Multiplier × 100; null when no price may be shown to a customer at it. */
  markup: z.number().int().nullable(),
  name: z.string(),
  categoryName: z.string(),
  /** Address that opens it, at the prices of the day. */
  path: z.string(),
  dimensions: z.string(),
  /** Scale drawing, an SVG file as text; '' when there is none. */
  drawing: z.string().default(''),
  /** Hash of its picture; null when nobody had drawn it. */
  picture: z.string().nullable(),
  rows: z.array(
    z.object({ section: z.string(), part: z.string(), code: z.string(), price: z.string(), amount: z.string() }),
  ),
  /** Whole dollars; null without a price. */
  unitPrice: z.number().int().nullable(),
  /** The price call's answer. */
  prices: z.record(z.string(), z.json()),
  quantity: z.number().int(),
  discountPercent: z.number().nullable(),
});
export type FrozenPiece = z.infer<typeof frozenPieceSchema>;

export const quoteContentSchema = z.object({
  customer: quoteCustomerSchema,
  pieces: z.array(frozenPieceSchema),
  discountPercent: z.number().nullable(),
  delivery: z.number().int(),
  taxPercent: z.number(),
  depositPercent: z.number().nullable(),
  contact: z.string(),
  terms: z.string(),
});
export type QuoteContent = z.infer<typeof quoteContentSchema>;

/** The money of what is stored; a piece without a price counts nothing. */
export const moneyOf = (content: QuoteContent): QuoteMoney =>
  quoteMoney(
    content.pieces.map(({ unitPrice, ...piece }) => ({ ...piece, unitPrice: unitPrice ?? 0 })),
    content,
  );

/** Names of the pieces that have no price. */
export const unpriced = ({ pieces }: QuoteContent): readonly string[] =>
  pieces.filter(({ unitPrice }) => unitPrice === null).map(({ name, sku }) => `${name} (${sku})`);
