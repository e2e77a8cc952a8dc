import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { StainRow } from '@/components/admin/stains/stain-row';
import { NewStain } from '@/components/admin/stains/new-stain';
import { WoodRow } from '@/components/admin/stains/wood-row';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SEARCH, tierTable } from '@/lib/contracts/admin/desk';
import { nextPartId } from '@/lib/server/catalogue/drafts/book';
import { nextStainSku, stainsOf } from '@/lib/server/catalogue/drafts/stains';
import { tierTables } from '@/lib/server/catalogue/drafts/tier-grid';
import { currentAdmin } from '../../../current-admin';
import { searchOf, type ScreenProps } from '../../../screen';
import { readDraft, type DraftProps } from '../../read-draft';
import { picturesOf, placesIn, placesOfStain, placesOfWood } from '../../swatch-places';

export const metadata: Metadata = { title: 'Woods and stains' };

/** Woods and stains that are listed at once; a search finds the others. */
const SHOWN = 30;

/** Woods and stains of a draft as they look, and a new stain. */
export default async function StainsPage({ params, searchParams }: DraftProps & ScreenProps) {
  await currentAdmin();
  const search = searchOf(await searchParams);
  const { draft, seen } = await readDraft((await params).draft, (state) => {
    const { woods, stains } = stainsOf(state.book);
    const tables = new Set(tierTables(state).map(({ key }) => key));
    return {
      ...{ woods, stains, tables, pictures: picturesOf(state) },
      ...{ nextId: nextPartId(state.book), nextSku: nextStainSku(stains) },
    };
  });
  const placeOf = placesIn(seen.pictures);
  const text = search.trim().toLowerCase();
  const isSought = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes(text);
  const tableOf = (tier: string | null): string | undefined =>
    tier !== null && seen.tables.has(tierTable(tier)) ? tierTable(tier) : undefined;
  const [woods, stains] = [seen.woods.filter(isSought), seen.stains.filter(isSought)];
  return (
    <>
      <AdminTitle
        title="Woods and stains"
        intro={`${seen.woods.length} woods and ${seen.stains.length} stains, drawn as the shop draws them.`}
      />
      <form role="search" className="mt-6 grid max-w-[36rem] grid-cols-[1fr_auto] items-end gap-3">
        <Field label="Search woods and stains" type="search" name={SEARCH} defaultValue={search} />
        <Button type="submit" look="outline" className="min-h-12">
          Show
        </Button>
      </form>
      <AdminPart title="A new stain">
        <NewStain
          draftId={draft.Id}
          stains={stains.filter(({ listed }) => listed.some((each) => each.isOffered)).slice(0, SHOWN)}
          nextSku={seen.nextSku}
          nextId={seen.nextId}
        />
      </AdminPart>
      <AdminPart title="Stains">
        <ul className="mt-4 border-t border-line">
          {stains.slice(0, SHOWN).map((stain) => (
            <StainRow key={stain.word} draftId={draft.Id} stain={stain} places={placesOfStain(stain, placeOf)} />
          ))}
        </ul>
        {stains.length > SHOWN && <p className="mt-2 text-soft">The first {SHOWN}. Search for others.</p>}
      </AdminPart>
      <AdminPart title="Woods">
        <ul className="mt-4 grid gap-x-6 gap-y-2 border-t border-line md:grid-cols-2">
          {woods.slice(0, SHOWN).map((wood) => (
            <WoodRow
              key={wood.key}
              draftId={draft.Id}
              wood={wood}
              table={tableOf(wood.tier)}
              places={placesOfWood(wood, placeOf)}
            />
          ))}
        </ul>
        {woods.length > SHOWN && <p className="mt-2 text-soft">The first {SHOWN}. Search for others.</p>}
      </AdminPart>
    </>
  );
}
