import { readTable, type BulkTransaction } from '../bulk';
import type { Prisma } from '../generated/client';
import type { CatalogueRows } from './rows';

/** What is stored in which table, each after those that it refers to. */
const TABLES = {
  categories: 'categories',
  sections: 'sections',
  parts: 'parts',
  sectionParts: 'section_parts',
  partChildren: 'part_children',
  styles: 'styles',
  styleSections: 'style_sections',
  styleParts: 'style_parts',
  partRestrictions: 'part_restrictions',
  threePartRestrictions: 'three_part_restrictions',
  prices: 'price_entries',
  percents: 'percent_entries',
  twoTones: 'two_tone_additions',
  pictures: 'catalogue_pictures',
} as const satisfies Record<keyof CatalogueRows, string>;
const isStored = (key: string): key is keyof CatalogueRows => key in TABLES;

/** Reads every catalogue row. Call it inside one transaction, or a publication in between mixes two versions. */
export async function readRows(db: Prisma.TransactionClient): Promise<CatalogueRows> {
  const read = <Key extends keyof CatalogueRows>(key: Key) => readTable<CatalogueRows[Key][number]>(db, TABLES[key]);
  const withoutId = <Key extends 'prices' | 'percents'>(key: Key) =>
    readTable<CatalogueRows[Key][number]>(db, TABLES[key], ['id']);
  return {
    categories: await read('categories'),
    sections: await read('sections'),
    parts: await read('parts'),
    sectionParts: await read('sectionParts'),
    partChildren: await read('partChildren'),
    styles: await read('styles'),
    styleSections: await read('styleSections'),
    styleParts: await read('styleParts'),
    partRestrictions: await read('partRestrictions'),
    threePartRestrictions: await read('threePartRestrictions'),
    prices: await withoutId('prices'),
    percents: await withoutId('percents'),
    twoTones: await read('twoTones'),
    pictures: await read('pictures'),
  };
}

/** How many rows of how many are written. */
export type OnProgress = (written: number, total: number) => void;

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
  for (const key of Object.keys(TABLES).filter(isStored)) await copy(TABLES[key], all[key], onWritten);
}

/** What refers goes before what it refers to: nothing is left for ON DELETE CASCADE, row by row, to look for. */
async function deleteRows(db: Prisma.TransactionClient): Promise<void> {
  await db.cataloguePicture.deleteMany();
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
