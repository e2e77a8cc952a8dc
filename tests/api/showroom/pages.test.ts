/** The showroom of a catalogue of many styles (specification §2.7). */
import { importRows } from '@/lib/server/catalogue/import';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { showroomData } from '@/lib/server/search/showroom-data';
import { showroomFacts } from '@/lib/server/search/showroom-facts';
import { loadShowroom } from '@/lib/server/showroom/load-showroom';
import { manyStyles } from '@/scripts/bench/scale/many-styles';
import { testDatabase, testDatabaseUrl } from '@/tests/setup/test-database';

testDatabase();

const STYLES = 130;
const PAGE = 60;
const SITE = 'http://localhost:3000';

beforeAll(async () => {
  const rows = manyStyles(readCatalogueRows('prisma/catalog'), { styles: STYLES, restrictions: 0 });
  await importRows(testDatabaseUrl(), rows);
});

const at = (page: number) => loadShowroom(`page=${page}`);

it('stands on pages that are no longer than any other, and together hold every style once', async () => {
  const pages = await Promise.all([1, 2, 3].map(at));
  expect(pages.map(({ styles }) => styles.length)).toEqual([PAGE, PAGE, STYLES - 2 * PAGE]);
  expect(new Set(pages.flatMap(({ styles }) => styles.map(({ id }) => id))).size).toBe(STYLES);
  expect(pages.map(({ count }) => count)).toEqual([STYLES, STYLES, STYLES]);
  expect(pages.map(({ pages: { previous, next } }) => [previous, next])).toEqual([
    [null, '/styles?page=2'],
    ['/styles', '/styles?page=3'],
    ['/styles?page=2', null],
  ]);
});

it('tells search engines of each page by itself, and counts on through the list', async () => {
  const second = await at(2);
  const canonical = `${SITE}/styles?page=2`;
  expect(showroomFacts(second)).toMatchObject({ title: 'All styles, page 2', canonical, isIndexed: true });
  const { itemListElement, numberOfItems } = showroomData(second);
  expect(numberOfItems).toBe(STYLES);
  expect(itemListElement).toMatchObject(second.styles.map(({ name }, index) => ({ name, position: PAGE + index + 1 })));
  const sorted = showroomFacts(await loadShowroom('sort=name&page=2'));
  expect(sorted).toMatchObject({ canonical: `${SITE}/styles`, isIndexed: false });
});

it('keeps search and order from page to page, and begins again with another filter', async () => {
  const search = await loadShowroom('sort=name&category=tables&page=1');
  const { count, pages, filters, orders } = await loadShowroom('sort=name&page=2');
  expect(search.count).toBeLessThan(count);
  expect(pages).toMatchObject({ previous: '/styles?sort=name', next: '/styles?page=3&sort=name' });
  for (const { path } of [...orders, ...filters.flatMap(({ links }) => links)]) expect(path).not.toContain('page=');
});

it('shows and opens what was looked for, and the style as it starts where nothing was', async () => {
  const [twins, beds] = await Promise.all([loadShowroom('bed=twin'), loadShowroom('category=bedrooms')]);
  const byId = new Map(beds.styles.map((style) => [style.id, style]));
  expect(twins.styles.length).toBeGreaterThan(0);
  for (const { id, path, picture } of twins.styles) {
    const start = byId.get(id);
    expect(path).toMatch(/^\/bedrooms\/[a-z0-9-]+\?customSku=[A-Z0-9-]+$/);
    expect(start?.path).toBe(path.split('?')[0]);
    expect(picture).toMatch(/^\/pictures\/whole\//);
    expect(picture).not.toBe(start?.picture);
  }
});
