import { configurationOf, familyOf } from '@/lib/families/registry';
import { buildsOf } from '@/lib/families/showroom/builds';
import { facetsOf } from '@/lib/server/showroom/facets';
import { found, readSearch, searchPath, withChoice } from '@/lib/server/showroom/search';
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
});
