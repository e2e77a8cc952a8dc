import type { Metadata } from 'next';
import { skuOfSegment } from '@/lib/contracts/addresses';
import { loadSkuPage } from '@/lib/server/configurator/load-page';
import { ConfiguratorScreen } from '../../../configurator-screen';
import { metadataOf } from '../../../page-metadata';

interface Props {
  /** `page` is the path of the page: category, and style where it names one. */
  params: Promise<{ sku: string; page: readonly string[] }>;
}

/**
 * Inner route of `…?customSku=` (see the rewrite in next.config.js): reading search parameters would make the plain
 * pages dynamic. Visitor-chosen skus live in the bounded memory cache only.
 */
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

async function load(params: Props['params']) {
  const { sku, page } = await params;
  const [category = '', ...style] = page;
  return loadSkuPage(skuOfSegment(sku), category, style.length === 0 ? undefined : style.join('/'));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(await load(params));
}

export default async function SkuPage({ params }: Props) {
  return <ConfiguratorScreen loaded={await load(params)} />;
}
