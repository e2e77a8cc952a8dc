import type { Metadata } from 'next';
import { loadPage } from '@/lib/server/configurator/load-page';
import { ConfiguratorScreen } from '../configurator-screen';
import { categoryMetadata } from '../page-metadata';

interface Props {
  params: Promise<{ category: string }>;
}

/** Rendered on first request and kept until the catalogue changes: the build needs no database. */
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata(await loadPage((await params).category));
}

export default async function CategoryPage({ params }: Props) {
  return <ConfiguratorScreen loaded={await loadPage((await params).category)} />;
}
