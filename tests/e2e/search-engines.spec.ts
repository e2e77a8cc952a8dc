import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './test';

const WALNUT = 'LT4272S-L0130-WA-100-RE-E1-F0-20';

/** Every page of the sitemap, as path and query. */
async function sitemap(request: APIRequestContext): Promise<readonly string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => {
    const { pathname, search } = new URL(match[1] ?? '');
    return pathname + search;
  });
}

/** Attributes of the head's elements that search engines and messengers read. */
function headOf(html: string) {
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    title: one(/<title>([^<]*)</),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    picture: one(/<meta property="og:image" content="([^"]*)"/),
    card: one(/<meta name="twitter:card" content="([^"]*)"/),
    scripts: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      (match): { '@type': string } => JSON.parse(match[1] ?? ''),
    ),
  };
}

test('every page of the sitemap answers, is its own canonical address and is described apart', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const paths = await sitemap(request);
  expect(paths.length).toBeGreaterThanOrEqual(6 + 33);
  const seen = { title: new Set<string>(), description: new Set<string>() };
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const { title, description, canonical, scripts } = headOf(await response.text());
    expect(canonical).toBe(`${baseURL}${path}`);
    const described = path.startsWith('/styles') ? ['ItemList'] : ['Product', 'BreadcrumbList'];
    expect(scripts.map((each) => each['@type'])).toEqual(expect.arrayContaining(described));
    seen.title.add(title);
    seen.description.add(description);
  }
  expect(seen.title.size).toBe(paths.length);
  expect(seen.description.size).toBe(paths.length);
});

test('a configuration is its style’s page, with a card and an offer of its own', async ({ request, baseURL }) => {
  const address = `/tables?customSku=${WALNUT}&utm_source=letter`;
  const head = headOf(await (await request.get(address)).text());
  expect(head.canonical).toBe(`${baseURL}/tables/harvest-leg`);
  expect(head.title).toBe('Harvest Leg Table in Walnut · Fernhollow');
  expect(head.description).toMatch(/^Made to order for \$[\d,]+: .*Walnut/);
  expect(head.picture).toBe(`${baseURL}/pictures/og/${WALNUT}.jpg`);
  expect(head.card).toBe('summary_large_image');
  expect(head.scripts[0]).toMatchObject({ '@type': 'Product', material: 'Walnut', offers: { priceCurrency: 'USD' } });
  const picture = await request.get(head.picture);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('an address that is no configuration is its category’s', async ({ request, baseURL }) => {
  const head = headOf(await (await request.get('/tables?customSku=rubbish')).text());
  expect(head.canonical).toBe(`${baseURL}/tables`);
});

test('robots, manifest and icons answer as what they are', async ({ request }) => {
  const kinds = {
    '/robots.txt': 'text/plain',
    '/manifest.webmanifest': 'application/manifest+json',
    '/favicon.ico': 'image/x-icon',
    '/apple-icon.png': 'image/png',
    '/icons/maskable-512.png': 'image/png',
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(kind);
  }
});

test('the style is told below the configurator, with the way up', async ({ page }) => {
  await page.goto('/bath/inset-vanity');
  await expect(page.getByRole('heading', { name: 'About the Inset Vanity' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Bath Vanities' }).click();
  await expect(page).toHaveURL(/\/bath(\?|$)/);
});
