import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PreviewBanner } from '@/components/admin/preview-banner';
import { previewPath } from '@/lib/contracts/admin/desk';
import { stylePath } from '@/lib/contracts/addresses';
import { skuInQuery } from '@/lib/domain/sku-text';
import { loadPreview } from '@/lib/server/configurator/load-preview';
import { currentAdmin } from '../../../admin/current-admin';
import { orNotFound, readDraft } from '../../../admin/drafts/read-draft';
import { ConfiguratorScreen } from '../../../configurator-screen';

interface Props {
  /** `page` is the path of the page in the shop. */
  readonly params: Promise<{ readonly draft: string; readonly page?: readonly string[] }>;
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

/** Made for one administrator, of a draft as it stands; kept by nobody. */
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Preview', robots: { index: false }, referrer: 'no-referrer' };

/** A draft in the real configurator. */
export default async function PreviewPage({ params, searchParams }: Props) {
  await currentAdmin();
  const { draft: id, page = [] } = await params;
  const query = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const { draft } = await readDraft(id, () => null);
  const loaded = await orNotFound(() => loadPreview(id, page, skuInQuery(new URLSearchParams(query))));
  if (!loaded) notFound();
  const styles = loaded.page.snapshot.categories.flatMap(({ normalizedName: category, styles: own }) =>
    own.map(({ displayName, normalizedName }) => ({
      name: displayName,
      path: previewPath(id) + stylePath(category, normalizedName),
    })),
  );
  return (
    <>
      <PreviewBanner id={id} name={draft.Name} styles={styles} />
      <ConfiguratorScreen loaded={loaded} />
    </>
  );
}
