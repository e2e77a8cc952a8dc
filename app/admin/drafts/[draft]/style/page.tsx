import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { EditForm } from '@/components/admin/draft/edit-form';
import { NewRestriction } from '@/components/admin/draft/new-restriction';
import { StyleChoice } from '@/components/admin/draft/style-choice';
import { StyleRestrictions } from '@/components/admin/draft/style-restrictions';
import { SECTION, STYLE } from '@/lib/contracts/admin/desk';
import { styleOf } from '@/lib/server/catalogue/drafts/things';
import { currentAdmin } from '../../../current-admin';
import { parameter, searchOf, type ScreenProps } from '../../../screen';
import { editFields, sectionFields } from '../../fields';
import { readDraft, type DraftProps } from '../../read-draft';

export const metadata: Metadata = { title: 'Styles and rules' };

/** A style of a draft: its texts, what its sections offer and start with, and which parts exclude each other. */
export default async function StylePage({ params, searchParams }: DraftProps & ScreenProps) {
  await currentAdmin();
  const query = await searchParams;
  const [asked, openSection] = [parameter(query, STYLE), parameter(query, SECTION)];
  const { draft, seen } = await readDraft((await params).draft, (state) => {
    const styles = [...state.book.styles]
      .map(([key, { displayName }]) => ({ key, name: displayName }))
      .sort((left, right) => (left.key < right.key ? -1 : 1));
    return { styles, style: styleOf(state, asked === '' ? (styles[0]?.key ?? '') : asked) };
  });
  const { styles, style } = seen;
  const parts = style.Sections.flatMap(({ Name, Parts }) =>
    Parts.map((part) => ({ key: part.Key, name: `${part.Name}, ${Name}` })),
  );
  return (
    <>
      <AdminTitle title={style.Name} />
      <StyleChoice styles={styles} style={style.Key} />
      <AdminPart title="The style">
        <div className="mt-4">
          <EditForm
            key={style.Key}
            draftId={draft.Id}
            fields={editFields('Style', style.Key, style.Fields)}
            about={style.Name}
          />
        </div>
      </AdminPart>
      <AdminPart title="Parts that exclude each other">
        <StyleRestrictions
          key={style.Key}
          draftId={draft.Id}
          styleKey={style.Key}
          restrictions={style.Restrictions}
          version={draft.Version}
          sought={searchOf(query)}
        />
        <NewRestriction draftId={draft.Id} styleKey={style.Key} parts={parts} />
      </AdminPart>
      <AdminPart title="What its sections offer">
        <ul className="mt-4 border-t border-line">
          {style.Sections.map((section) => (
            <li key={section.Key} className="border-b border-line">
              <details open={section.Key === openSection}>
                <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 py-2 hover:bg-sand">
                  <span className="font-semibold">{section.Name}</span>
                  <span className="text-note text-soft">{section.Parts.length} parts</span>
                </summary>
                <div className="pt-2 pb-8">
                  <EditForm draftId={draft.Id} fields={sectionFields(style.Key, section)} about={section.Name} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      </AdminPart>
    </>
  );
}
