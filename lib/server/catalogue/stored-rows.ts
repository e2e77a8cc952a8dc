import type { BulkTransaction } from '../bulk';
import type { Prisma } from '../generated/client';
import type { CatalogueRows } from './rows';

/** Reads every catalogue row. Call it inside one transaction, or a publication in between mixes two versions. */
export async function readRows(db: Prisma.TransactionClient): Promise<CatalogueRows> {
  const omitId = { id: true } as const;
  return {
    categories: await db.category.findMany({ orderBy: { id: 'asc' } }),
    sections: await db.section.findMany({ orderBy: { id: 'asc' } }),
    parts: await db.part.findMany({ orderBy: { id: 'asc' } }),
    sectionParts: await db.sectionPart.findMany(),
    partChildren: await db.partChild.findMany(),
    styles: await db.style.findMany({ orderBy: { id: 'asc' } }),
    styleSections: await db.styleSection.findMany(),
    styleParts: await db.stylePart.findMany(),
    partRestrictions: await db.partRestriction.findMany(),
    threePartRestrictions: await db.threePartRestriction.findMany(),
    prices: await db.priceEntry.findMany({ omit: omitId }),
    percents: await db.percentEntry.findMany({ omit: omitId }),
    twoTones: await db.twoToneAddition.findMany(),
  };
}

/** How many rows of how many are written. */
export type OnProgress = (written: number, total: number) => void;

/** What is stored in which table, each after those that it refers to. */
const TABLES = [
  ['categories', 'categories'],
  ['sections', 'sections'],
  ['parts', 'parts'],
  ['sectionParts', 'section_parts'],
  ['partChildren', 'part_children'],
  ['styles', 'styles'],
  ['styleSections', 'style_sections'],
  ['styleParts', 'style_parts'],
  ['partRestrictions', 'part_restrictions'],
  ['threePartRestrictions', 'three_part_restrictions'],
  ['prices', 'price_entries'],
  ['percents', 'percent_entries'],
  ['twoTones', 'two_tone_additions'],
] as const satisfies readonly (readonly [keyof CatalogueRows, string])[];

/** Replaces the whole catalogue by other rows: readers see all of it or nothing. */
export async function replaceRows(
  { db, copy }: BulkTransaction,
  rows: CatalogueRows,
  onProgress: OnProgress = () => {},
): Promise<void> {
  await deleteRows(db);
  const all: CatalogueRows = { ...rows, sections: parentsFirst(rows.sections) };
  const total = Object.values(all).reduce((sum, table) => sum + table.length, 0);
  let written = 0;
  const onWritten = (count: number) => onProgress((written += count), total);
  for (const [key, table] of TABLES) await copy(table, all[key], onWritten);
}

/** What refers goes before what it refers to: nothing is left for ON DELETE CASCADE, row by row, to look for. */
async function deleteRows(db: Prisma.TransactionClient): Promise<void> {
  await db.twoToneAddition.deleteMany();
  await db.percentEntry.deleteMany();
  await db.priceEntry.deleteMany();
  await db.threePartRestriction.deleteMany();
  await db.partRestriction.deleteMany();
  await db.stylePart.deleteMany();
  await db.styleSection.deleteMany();
  await db.style.deleteMany();
  await db.category.deleteMany();
  await db.partChild.deleteMany();
  await db.sectionPart.deleteMany();
  await db.part.deleteMany();
  await db.section.deleteMany({ where: { parentSectionId: { not: null } } });
  await db.section.deleteMany();
}

function parentsFirst(sections: CatalogueRows['sections']): CatalogueRows['sections'][number][] {
  return [...sections].sort(
    (left, right) => Number(left.parentSectionId !== null) - Number(right.parentSectionId !== null),
  );
}
