import 'server-only';
import type { PricedOptions } from '@/lib/contracts/option-prices';
import type { Configuration } from '@/lib/domain/configuration';
import { optionTotals } from '@/lib/domain/option-totals';
import type { Wanted } from '@/lib/domain/outcome';
import type { PriceBook } from '@/lib/domain/price-book';
import { line } from '@/lib/domain/prices';
import { slotPart } from '@/lib/domain/selection';
import { sizeSlotOf } from '@/lib/domain/slots';
import { priceFor } from './prices';

/** What everything that could be picked next would make of the total, at a markup; null without a price to start from. */
export function optionPricesFor(
  configuration: Configuration,
  book: PriceBook,
  markup: number | null,
  wanted: Wanted,
): PricedOptions | null {
  const { isValid, total } = priceFor(configuration, book, markup);
  if (!isValid || markup === null) return null;
  const { family, style, selection } = configuration;
  const twoTone = book.twoToneCents(style.id, slotPart(selection, sizeSlotOf(family))?.sizeClass ?? '');
  return {
    total,
    options: optionTotals(configuration, book, markup, wanted),
    twoToneAddition: twoTone === null ? null : line(twoTone, markup),
  };
}
