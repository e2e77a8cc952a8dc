import Validator from '@adobe/structured-data-validator';
import { z } from 'zod';
import { configurationOf } from '@/lib/families/registry';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { buildPage, buildPageBySku } from '@/lib/server/configurator/build-page';
import { publicPageInput } from '@/lib/server/configurator/page-input';
import type { PageAddress } from '@/lib/contracts/addresses';
import { structuredData } from '@/lib/server/search/structured-data';
import { catalogueDatabase } from '../catalogue-database';
import { HARVEST_SKU } from '../harvest-leg';

catalogueDatabase();

const url = z.url();
/** What Google asks of each, and what we promise besides. */
const product = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Product'),
  name: z.string().min(3),
  description: z.string().min(40),
  sku: z.string().regex(/^[\w-]+$/),
  url,
  brand: z.object({ '@type': z.literal('Brand'), name: z.literal('Fernhollow') }),
  image: url.optional(),
  offers: z.object({
    '@type': z.literal('Offer'),
    url,
    price: z.string().regex(/^[1-9]\d*$/),
    priceCurrency: z.literal('USD'),
    availability: z.literal('https://schema.org/MadeToOrder'),
    itemCondition: z.literal('https://schema.org/NewCondition'),
  }),
});
const place = { '@type': z.literal('ListItem'), position: z.int(), name: z.string().min(1) };
const inOrder = (list: readonly { position: number }[]) => list.every(({ position }, index) => position === index + 1);
const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.object({ ...place, item: url }))
    .min(2)
    .refine(inOrder),
});
const shapes = [product, breadcrumbs];

interface Page {
  readonly address: PageAddress;
  readonly data: ReturnType<typeof structuredData>;
}

describe('structured data', () => {
  const pages: Page[] = [];

  /** Every category and style, and a configuration of each. */
  beforeAll(async () => {
    const input = await publicPageInput();
    for (const category of input.snapshot.categories) {
      for (const style of category.styles) {
        const page = buildPage(input, configurationOf(style));
        const addresses: PageAddress[] = ['style', 'configuration'];
        if (style.id === category.defaultStyleId) addresses.push('category');
        for (const address of addresses) pages.push({ address, data: structuredData(page, address) });
      }
    }
  });

  it('has what search engines ask for, on every category and style page', () => {
    expect(pages.filter(({ address }) => address === 'category')).toHaveLength(6);
    for (const { data } of pages) {
      expect(data).toHaveLength(2);
      data.forEach((each, index) => expect(shapes[index]?.safeParse(each).error).toBeUndefined());
    }
  });

  it('passes the validator', async () => {
    const validator = new Validator();
    for (const { data } of pages) {
      const jsonld = Object.fromEntries(data.map((each) => [each['@type'], [each]]));
      const errors = (await validator.validate({ jsonld })).filter(({ severity }) => severity === 'ERROR');
      // What nobody has drawn yet has no picture; nothing else may be amiss.
      const isDrawn = data.some((each) => 'image' in each);
      expect(errors.filter(({ fieldNames }) => isDrawn || !fieldNames?.includes('image'))).toEqual([]);
    }
  });

  it('is found wanting by the validator without a price', async () => {
    const [product] = pages[0]?.data ?? [];
    const issues = await new Validator().validate({ jsonld: { Product: [{ ...product, offers: undefined }] } });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).not.toEqual([]);
  });

  it('offers the configuration of the link at the public price', async () => {
    const input = await publicPageInput();
    const page = buildPageBySku(input, HARVEST_SKU.replace('-CH-113-', '-WA-100-'));
    if (!page.ok) throw new Error(page.error);
    const [found] = structuredData(page.value, 'configuration');
    expect(found).toMatchObject({
      name: 'Harvest Leg Table in Walnut',
      material: 'Walnut',
      url: `http://localhost:3000/tables/harvest-leg?customSku=${HARVEST_SKU.replace('-CH-113-', '-WA-100-')}`,
      image: `http://localhost:3000/pictures/og/${HARVEST_SKU.replace('-CH-113-', '-WA-100-')}.jpg`,
      offers: { price: String(page.value.prices.total) },
    });
  });

  it('offers nothing where the public sees no price', async () => {
    const { snapshot, priceBook } = await currentCatalogue();
    const style = snapshot.stylesById.get(17);
    if (!style) throw new Error('no style 17');
    const [found] = structuredData(buildPage({ snapshot, priceBook, markup: null }, configurationOf(style)), 'style');
    expect(found).not.toHaveProperty('offers');
  });
});
