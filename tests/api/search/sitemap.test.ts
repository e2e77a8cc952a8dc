import robots from '@/app/robots';
import manifest from '@/app/manifest';
import sitemap from '@/app/sitemap';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { catalogueDatabase } from '../catalogue-database';

catalogueDatabase();

describe('sitemap', () => {
  it('lists the showroom, and every category and style once, with the picture of the default, and no configuration', async () => {
    const { categories } = (await currentCatalogue()).snapshot;
    const entries = await sitemap();
    const styles = categories.flatMap((category) =>
      category.styles.map((style) => `http://localhost:3000/${category.normalizedName}/${style.normalizedName}`),
    );
    const routes = categories.map(({ normalizedName }) => `http://localhost:3000/${normalizedName}`);
    const showroom = ['', ...categories.map(({ normalizedName }) => `?category=${normalizedName}`)].map(
      (query) => `http://localhost:3000/styles${query}`,
    );
    expect(entries.map(({ url }) => url).sort()).toEqual([...routes, ...styles, ...showroom].sort());
    for (const { lastModified } of entries) expect(Date.now() - Number(lastModified)).toBeGreaterThan(0);
    expect(entries.find(({ url }) => url.endsWith('/tables/harvest-leg'))?.images).toEqual([
      'http://localhost:3000/pictures/og/LT4272S-L0130-CH-113-RE-E1-F0-20.jpg',
    ]);
  });
});

describe('robots', () => {
  it('may go everywhere but to calls, and is told of the sitemap', () => {
    expect(robots()).toEqual({
      rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/internal/'] },
      sitemap: 'http://localhost:3000/sitemap.xml',
    });
  });
});

describe('manifest', () => {
  it('names icons that are there, in their sizes', async () => {
    const { icons = [], start_url } = manifest();
    expect(start_url).toBe('/tables');
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['192x192', 'maskable'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp(`public${src}`).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    expect(existsSync('app/apple-icon.png')).toBe(true);
  });
});
