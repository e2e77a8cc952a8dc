import 'server-only';
import { configurationOf } from '@/lib/families/registry';
import { previewCatalogue } from '../catalogue/drafts/preview';
import { buildPage } from './build-page';
import { readSkuOfAny } from './read-sku';
import { publicMarkup } from './caller-markup';
import type { LoadedPage } from './load-page';

type Shown = Extract<LoadedPage, { readonly kind: 'configurator' }>;

/**
 * A page of the shop as a draft would make it: `[category, style]`, a category alone, or nothing for the first; null for
 * what the draft does not have. For who has been found to be a catalogue administrator.
 */
export async function loadPreview(id: string, page: readonly string[], sku: string | null): Promise<Shown | null> {
  const { snapshot, priceBook } = await previewCatalogue(id);
  const input = { snapshot, priceBook, markup: publicMarkup() };
  const [route, name] = page;
  const category = snapshot.categories.find((each) => route === undefined || each.normalizedName === route);
  const style = category?.styles.find((each) =>
    name === undefined ? each.id === category.defaultStyleId : each.normalizedName === name,
  );
  if (!style) return null;
  const read = sku === null ? null : readSkuOfAny(snapshot, sku);
  const isOfStyle = read?.ok === true && read.value.configuration.style === style;
  const configuration = isOfStyle ? read.value.configuration : configurationOf(style);
  const notice = sku === null || isOfStyle ? '' : 'The draft cannot read this sku.';
  return { kind: 'configurator', page: buildPage(input, configuration), address: 'style', notice, isPreview: true };
}
