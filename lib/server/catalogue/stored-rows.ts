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

/** Replaces the whole catalogue by other rows. Call it inside a transaction: readers must never see half of it. */
export async function replaceRows(db: Prisma.TransactionClient, rows: CatalogueRows): Promise<void> {
  await deleteRows(db);
  await db.category.createMany({ data: [...rows.categories] });
  await db.section.createMany({ data: parentsFirst(rows.sections) });
  await db.part.createMany({ data: [...rows.parts] });
  await db.sectionPart.createMany({ data: [...rows.sectionParts] });
  await db.partChild.createMany({ data: [...rows.partChildren] });
  await db.style.createMany({ data: [...rows.styles] });
  await db.styleSection.createMany({ data: [...rows.styleSections] });
  await db.stylePart.createMany({ data: [...rows.styleParts] });
  await db.partRestriction.createMany({ data: [...rows.partRestrictions] });
  await db.threePartRestriction.createMany({ data: [...rows.threePartRestrictions] });
  await db.priceEntry.createMany({ data: [...rows.prices] });
  await db.percentEntry.createMany({ data: [...rows.percents] });
  await db.twoToneAddition.createMany({ data: [...rows.twoTones] });
}

/** What hangs on styles, sections and parts goes with them (ON DELETE CASCADE). */
async function deleteRows(db: Prisma.TransactionClient): Promise<void> {
  await db.style.deleteMany();
  await db.category.deleteMany();
  await db.part.deleteMany();
  await db.section.deleteMany({ where: { parentSectionId: { not: null } } });
  await db.section.deleteMany();
}

function parentsFirst(sections: CatalogueRows['sections']): CatalogueRows['sections'][number][] {
  return [...sections].sort(
    (left, right) => Number(left.parentSectionId !== null) - Number(right.parentSectionId !== null),
  );
}
