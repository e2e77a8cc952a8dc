import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { CallForm } from '@/components/admin/call-form';
import { DataTable } from '@/components/admin/data-table';
import { DifferenceWords } from '@/components/admin/difference-words';
import type { VersionsAnswer } from '@/lib/contracts/admin/answers';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import { DIFF_FROM, DIFF_TO, differenceScreen } from '@/lib/contracts/admin/desk';
import { differenceOf } from '@/lib/server/catalogue/diff/difference';
import { rowsNamed } from '@/lib/server/catalogue/drafts/rows-named';
import { listVersions } from '@/lib/server/catalogue/versions/list-versions';
import { database, patiently } from '@/lib/server/db';
import { currentAdmin } from '../current-admin';
import { orNotFound } from '../drafts/read-draft';
import { parameter, type ScreenProps } from '../screen';
import { momentWords } from '../words';

export const metadata: Metadata = { title: 'Versions' };

type Version = VersionsAnswer['Versions'][number];

const COLUMNS = [{ label: 'Version' }, { label: 'Published' }, { label: 'What changed' }, { label: 'Do' }];
const NUMBER = /^\d{1,9}$/;

/** Everything that has been published, newest first; each earlier one can be brought back, or compared with what is live. */
export default async function VersionsPage({ searchParams }: ScreenProps) {
  await currentAdmin();
  const query = await searchParams;
  const [from, to] = [parameter(query, DIFF_FROM), parameter(query, DIFF_TO)];
  const { Versions } = await listVersions(database());
  const isCompared = NUMBER.test(from) && NUMBER.test(to);
  return (
    <>
      <AdminTitle title="Versions" intro="What has been published. Bringing an earlier one back is one step." />
      {isCompared && (
        <AdminPart title={`What version ${to} says otherwise than version ${from}`}>
          <Compared from={from} to={to} />
        </AdminPart>
      )}
      <DataTable
        caption="Versions"
        columns={COLUMNS}
        rows={Versions.map((version, index) => rowOf(version, Versions[index + 1]))}
        empty="Nothing has been published."
      />
    </>
  );
}

async function Compared({ from, to }: { readonly from: string; readonly to: string }) {
  const difference = await orNotFound(() =>
    patiently(async (db) => differenceOf(await rowsNamed(db, from), await rowsNamed(db, to))),
  );
  return <DifferenceWords difference={difference} />;
}

function rowOf(version: Version, before: Version | undefined) {
  const { Id, PublishedAt, Author, Note, Summary, RestoredFrom, IsLive, IsKept } = version;
  return {
    key: Id,
    cells: [
      <span key="id">
        {Id}
        {IsLive && <span className="type-eyebrow ml-3 text-accent">live</span>}
      </span>,
      <span key="when">
        {momentWords(PublishedAt)}
        <span className="block text-note text-soft">{Author}</span>
      </span>,
      <span key="what" className="wrap-anywhere">
        {Note || (RestoredFrom === null ? '' : `Version ${RestoredFrom} again`)}
        <span className="block text-note text-soft">{Summary}</span>
      </span>,
      <div key="do" className="flex flex-wrap items-center gap-x-6">
        {IsKept && before?.IsKept && (
          <a href={differenceScreen(before.Id, Id)} className="underline decoration-line underline-offset-4">
            What changed<span className="sr-only"> with version {Id}</span>
          </a>
        )}
        {IsKept && !IsLive && (
          <CallForm
            path={CATALOGUE_CHANGES.rollback}
            fixed={{ Version: Id, Note: '' }}
            action="Bring back"
            about={`version ${Id}`}
            done={`Version ${Id} is live again.`}
            look="outline"
          />
        )}
      </div>,
    ],
  };
}
