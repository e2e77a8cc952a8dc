import type { AuditAnswer } from '@/lib/contracts/admin/answers';
import type { Prisma } from '../../generated/client';

/** Writes down who did what to the catalogue, in the same transaction as what was done. */
export async function noteAudit(db: Prisma.TransactionClient, who: string, what: string, details = ''): Promise<void> {
  await db.catalogueAudit.create({ data: { who, what, details }, select: { id: true } });
}

const PAGE = 100;

/** A page of what was done, newest first. */
export async function listAudit(db: Prisma.TransactionClient, page: number): Promise<AuditAnswer> {
  const rows = await db.catalogueAudit.findMany({ orderBy: { id: 'desc' }, skip: page * PAGE, take: PAGE });
  return {
    Count: await db.catalogueAudit.count(),
    Entries: rows.map(({ id, at, who, what, details }) => ({
      ...{ Id: id, At: at.toISOString(), Who: who, What: what, Details: details },
    })),
  };
}
