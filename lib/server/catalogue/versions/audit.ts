import type { Prisma } from '../../generated/client';

/** Writes down who did what to the catalogue, in the same transaction as what was done. */
export async function noteAudit(db: Prisma.TransactionClient, who: string, what: string, details = ''): Promise<void> {
  await db.catalogueAudit.create({ data: { who, what, details }, select: { id: true } });
}
