import { configurationOf, familyOf } from '@/lib/families/registry';
import { buildsOf } from '@/lib/families/showroom/builds';
import { facetsOf } from '@/lib/server/showroom/facets';
import { found, PAGE_SIZE, pageOf, readSearch, searchPath, withChoice } from '@/lib/server/showroom/search';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';

const styles = demo.snapshot.categories.flatMap((category) =>
  category.styles.map((style) => ({ style, category, builds: buildsOf(familyOf(style), style) })),
);
const facets = facetsOf(styles);
const search = (query: string) => readSearch(facets, new URLSearchParams(query));
const names = (query: string) => found(styles, search(query)).map(({ style }) => style.normalizedName);

describe('A search of the showroom', () => {
  it('without a question finds everything, in the order of the catalogue', () => {
    expect(names('')).toEqual(styles.map(({ style }) => style.normalizedName));
  });

  it('finds the styles of a room', () => {
    const dining = demo.snapshot.categories.find(({ normalizedName }) => normalizedName === 'dining');
    expect(names('category=dining')).toEqual(dining?.styles.map(({ normalizedName }) => normalizedName));
  });

  it('finds what one build is all at once, not what several are in turn', () => {
    // the pedestal seats ten, but as no top of 36 inches
    expect(names('shape=round&seats=6')).toEqual(['orchard-pedestal']);
    expect(names('shape=round&seats=8&width=24-36')).toEqual([]);
  });

  it('finds beds by their mattress', () => {
    expect(names('bed=king').every((name) => name.endsWith('bed'))).toBe(true);
    expect(names('bed=king')).toHaveLength(4);
  });

  it('has one address however it is asked', () => {
    expect(searchPath(search('seats=6&shape=ROUND&utm_source=mail'))).toBe('/styles?seats=6&shape=round');
    expect(searchPath(search('shape=round&sort=shop&seats=6'))).toBe('/styles?seats=6&shape=round');
    expect(searchPath(search('sort=price'))).toBe('/styles?sort=price');
    expect(searchPath(search('shape=heart&seats=1000&sort=luck'))).toBe('/styles');
  });

  it('counts exactly what each of its choices leads to', () => {
    const asked = search('shape=rectangle');
    for (const facet of facets) {
      for (const choice of facet.choices) {
        const next = withChoice(asked, facet, choice);
        const read = search(searchPath(next).split('?')[1] ?? '');
        expect(found(styles, read)).toEqual(found(styles, next));
      }
    }
  });

  it('offers every choice that some style has, so that none leads nowhere by itself', () => {
    for (const facet of facets) {
      for (const choice of facet.choices) {
        expect(found(styles, withChoice(search(''), facet, choice)).length).toBeGreaterThan(0);
      }
    }
  });

  it('finds the default of every style by what it is', () => {
    for (const { style, category } of styles) {
      const shape = configurationOf(style).selection.slots.TopShape?.[0];
      const query = new URLSearchParams({ category: category.normalizedName });
      if (shape) query.set('shape', shape.normalizedName);
      expect(names(String(query))).toContain(style.normalizedName);
    }
  });

  it('leads to its pages, and to the first one of every other search', () => {
    const third = search('shape=round&page=3');
    expect(searchPath(third)).toBe('/styles?page=3&shape=round');
    expect(searchPath(search('page=1'))).toBe('/styles');
    expect(['0', '-1', 'x', '1e3', '99999'].map((page) => search(`page=${page}`).page)).toEqual(Array(5).fill(1));
    const [shape] = third.chosen.keys();
    expect(shape && searchPath(withChoice(third, shape, null))).toBe('/styles');
  });
});

describe('Pages of a list', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => index);

  it('hold everything once, in its order, and none is longer than the others', () => {
    const all = list(588);
    const pages = list(10).map((index) => pageOf(all, index + 1));
    expect(pages.flatMap(({ shown }) => shown)).toEqual(all);
    expect(pages.map(({ shown }) => shown.length)).toEqual([...Array<number>(9).fill(PAGE_SIZE), 48]);
    expect(pages.map(({ page, pages: of }) => [page, of])).toEqual(list(10).map((index) => [index + 1, 10]));
  });

  it('end with the last one, whichever is asked for', () => {
    expect(pageOf(list(61), 7)).toEqual({ page: 2, pages: 2, shown: [60] });
    expect(pageOf([], 3)).toEqual({ page: 1, pages: 1, shown: [] });
  });
});
