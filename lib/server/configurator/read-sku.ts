import 'server-only';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { findStyleBySku, INVALID_SKU, readSku, type ReadSku } from '@/lib/domain/parse-sku';
import { failure, type Result } from '@/lib/domain/result';
import { familyOf } from '@/lib/families/registry';

/** What a custom sku of any style names; fails with 'invalid sku'. */
export function readSkuOfAny({ stylesById }: CatalogueSnapshot, sku: string): Result<ReadSku> {
  const style = findStyleBySku(stylesById.values(), familyOf, sku);
  return style ? readSku(familyOf(style), style, sku) : failure(INVALID_SKU);
}
