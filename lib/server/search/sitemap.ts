import 'server-only';
import type { Style } from '@/lib/domain/catalogue';
import { publishedAt } from '../catalogue/load';
import { buildPage, type PageInput } from '../configurator/build-page';
import { publicPageInput } from '../configurator/page-input';
import { absolute, categoryPath, stylePath } from './addresses';
import { pageFacts } from './page-facts';

/** A page that search engines should know. */
export interface SitemapEntry {
  readonly url: string;
  readonly lastModified: Date;
  readonly images?: string[];
}

/** Every category and style with the picture it opens with; configurations are their styles' (canonical). */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [input, lastModified] = await Promise.all([publicPageInput(), publishedAt()]);
  return input.snapshot.categories.flatMap((category) => [
    { url: absolute(categoryPath(category)), lastModified },
    ...category.styles.map((style) => ({
      url: absolute(stylePath(category, style)),
      lastModified,
      ...pictures(input, style),
    })),
  ]);
}

function pictures(input: PageInput, style: Style): Pick<SitemapEntry, 'images'> {
  const { picture } = pageFacts(buildPage(input, style), 'style');
  return picture === null ? {} : { images: [picture] };
}
