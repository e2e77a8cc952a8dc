import type { Metadata } from 'next';
import type { LoadedPage } from '@/lib/server/configurator/load-page';
import { env } from '@/lib/server/env';

/** Title and description of a page; configurations share their style's. */
export function metadataOf(loaded: LoadedPage): Metadata {
  if (loaded.kind === 'redirect') return {};
  if (loaded.kind === 'empty') {
    return { title: `${loaded.category.title} · ${env.SHOP_NAME}`, description: loaded.category.description };
  }
  const { style, category } = loaded.page;
  return {
    title: `${style.displayName} · ${category.longerName} · ${env.SHOP_NAME}`,
    description: style.description,
  };
}
