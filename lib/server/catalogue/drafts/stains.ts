import type { DraftStain, DraftWood, ShownWood } from '@/lib/contracts/admin/stains';
import { layerEngine } from '../../layers/layers';
import { groupBy } from '../group-by';
import type { PartRow } from '../rows';
import { nameOf, type Book } from './book';

const lastWord = (key: string): string => key.split('/').at(-1) ?? key;

/** Woods and stains of a draft, in the order of their lists: stains are what a wood's child section offers. */
export function stainsOf(book: Book): { readonly woods: readonly ShownWood[]; readonly stains: readonly DraftStain[] } {
  const partsIn = (sectionId: number): readonly PartRow[] =>
    (book.lists.get(sectionId) ?? []).flatMap((id) => book.parts.get(book.partKeys.get(id) ?? '') ?? []);
  const templateOf = (section: { readonly thumbnailPath: string }): string =>
    layerEngine().currentTemplate(section.thumbnailPath, book.pictures);
  const sections = [...book.sections.values()];
  const lists = sections.filter(({ type }) => type === 'Stain');
  const listIds = new Set<number | null>(lists.map(({ id }) => id));
  const opening = sections.flatMap((section) =>
    partsIn(section.id)
      .filter(({ childSectionId }) => childSectionId !== null && listIds.has(childSectionId))
      .map((part) => ({ wood: woodOf(part), opens: part.childSectionId, template: templateOf(section) })),
  );
  const byList = groupBy(opening, ({ opens }) => opens);
  const listed = lists.flatMap((section) => {
    const own = { template: templateOf(section), woods: (byList.get(section.id) ?? []).map(({ wood }) => wood) };
    return partsIn(section.id).map((part) => ({ part, own }));
  });
  return {
    woods: opening.map(({ wood, template }) => ({ ...wood, template })),
    stains: [...groupBy(listed, ({ part }) => lastWord(part.key))].map(([word, parts]) => ({
      ...{ word, name: parts[0]?.part.displayName ?? word, sku: parts[0]?.part.sku ?? '' },
      listed: parts.map(({ part, own }) => ({
        ...own,
        ...{ key: part.key, image: part.imageName, isOffered: part.isEnabled },
        copy: book.copies.get(part.key) ?? null,
        adds: book.percents.get(nameOf.percent(part.id, null))?.hundredths ?? null,
      })),
    })),
  };
}

const woodOf = ({ key, displayName, imageName, woodTier }: PartRow): DraftWood => ({
  ...{ key, name: displayName, image: imageName, tier: woodTier },
});

/** The first number of three digits behind those that stains have as their skus; '' when there is none left. */
export function nextStainSku(stains: readonly DraftStain[]): string {
  const taken = stains.flatMap(({ sku }) => (/^\d{3}$/.test(sku) ? [Number(sku)] : []));
  const next = Math.max(99, ...taken) + 1;
  return next > 999 ? '' : String(next);
}
