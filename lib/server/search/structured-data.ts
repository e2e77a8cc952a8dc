import 'server-only';
import type { BreadcrumbList, Offer, Product, WithContext } from 'schema-dts';
import { absolute, categoryPath, ROOT, stylePath, type PageAddress } from '@/lib/contracts/addresses';
import type { PageSource } from '@/lib/contracts/page';
import { styleName } from '@/lib/domain/style-name';
import { env } from '../env';
import { pageFacts, type PageFacts } from './page-facts';

const CONTEXT = 'https://schema.org';

export type StructuredData = WithContext<Product> | WithContext<BreadcrumbList>;

/** What a page says of itself in the vocabulary of schema.org, a list for the page's JSON-LD scripts. */
export function structuredData(page: PageSource, address: PageAddress): readonly StructuredData[] {
  const product = productOf(page, pageFacts(page, address));
  return [product, breadcrumbs(page, address !== 'category')];
}

/** The piece on show. Its price is the public one; without one there is no offer. */
function productOf({ category, configuration }: PageSource, facts: PageFacts): WithContext<Product> {
  const { sku, material, price, picture, rows, url } = facts;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: facts.piece,
    description: configuration.style.description.replace(/\s+/g, ' '),
    sku,
    url,
    category: category.longerName,
    brand: { '@type': 'Brand', name: env.SHOP_NAME },
    additionalProperty: rows.map((row) => ({
      '@type': 'PropertyValue',
      name: row.sectionDisplayName,
      value: row.partName,
    })),
    ...(material !== null && { material }),
    ...(picture !== null && { image: picture }),
    ...(price !== null && { offers: offerOf(url, price) }),
  };
}

const offerOf = (url: string, price: number): Offer => ({
  '@type': 'Offer',
  url,
  price: String(price),
  priceCurrency: 'USD',
  availability: 'https://schema.org/MadeToOrder',
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'Organization', name: env.SHOP_NAME, url: absolute(env.SITE_URL, ROOT) },
});

function breadcrumbs({ category, configuration }: PageSource, withStyle: boolean): WithContext<BreadcrumbList> {
  const { style } = configuration;
  const trail = [
    { name: env.SHOP_NAME, item: absolute(env.SITE_URL, ROOT) },
    { name: category.longerName, item: absolute(env.SITE_URL, categoryPath(category.normalizedName)) },
    ...(withStyle
      ? [
          {
            name: styleName(style),
            item: absolute(env.SITE_URL, stylePath(category.normalizedName, style.normalizedName)),
          },
        ]
      : []),
  ];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
}
