import 'server-only';
import { absolute, categoryPath, categoryStyles, STYLES, stylePath } from '@/lib/contracts/addresses';
import type { CatalogueSnapshot, Style } from '@/lib/domain/catalogue';
import { configurationOf } from '@/lib/families/registry';
import { currentCatalogue, publishedAt } from '../catalogue/load';
import { availableImageNames } from '../configurator/image-names';
import { env } from '../env';
import { cardAddress } from './card-address';

/** A page that search engines should know. */
export interface SitemapEntry {
  readonly url: string;
  readonly lastModified: Date;
  readonly images?: string[];
}

/** The showroom, and every category and style with the picture it opens with; configurations are their styles' (canonical). */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [{ snapshot }, lastModified] = await Promise.all([currentCatalogue(), publishedAt()]);
  const ofCategories = snapshot.categories.flatMap((category) => [
    { url: absolute(env.SITE_URL, categoryPath(category.normalizedName)), lastModified },
    { url: absolute(env.SITE_URL, categoryStyles(category.normalizedName)), lastModified },
    ...category.styles.map((style) => ({
      url: absolute(env.SITE_URL, stylePath(category.normalizedName, style.normalizedName)),
      lastModified,
      ...imagesOf(snapshot, style),
    })),
  ]);
  return [{ url: absolute(env.SITE_URL, STYLES), lastModified }, ...ofCategories];
}

function imagesOf(snapshot: CatalogueSnapshot, style: Style): Pick<SitemapEntry, 'images'> {
  const configuration = configurationOf(style);
  const picture = cardAddress({ configuration, images: availableImageNames(snapshot, configuration) });
  return picture === null ? {} : { images: [picture] };
}
