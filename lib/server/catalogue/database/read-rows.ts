import type { Prisma } from '../../generated/client';
import type { CatalogueRows } from '../rows';

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
