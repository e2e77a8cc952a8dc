import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { CallForm } from '@/components/admin/call-form';
import { DifferenceWords } from '@/components/admin/difference-words';
import { DraftEnd } from '@/components/admin/draft/draft-end';
import { Field } from '@/components/ui/field';
import type { Difference } from '@/lib/contracts/admin/answers';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import { findingsScreen, previewPath, rehearsalScreen } from '@/lib/contracts/admin/desk';
import { differenceOf } from '@/lib/server/catalogue/diff/difference';
import { rowsNamed } from '@/lib/server/catalogue/drafts/rows-named';
import { liveVersion, rowsOfVersion } from '@/lib/server/catalogue/versions/version';
import { patiently } from '@/lib/server/db';
import { Problem } from '@/lib/server/http/problem';
import { currentAdmin } from '../../current-admin';
import { momentWords } from '../../words';
import { readDraft, type DraftProps } from '../read-draft';

export const metadata: Metadata = { title: 'Draft' };

/** What has become of a draft, for whoever has just ended it and whoever comes later. */
const OUTCOMES = { Open: null, Published: 'It is published.', Discarded: 'It is discarded.' } as const;

/** A draft: what it changes, in words, and its end: published or discarded. */
export default async function DraftPage({ params }: DraftProps) {
  await currentAdmin();
  const { draft } = await readDraft((await params).draft, () => null);
  const { Id, Name, Version, Author, BaseVersion, IsBehind, State, UpdatedAt } = draft;
  const difference = await differenceFromLive(Id);
  const isOpen = State === 'Open';
  return (
    <>
      <AdminTitle
        title={Name}
        intro={`${isOpen ? 'A draft' : State} of version ${BaseVersion}, begun by ${Author}, last edited ${momentWords(UpdatedAt)}.`}
      />
      {isOpen && IsBehind && (
        <p className="mt-4 font-semibold text-accent">
          A newer version is live. What you publish is that version with this draft’s changes, unless both change the
          same values.
        </p>
      )}
      <AdminPart title="What it changes">
        {typeof difference === 'string' ? (
          <p className="mt-2 font-semibold text-alert">{difference}</p>
        ) : (
          <DifferenceWords difference={difference} />
        )}
      </AdminPart>
      <DraftEnd outcome={OUTCOMES[State]}>
        <AdminPart title="Publish">
          <p className="mt-2 max-w-[44rem] text-soft">
            All shoppers and dealers see it within seconds. It can be taken back in one step. Look first at{' '}
            <ScreenLink to={findingsScreen(Id)}>its findings</ScreenLink>,{' '}
            <ScreenLink to={rehearsalScreen(Id)}>what it would cost</ScreenLink> and{' '}
            <ScreenLink to={previewPath(Id)}>the preview</ScreenLink>.
          </p>
          <div className="mt-4">
            <CallForm
              path={CATALOGUE_CHANGES.publish}
              fixed={{ Id, Version }}
              action="Publish"
              done={OUTCOMES.Published}
            >
              <Field label="Note" name="Note" maxLength={500} hint="Why, for whoever reads it later" />
            </CallForm>
          </div>
        </AdminPart>
        <AdminPart title="Discard">
          <div className="mt-4">
            <CallForm
              path={CATALOGUE_CHANGES.discard}
              fixed={{ Id, Version }}
              action="Discard this draft"
              done={OUTCOMES.Discarded}
              look="outline"
            />
          </div>
        </AdminPart>
      </DraftEnd>
    </>
  );
}

function ScreenLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} className="underline underline-offset-4">
      {children}
    </a>
  );
}

/** What publishing would change in what is live, or why it cannot be published as things stand. */
async function differenceFromLive(id: string): Promise<Difference | string> {
  try {
    return await patiently(async (db) =>
      differenceOf(await rowsOfVersion(db, await liveVersion(db)), await rowsNamed(db, id)),
    );
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return error.message;
    throw error;
  }
}
