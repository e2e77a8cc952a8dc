import 'server-only';
import { catalogueOf } from '../catalogue/drafts/preview';
import { currentCatalogue } from '../catalogue/load';
import { publicMarkup } from './caller-markup';
import type { PageInput } from './build-page';

/** The same of what a call is answered from: a draft, where an administrator previews one. */
export async function pageInputOf(request: Request): Promise<PageInput> {
  const { snapshot, priceBook } = (await catalogueOf(request)).catalogue;
  return { snapshot, priceBook, markup: publicMarkup() };
}

/** The published catalogue with what an anonymous visitor may see of its prices. */
export async function publicPageInput(): Promise<PageInput> {
  const { snapshot, priceBook } = await currentCatalogue();
  return { snapshot, priceBook, markup: publicMarkup() };
}
