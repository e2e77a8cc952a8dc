import type { Metadata } from 'next';
import { loadPage } from '@/lib/server/configurator/load-page';
import { ConfiguratorScreen } from '../../configurator-screen';
import { styleMetadata } from '../../page-metadata';

interface Props {
  params: Promise<{ category: string; style: string }>;
}

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

async function load(params: Props['params']) {
  const { category, style } = await params;
  return loadPage(category, style);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return styleMetadata(await load(params));
}

export default async function StylePage({ params }: Props) {
  return <ConfiguratorScreen loaded={await load(params)} />;
}
