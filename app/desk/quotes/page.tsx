import type { Metadata } from 'next';
import { QuoteDesk } from '@/components/quotes/quote-desk';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { env } from '@/lib/server/env';
import { ShopHeader } from '../../shop-header';

/** Inner route of `/WebAccount/Quotes` (next.config.js). A build has no database. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: `Quotes · ${env.SHOP_NAME}`, robots: { index: false } };

interface Props {
  searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** The desk of quotes, or one of them: `?id=…`, `&revision=…` (specification §23). What is on it the browser asks for. */
export default async function DeskPage({ searchParams }: Props) {
  const { id, revision } = await searchParams;
  const { snapshot } = await currentCatalogue();
  return (
    <>
      <ShopHeader categories={snapshot.categories} />
      <main className="mx-auto max-w-[80rem] px-4 pt-10 pb-16 md:px-6">
        <QuoteDesk id={typeof id === 'string' ? id : null} revision={Number(revision) || undefined} />
      </main>
    </>
  );
}
