import type { Metadata } from 'next';
import { AdminTitle } from '@/components/admin/admin-title';
import { CopyPart } from '@/components/admin/draft/copy-part';
import { EditForm } from '@/components/admin/draft/edit-form';
import { PartsSearch } from '@/components/admin/draft/parts-search';
import { RowSummary } from '@/components/admin/draft/row-summary';
import { Pager } from '@/components/admin/pager';
import { SwatchPicture } from '@/components/admin/pictures/swatch-picture';
import { PAGE, partsScreen, SEARCH, SECTION } from '@/lib/contracts/admin/desk';
import { nextPartId } from '@/lib/server/catalogue/drafts/book';
import { partsOf, PARTS_SHOWN } from '@/lib/server/catalogue/drafts/things';
import { currentAdmin } from '../../../current-admin';
import { pageOf, parameter, searchOf, type ScreenProps } from '../../../screen';
import { editFields } from '../../fields';
import { readDraft, type DraftProps } from '../../read-draft';
import { picturesOf, placesIn } from '../../swatch-places';
import { swatchesOf } from '../../swatches';

export const metadata: Metadata = { title: 'Parts' };

/** Parts of a draft with their fields: retired, renamed, or copied into new ones. */
export default async function PartsPage({ params, searchParams }: DraftProps & ScreenProps) {
  await currentAdmin();
  const query = await searchParams;
  const [section, search, page] = [parameter(query, SECTION), searchOf(query), pageOf(query)];
  const { draft, seen } = await readDraft((await params).draft, (state) => {
    const { book } = state;
    const found = partsOf(state, { ...(section !== '' && { section }), search, page: String(page) });
    return {
      ...found,
      sections: [...book.sections.values()].map(({ key, displayName }) => ({ key, name: displayName })),
      sectionId: section === '' ? null : (book.sections.get(section)?.id ?? null),
      nextId: nextPartId(book),
      pictures: picturesOf(state),
    };
  });
  const swatchOf = seen.sectionId === null ? null : await swatchesOf(seen.sectionId, seen.pictures.now);
  const placeOf = placesIn(seen.pictures);
  const at = (number: number): string =>
    `${partsScreen(draft.Id)}?${new URLSearchParams({ [SECTION]: section, [SEARCH]: search, [PAGE]: String(number) })}`;
  return (
    <>
      <AdminTitle
        title="Parts"
        intro={`${seen.Count} ${seen.Count === 1 ? 'part' : 'parts'}. One that is not offered is kept and can be offered again.`}
      />
      <PartsSearch sections={seen.sections} section={section} search={search} />
      <ul className="mt-6 border-t border-line">
        {seen.Parts.map(({ Key, Name, IsNew, Fields, Sections }) => {
          const isOffered = Fields.find(({ Field }) => Field === 'enabled')?.Now !== false;
          const text = (field: string): string => String(Fields.find(({ Field }) => Field === field)?.Now ?? '');
          const swatch = swatchOf?.({ imageName: text('image'), code2: text('code2') }) ?? null;
          const isChanged = Fields.some(({ Now, Base }) => Now !== Base);
          return (
            <li key={Key} className="border-b border-line">
              <details>
                <RowSummary
                  swatch={swatch?.address ?? null}
                  name={Name}
                  code={Key}
                  isOffered={isOffered}
                  mark={IsNew ? 'new' : isChanged ? 'changed' : ''}
                />
                <div className="pt-2 pb-8">
                  <p className="mb-4 text-note text-soft">In: {Sections.join(', ') || 'no section'}</p>
                  <EditForm draftId={draft.Id} fields={editFields('Part', Key, Fields)} about={Name} />
                  {swatch !== null && swatch.ownPath !== null && (
                    <SwatchPicture
                      draftId={draft.Id}
                      name={Name}
                      places={[placeOf(Name, swatch.address, swatch.ownPath)]}
                    />
                  )}
                  <CopyPart draftId={draft.Id} partKey={Key} name={Name} nextId={seen.nextId} />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      <Pager page={page} hasMore={(page + 1) * PARTS_SHOWN < seen.Count} addressOf={at} />
    </>
  );
}
