import type { Metadata } from 'next';
import { skuOfSegment } from '@/lib/contracts/addresses';
import { loadGivenPage } from '@/lib/server/configurator/load-page';
import { ConfiguratorScreen } from '../../../../configurator-screen';
import { metadataOf } from '../../../../page-metadata';

interface Props {
  /** `page` is the path of the page: category, and style where it names one. */
  params: Promise<{ given: string; sku: string; page: readonly string[] }>;
}

/** Inner route of a mail's link, `…?customSku=…&given=…` (next.config.js): made for each visit, kept by nobody. */
export const dynamic = 'force-dynamic';

async function load(params: Props['params']) {
  const { given, sku, page } = await params;
  const [category = '', ...style] = page;
  return loadGivenPage(given, skuOfSegment(sku), category, style.length === 0 ? undefined : style.join('/'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...metadataOf(await load(params)), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function GivenPage({ params }: Props) {
  return <ConfiguratorScreen loaded={await load(params)} />;
}
