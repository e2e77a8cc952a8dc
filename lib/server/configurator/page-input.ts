import 'server-only';
import { currentCatalogue } from '../catalogue/load';
import { publicMarkup } from './caller-markup';
import type { PageInput } from './build-page';

/** The published catalogue with what an anonymous visitor may see of its prices. */
export async function publicPageInput(): Promise<PageInput> {
  const { snapshot, priceBook } = await currentCatalogue();
  return { snapshot, priceBook, markup: publicMarkup() };
}
