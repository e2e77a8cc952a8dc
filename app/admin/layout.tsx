import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdminNavigation } from '@/components/admin/admin-navigation';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { env } from '@/lib/server/env';
import { ShopHeader } from '../shop-header';
import { currentAdmin } from './current-admin';

/** Made for one administrator, and from what the database says now. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: { template: `%s · ${env.SHOP_NAME}’s desk`, default: `${env.SHOP_NAME}’s desk` },
  robots: { index: false },
};

/** The desk of the catalogue's administrators: the shop's header, the desk's own menu, and a screen. */
export default async function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { email } = await currentAdmin();
  const { snapshot } = await currentCatalogue();
  return (
    <>
      <ShopHeader categories={snapshot.categories} />
      <div className="mx-auto grid max-w-[92rem] grid-cols-[minmax(0,1fr)] gap-x-10 px-4 pb-16 md:px-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <AdminNavigation email={email} />
        <main className="min-w-0 pt-6 lg:pt-10">
          <noscript>
            <p className="mb-6 font-semibold text-alert">Changing anything here needs JavaScript.</p>
          </noscript>
          {children}
        </main>
      </div>
    </>
  );
}
