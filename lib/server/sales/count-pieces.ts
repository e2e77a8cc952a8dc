import 'server-only';
import type { SaleKind } from '../generated/client';
import type { QuoteContent } from '../quotes/content';
import { countDesign } from './count';

/** Counts the pieces of a quote, as often as it has each. */
export async function countPieces(kind: SaleKind, { pieces }: QuoteContent): Promise<void> {
  for (const { sku, quantity } of pieces) await countDesign(kind, sku, quantity);
}
