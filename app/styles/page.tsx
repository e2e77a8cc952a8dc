import type { Metadata } from 'next';
import { SkipLink } from '@/components/configurator/skip-link';
import { Showroom } from '@/components/showroom/showroom';
import { STYLES } from '@/lib/contracts/addresses';
import { env } from '@/lib/server/env';
import { showroomData } from '@/lib/server/search/showroom-data';
import { showroomFacts } from '@/lib/server/search/showroom-facts';
import { loadShowroom } from '@/lib/server/showroom/load-showroom';
import { JsonLd } from '../json-ld';
import { ShopHeader } from '../shop-header';

interface Props {
  searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

async function load({ searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return loadShowroom(String(new URLSearchParams(given)));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, description, canonical, isIndexed } = showroomFacts(await load(props));
  return {
    title: `${title} · ${env.SHOP_NAME}`,
    description,
    alternates: { canonical },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
    openGraph: { type: 'website', siteName: env.SHOP_NAME, locale: 'en_US', title, description, url: canonical },
  };
}

/** The showroom (specification §2.7). Kept like the other pages: next.config.js says so of its address. */
export default async function StylesPage(props: Props) {
  const shown = await load(props);
  const { title, description } = showroomFacts(shown);
  return (
    <>
      <SkipLink />
      <JsonLd data={[showroomData(shown)]} />
      <ShopHeader categories={shown.categories} activeRoute={STYLES.slice(1)} />
      <Showroom
        title={title}
        intro={description}
        filters={shown.filters}
        styles={shown.styles}
        count={shown.count}
        pages={shown.pages}
        without={shown.without}
        orders={shown.orders}
      />
    </>
  );
}
