import 'server-only';
import { cache } from 'react';
import type { Category } from '@/lib/domain/catalogue';
import { categoryPath, HOME, stylePath, withGiven, withSku, type PageAddress } from '@/lib/contracts/addresses';
import type { PageSource } from '@/lib/contracts/page';
import type { GivenPrice } from '@/lib/contracts/given-price';
import { noPrices } from '@/lib/domain/prices';
import { filledInText, INVALID_SKU } from '@/lib/domain/parse-sku';
import { configurationOf } from '@/lib/families/registry';
import { findGivenPrice } from './given-price';
import { buildPage } from './build-page';
import { linkOfBefore } from './link-of-before';
import { readSkuOfAny } from './read-sku';
import { linkNotice } from './link-notice';
import { publicPageInput } from './page-input';

/** What an address shows. */
export type LoadedPage =
  | {
      readonly kind: 'configurator';
      readonly page: PageSource;
      readonly address: PageAddress;
      /** Message it opens with; '' for none. */
      readonly notice: string;
      /** The price that a mail's link shows; null for every other page. */
      readonly given?: GivenPrice;
      /** Made of a draft: what is addressed by the published catalogue does not belong to it. */
      readonly isPreview?: true;
    }
  /** A category whose styles are still to come. */
  | { readonly kind: 'empty'; readonly category: Category; readonly categories: readonly Category[] }
  | { readonly kind: 'redirect'; readonly to: string };

/**
 * `/{category}` and `/{category}/{style}`; an unknown style goes to its category, all else to tables. Made once a
 * render: a page and its metadata both ask.
 */
export const loadPage = cache(async (route: string, styleName?: string): Promise<LoadedPage> => {
  const input = await publicPageInput();
  const category = input.snapshot.categories.find((each) => each.normalizedName === route);
  if (!category) return { kind: 'redirect', to: HOME };
  const style =
    styleName === undefined
      ? category.styles.find((each) => each.id === category.defaultStyleId)
      : category.styles.find((each) => each.normalizedName === styleName);
  const address = styleName === undefined ? 'category' : 'style';
  if (style) return { kind: 'configurator', page: buildPage(input, configurationOf(style)), address, notice: '' };
  if (styleName !== undefined) return { kind: 'redirect', to: categoryPath(route) };
  return { kind: 'empty', category, categories: input.snapshot.categories };
});

/**
 * `…?customSku=`: the configuration of the sku, or what the address shows without one and 'invalid sku'
 * (specification §16.4). A category's route shows every style of the category; all else of another style goes to the
 * route of its own. A configuration that has become restricted or unpriced says so, and so does one that
 * left something to its style. A link that only an earlier catalogue can read says which parts are gone.
 */
export const loadSkuPage = cache(async (sku: string, route: string, styleName?: string): Promise<LoadedPage> => {
  const input = await publicPageInput();
  const found = readSkuOfAny(input.snapshot, sku);
  const before = found.ok ? null : await linkOfBefore(sku, input.snapshot);
  const configuration = found.ok ? found.value.configuration : before?.configuration;
  if (!configuration) {
    const fallback = await loadPage(route, styleName);
    const notice = before?.notice ?? INVALID_SKU;
    return fallback.kind === 'configurator' ? { ...fallback, notice } : fallback;
  }
  const page = buildPage(input, configuration);
  const category = page.category.normalizedName;
  const style = page.configuration.style.normalizedName;
  if (category === route && (styleName ?? style) === style) {
    const first = found.ok ? filledInText(found.value) : (before?.notice ?? '');
    const notice = [first, linkNotice(page, input.markup !== null)].filter((text) => text !== '').join('\n');
    return { kind: 'configurator', page, address: 'configuration', notice };
  }
  return { kind: 'redirect', to: withSku(stylePath(category, style), sku) };
});

const UNKNOWN_GIVEN = 'This link holds no price that was given. What you see are the prices of today.';

/**
 * A mail's link: the configuration of the sku at the price it was given at (specification §17.6). What a dealer has given
 * a price for never shows the shop's own price beside it. A token that nobody was sent says so and gives nothing away.
 */
export const loadGivenPage = cache(
  async (token: string, ...where: Parameters<typeof loadSkuPage>): Promise<LoadedPage> => {
    const loaded = await loadSkuPage(...where);
    if (loaded.kind === 'redirect')
      return { ...loaded, to: loaded.to.includes('?') ? withGiven(loaded.to, token) : loaded.to };
    if (loaded.kind === 'empty') return loaded;
    const { page } = loaded;
    const { family } = page.configuration;
    const given = await findGivenPrice(token, family);
    if (!given) return { ...loaded, notice: [UNKNOWN_GIVEN, loaded.notice].filter((text) => text !== '').join('\n') };
    return { ...loaded, given, page: given.dealer === null ? page : { ...page, prices: noPrices(family) } };
  },
);
