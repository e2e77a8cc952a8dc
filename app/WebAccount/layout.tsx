import type { ReactNode } from 'react';
import { PREVIEW_FILES } from '@/components/configurator/preview/decode-picture';
import { PICTURE_FRAME } from '@/components/configurator/preview/layer-stack';
import type { PageSource } from '@/lib/contracts/page';
import { loadPage } from '@/lib/server/configurator/load-page';
import { wholeAddress } from '@/lib/server/pictures/whole';
import { ShopHeader } from '../shop-header';

/** Rendered for each visit: a build has no database, and addresses with reset tokens must be in no cache. */
export const dynamic = 'force-dynamic';

/** The piece that stands beside the forms. */
const SHOWN_CATEGORY = 'tables';

/** Account screens stand in the showroom too: the shop's header, a piece to look at, and the form beside it. */
export default async function AccountLayout({ children }: { readonly children: ReactNode }) {
  const loaded = await loadPage(SHOWN_CATEGORY);
  const page = loaded.kind === 'configurator' ? loaded.page : null;
  return (
    <>
      <ShopHeader categories={page?.snapshot.categories ?? []} hasAccount={false} />
      <main className="mx-auto grid max-w-[92rem] gap-x-16 px-4 pt-10 pb-16 md:px-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-6">
        {page && <ShownPiece page={page} />}
        <div className="mx-auto w-full max-w-[26rem] self-center">{children}</div>
      </main>
    </>
  );
}

/** Decoration that may come late, and not at all where it is hidden. */
function ShownPiece({ page }: { readonly page: PageSource }) {
  const whole = wholeAddress(page);
  return (
    <div
      role="img"
      aria-label={page.configuration.style.displayName}
      className="stage-ground relative hidden min-h-[min(44rem,calc(100svh-9rem))] overflow-hidden rounded-stage lg:block"
    >
      {whole !== null && (
        // eslint-disable-next-line @next/next/no-img-element -- composed and sized by our own picture engine
        <img {...PICTURE_FRAME} {...PREVIEW_FILES(whole)} alt="" loading="lazy" />
      )}
    </div>
  );
}
