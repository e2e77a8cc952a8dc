import type { Metadata } from 'next';
import { AdminTitle } from '@/components/admin/admin-title';
import { DraftGrid } from '@/components/admin/draft/draft-grid';
import { TableChoice } from '@/components/admin/draft/table-choice';
import { Pager } from '@/components/admin/pager';
import { PAGE, PART, pricesScreen, SIZE, TABLE, TIER } from '@/lib/contracts/admin/desk';
import { PERCENTS, TWO_TONE, gridOf } from '@/lib/server/catalogue/drafts/grid';
import { tierTables } from '@/lib/server/catalogue/drafts/tier-grid';
import { currentAdmin } from '../../../current-admin';
import { pageOf, parameter, type ScreenProps } from '../../../screen';
import { readDraft, type DraftProps } from '../../read-draft';

export const metadata: Metadata = { title: 'Prices' };

/** A table of prices as a grid: a style's, a tier's in all styles, the percentages, or what two tones add. */
export default async function PricesPage({ params, searchParams }: DraftProps & ScreenProps) {
  await currentAdmin();
  const query = await searchParams;
  const [asked, page] = [parameter(query, TABLE), pageOf(query)];
  const orNull = (name: string): string | null => parameter(query, name) || null;
  const { draft, seen } = await readDraft((await params).draft, (state) => {
    const styles = [...state.book.styles].map(([key, { displayName }]) => ({
      ...{ key, name: displayName, group: key.split('/')[0] ?? '' },
    }));
    const ofAll = [
      ...tierTables(state),
      { key: PERCENTS, name: 'What stains, sheens and surfaces add' },
      { key: TWO_TONE, name: 'What two tones add' },
    ];
    const tables = [
      ...ofAll.map((each) => ({ ...each, group: 'all styles' })),
      ...styles.sort((left, right) => (left.key < right.key ? -1 : 1)),
    ];
    const table = asked === '' ? (styles[0]?.key ?? PERCENTS) : asked;
    return { tables, table, grid: gridOf(state, table, page) };
  });
  const { tables, table, grid } = seen;
  const name = tables.find(({ key }) => key === table)?.name ?? table;
  const at = (number: number): string =>
    `${pricesScreen(draft.Id)}?${new URLSearchParams({ [TABLE]: table, [PAGE]: String(number) })}`;
  return (
    <>
      <AdminTitle
        title={`Prices: ${name}`}
        intro={
          table === PERCENTS
            ? 'Percent of the base price.'
            : 'Wholesale, in dollars. An empty cell has no entry; n/a is not made.'
        }
      />
      <TableChoice tables={tables} table={table} />
      <DraftGrid
        key={`${table} ${page}`}
        draftId={draft.Id}
        caption={`Prices: ${name}`}
        unit={table === PERCENTS ? 'percent' : 'dollars'}
        columns={grid.Columns}
        rows={grid.Rows}
        sought={{ Part: orNull(PART), Size: orNull(SIZE), Tier: orNull(TIER) }}
      />
      <Pager page={page} hasMore={page + 1 < grid.Pages} addressOf={at} />
    </>
  );
}
