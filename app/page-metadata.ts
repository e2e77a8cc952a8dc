import type { Metadata } from 'next';
import type { LoadedPage } from '@/lib/server/configurator/load-page';
import { env } from '@/lib/server/env';

/** Title and description of a style's page; configurations share their style's. */
export function styleMetadata(loaded: LoadedPage): Metadata {
  if (loaded.kind !== 'configurator') return categoryMetadata(loaded);
  const { style, category } = loaded.page;
  return {
    title: `${style.displayName} · ${category.longerName} · ${env.SHOP_NAME}`,
    description: style.description,
  };
}

/** Title and description of a category's own page, which opens with one of its styles but stands for all. */
export function categoryMetadata(loaded: LoadedPage): Metadata {
  if (loaded.kind === 'redirect') return {};
  const { title, description } = loaded.kind === 'empty' ? loaded.category : loaded.page.category;
  return { title: `${title} · ${env.SHOP_NAME}`, description };
}
