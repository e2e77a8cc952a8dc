import { categoryMetadata, styleMetadata } from '@/app/page-metadata';
import type { Category } from '@/lib/domain/catalogue';
import { buildPage } from '@/lib/server/configurator/build-page';
import type { LoadedPage } from '@/lib/server/configurator/load-page';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';

const input = { snapshot: demo.snapshot, priceBook: demo.priceBook, markup: null };

function opened(category: Category): LoadedPage {
  const style = demo.snapshot.stylesById.get(category.defaultStyleId);
  if (!style) throw new Error(`${category.displayName} has no default style`);
  return { kind: 'configurator', page: buildPage(input, style), notice: '' };
}

it.each(demo.snapshot.categories)('The page of $displayName stands for the category', (category) => {
  const { title, description } = categoryMetadata(opened(category));
  expect(title).toMatch(new RegExp(`^${category.title} · `));
  expect(description).toBe(category.description);
});

it.each(demo.snapshot.categories)('A style of $displayName has a page of its own', (category) => {
  const style = demo.snapshot.stylesById.get(category.defaultStyleId);
  const { title, description } = styleMetadata(opened(category));
  expect(title).toMatch(new RegExp(`^${style?.displayName} · ${category.longerName} · `));
  expect(description).toBe(style?.description);
});

it('A category without styles keeps its title', () => {
  const [category] = demo.snapshot.categories;
  if (!category) throw new Error('no category');
  const empty: LoadedPage = { kind: 'empty', category, categories: [category] };
  expect(categoryMetadata(empty)).toEqual(styleMetadata(empty));
  expect(styleMetadata({ kind: 'redirect', to: '/tables' })).toEqual({});
});
