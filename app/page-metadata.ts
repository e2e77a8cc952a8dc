import type { Metadata } from 'next';
import { absolute, categoryPath } from '@/lib/contracts/addresses';
import type { LoadedPage } from '@/lib/server/configurator/load-page';
import { env } from '@/lib/server/env';
import { pageFacts, type PageFacts } from '@/lib/server/search/page-facts';

const CARD = { width: 1200, height: 630, type: 'image/jpeg' };
/** Stands for a piece that nobody has drawn yet. */
const MARK = { url: absolute(env.SITE_URL, '/icons/icon-512.png'), width: 512, height: 512, type: 'image/png' };

/** Title, description, canonical address and link cards of a page. */
export function metadataOf(loaded: LoadedPage): Metadata {
  if (loaded.kind === 'redirect') return {};
  if (loaded.kind === 'empty') {
    const { category } = loaded;
    const { title, description } = category;
    return {
      ...named(title, description),
      alternates: { canonical: absolute(env.SITE_URL, categoryPath(category.normalizedName)) },
    };
  }
  const facts = pageFacts(loaded.page, loaded.address);
  return {
    ...named(facts.title, facts.description),
    alternates: { canonical: facts.canonical },
    ...linkCards(facts),
  };
}

const named = (title: string, description: string): Metadata => ({
  title: `${title} · ${env.SHOP_NAME}`,
  description,
});

/** How the page shows where its link is put: Open Graph, and the one thing X wants beside it. */
function linkCards({ title, description, url, piece, picture }: PageFacts): Metadata {
  const image = picture === null ? { ...MARK, alt: env.SHOP_NAME } : { ...CARD, url: picture, alt: piece };
  return {
    openGraph: { type: 'website', siteName: env.SHOP_NAME, locale: 'en_US', title, description, url, images: image },
    twitter: {
      card: picture === null ? 'summary' : 'summary_large_image',
      title,
      description,
      images: { url: image.url, alt: image.alt },
    },
  };
}
