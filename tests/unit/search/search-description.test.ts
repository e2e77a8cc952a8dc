import { SEARCH_DESCRIPTION_LENGTH, searchDescription } from '@/lib/server/search/search-description';
import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { tableStyle } from '@/tests/fixtures/styles/build';

const words = (description: string, note1 = '', note2 = '') =>
  searchDescription(tableStyle(1, 'Plain', 'PL', { description, note1, note2 }));

describe('what search results say of a style', () => {
  it('is as many whole sentences as fit', () => {
    const first = `${'A long sentence '.repeat(7).trim()}.`;
    expect(words(`${first} ${first}`)).toBe(first);
  });

  it('is filled up with the notes that fit', () => {
    expect(words('A table.', 'It stands.', 'x'.repeat(200))).toBe('A table. It stands.');
  });

  it('joins lines, and keeps figures whole', () => {
    expect(words('Wide planks\n  over 1.25 inches. Good!')).toBe('Wide planks over 1.25 inches. Good!');
  });

  it('is the notes where the first sentence is too long', () => {
    expect(words(`${'x'.repeat(161)}.`, 'A frame.', 'A cushion.')).toBe('A frame. A cushion.');
  });
});

describe('titles and descriptions of the catalogue', () => {
  const { categories } = loadCatalogueFiles('prisma/catalog').snapshot;
  const styles = categories.flatMap((category) => category.styles);
  const pages = [
    ...categories.map(({ title, description }) => ({ title, description })),
    ...styles.map((style) => ({ title: style.title, description: searchDescription(style) })),
  ];

  it('are there for six categories and all their styles', () => {
    expect(categories).toHaveLength(6);
    expect(styles.length).toBeGreaterThanOrEqual(33);
  });

  it.each(pages)('$title', ({ title, description }) => {
    expect(title.length).toBeGreaterThan(20);
    expect(title.length).toBeLessThanOrEqual(50);
    expect(description.length).toBeGreaterThan(80);
    expect(description.length).toBeLessThanOrEqual(SEARCH_DESCRIPTION_LENGTH);
    expect(description).toMatch(/[.!?]$/);
  });

  it('are all different', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });
});
