import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/configurator/navigation/site-header';
import { LayerStack } from '@/components/configurator/preview/layer-stack';
import { pictureOf } from '@/lib/domain/picture';
import type { PageSource } from '@/lib/contracts/page';
import { loadPage } from '@/lib/server/configurator/load-page';
import { env } from '@/lib/server/env';
import { menuOf } from '../menu';

/** Rendered for each visit: a build has no database, and addresses with reset tokens must be in no cache. */
export const dynamic = 'force-dynamic';

/** Lets a browser choose the files that the category page will want as well. */
const SAME_FILES = '50vw';

/** The piece that stands beside the forms. */
const SHOWN_CATEGORY = 'tables';

/** Account screens stand in the showroom too: the shop's header, a piece to look at, and the form beside it. */
export default async function AccountLayout({ children }: { readonly children: ReactNode }) {
  const loaded = await loadPage(SHOWN_CATEGORY);
  const page = loaded.kind === 'configurator' ? loaded.page : null;
  return (
    <>
      <SiteHeader shopName={env.SHOP_NAME} categories={menuOf(page?.snapshot.categories ?? [])} activeRoute="" />
      <main className="mx-auto grid max-w-[92rem] gap-x-16 px-4 pt-10 pb-16 md:px-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-6">
        {page && <ShownPiece page={page} />}
        <div className="mx-auto w-full max-w-[26rem] self-center">{children}</div>
      </main>
    </>
  );
}

function ShownPiece({ page: { configuration, images } }: { readonly page: PageSource }) {
  const picture = pictureOf(configuration, images);
  return (
    <div className="stage-ground relative hidden min-h-[min(44rem,calc(100svh-9rem))] overflow-hidden rounded-stage lg:block">
      <LayerStack picture={picture} label={configuration.style.displayName} sizes={SAME_FILES} isDecoration />
    </div>
  );
}
