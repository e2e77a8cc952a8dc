import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { DataTable } from '@/components/admin/data-table';
import { PictureDeeds } from '@/components/admin/pictures/picture-deeds';
import { PictureForm } from '@/components/admin/pictures/picture-form';
import { SearchForm } from '@/components/admin/search-form';
import { configurationOf } from '@/lib/families/registry';
import { previewCatalogue } from '@/lib/server/catalogue/drafts/preview';
import type { Catalogue } from '@/lib/server/catalogue/files';
import { layerAddresses } from '@/lib/server/configurator/image-names';
import { readSkuOfAny } from '@/lib/server/configurator/read-sku';
import { Problem } from '@/lib/server/http/problem';
import { withVersion } from '@/lib/server/layers/name';
import { currentAdmin } from '../../../current-admin';
import { searchOf, type ScreenProps } from '../../../screen';
import { readDraft, type DraftProps } from '../../read-draft';
import { picturesOf, placesIn, type PicturesOfDraft } from '../../swatch-places';

export const metadata: Metadata = { title: 'Pictures' };

const COLUMNS = [{ label: 'Picture' }, { label: 'In this draft' }, { label: 'Do' }];

/** Pictures of one's own in a draft: those that are there or were, and a form for another in the place of a layer. */
export default async function DraftPicturesPage({ params, searchParams }: DraftProps & ScreenProps) {
  await currentAdmin();
  const sku = searchOf(await searchParams);
  const { draft, seen } = await readDraft((await params).draft, picturesOf);
  const design = await designOf(draft.Id, sku, seen);
  return (
    <>
      <AdminTitle
        title="Pictures"
        intro="A picture of your own in the place of a drawn layer. The preview shows it at once, the shop when the draft is published."
      />
      <AdminPart title="Put a picture in the place of a layer">
        <SearchForm
          label="Sku of a design that shows the layer"
          value={sku}
          hint="Empty: the first style as it starts"
        />
        {typeof design === 'string' ? (
          <p className="mt-4 font-semibold text-alert">{design}</p>
        ) : (
          <PictureForm key={design.sku} draftId={draft.Id} name={design.name} layers={design.layers} />
        )}
      </AdminPart>
      <AdminPart title="Pictures that are there">
        <DataTable
          caption="Pictures of one’s own"
          columns={COLUMNS}
          rows={rowsOf(draft.Id, seen)}
          empty="Everything is drawn."
        />
      </AdminPart>
    </>
  );
}

function rowsOf(draftId: string, { now, base }: PicturesOfDraft) {
  return [...new Set([...base.keys(), ...now.keys()])].sort().map((path) => {
    const place = { path, now: now.get(path) ?? null, base: base.get(path) ?? null };
    const shown = place.now ?? place.base;
    return {
      key: path,
      cells: [
        <a
          key="path"
          href={shown === null ? path : withVersion(path, shown)}
          className="wrap-anywhere underline decoration-line underline-offset-4"
        >
          {path}
        </a>,
        wordOf(place),
        <PictureDeeds key="deeds" draftId={draftId} place={place} about={`in the place of ${path}`} />,
      ],
    };
  });
}

const wordOf = ({ now, base }: { readonly now: string | null; readonly base: string | null }): string => {
  if (now === base) return 'as before';
  if (base === null) return 'put';
  return now === null ? 'taken away' : 'replaced';
};

/** The layers of the design that a sku names in the preview, of the first style without one; or why there are none. */
async function designOf(draftId: string, sku: string, pictures: PicturesOfDraft) {
  const catalogue = await previewOf(draftId);
  if (typeof catalogue === 'string') return catalogue;
  const { snapshot } = catalogue;
  const [first] = snapshot.stylesById.values();
  const read = sku === '' ? null : readSkuOfAny(snapshot, sku);
  const configuration = read?.ok ? read.value.configuration : first && configurationOf(first);
  if (!configuration || read?.ok === false) return 'No style reads this sku.';
  const placeOf = placesIn(pictures);
  const shown = layerAddresses(snapshot, configuration);
  return {
    sku: configuration.sku,
    name: configuration.style.displayName,
    layers: shown.map((address) => {
      const place = placeOf('', address);
      return { ...place, label: place.path.split('/').slice(3).join('/') };
    }),
  };
}

/** The draft's preview, or what it clashes with. */
async function previewOf(draftId: string): Promise<Catalogue | string> {
  try {
    return await previewCatalogue(draftId);
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return error.message;
    throw error;
  }
}
