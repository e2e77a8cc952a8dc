import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { CallForm } from '@/components/admin/call-form';
import { DataTable } from '@/components/admin/data-table';
import { PictureForm } from '@/components/admin/pictures/picture-form';
import { SearchForm } from '@/components/admin/search-form';
import { layerPaths } from '@/lib/contracts/addresses';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import { configurationOf } from '@/lib/families/registry';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { availableImageNames } from '@/lib/server/configurator/image-names';
import { readSkuOfAny } from '@/lib/server/configurator/read-sku';
import { database } from '@/lib/server/db';
import { withoutVersion } from '@/lib/server/layers/name';
import { listOwnPictures } from '@/lib/server/pictures/own-pictures';
import { currentAdmin } from '../current-admin';
import { searchOf, type ScreenProps } from '../screen';
import { momentWords } from '../words';

export const metadata: Metadata = { title: 'Pictures' };

const COLUMNS = [{ label: 'Layer' }, { label: 'Put by' }, { label: 'Do' }];

/** Pictures of one's own in the place of drawn layers: those that are there, and a form for another. */
export default async function PicturesPage({ searchParams }: ScreenProps) {
  await currentAdmin();
  const sku = searchOf(await searchParams);
  const [{ Pictures }, design] = await Promise.all([listOwnPictures(database()), designOf(sku)]);
  const rows = Pictures.map(({ Path, Address, Author, At }) => ({
    key: Path,
    cells: [
      <a key="path" href={Address} className="wrap-anywhere underline decoration-line underline-offset-4">
        {Path}
      </a>,
      <span key="who">
        {Author}
        <span className="block text-note text-soft">{momentWords(At)}</span>
      </span>,
      <CallForm
        key="remove"
        path={CATALOGUE_CHANGES.removePicture}
        fixed={{ Path }}
        action="Remove"
        about={`the picture in the place of ${Path}`}
        look="outline"
      />,
    ],
  }));
  return (
    <>
      <AdminTitle
        title="Pictures"
        intro="A picture of your own in the place of a drawn layer. It shows in the shop within seconds, in drafts too."
      />
      <AdminPart title="Put a picture in the place of a layer">
        <SearchForm
          label="Sku of a design that shows the layer"
          value={sku}
          hint="Empty: the first style as it starts"
        />
        {design === null ? (
          <p className="mt-4 font-semibold text-alert">No style reads this sku.</p>
        ) : (
          <PictureForm key={design.sku} name={design.name} layers={design.layers} />
        )}
      </AdminPart>
      <AdminPart title="Pictures that are there">
        <DataTable caption="Pictures of one’s own" columns={COLUMNS} rows={rows} empty="Every layer is drawn." />
      </AdminPart>
    </>
  );
}

async function designOf(sku: string) {
  const { snapshot } = await currentCatalogue();
  const read = sku === '' ? null : readSkuOfAny(snapshot, sku);
  if (read && !read.ok) return null;
  const [first] = snapshot.stylesById.values();
  const configuration = read?.value.configuration ?? (first && configurationOf(first));
  if (!configuration) return null;
  const shown = layerPaths(configuration.family, availableImageNames(configuration));
  return {
    sku: configuration.sku,
    name: configuration.style.displayName,
    layers: shown.map((address) => ({ address, path: withoutVersion(address) })),
  };
}
