import 'server-only';
import { live } from '../auth/sessions';
import { database } from '../db';

/** Dealers that a list shows at most; a search finds the others. */
export const MAX_DEALERS = 200;

/** Dealers whose name, or a person's e-mail of theirs, holds a text; all for ''. By name. */
export const listDealers = (search: string) =>
  database().dealer.findMany({
    where: {
      OR: [
        { name: { contains: search.trim(), mode: 'insensitive' } },
        ...(search.trim() === '' ? [] : [{ users: { some: { email: { contains: search.trim().toLowerCase() } } } }]),
      ],
    },
    orderBy: { name: 'asc' },
    take: MAX_DEALERS,
    include: { _count: { select: { users: true, codes: true } } },
  });

/** A dealer with codes and people, these with their sessions that hold; null for an unknown number. */
export const dealerInFull = (id: number) =>
  database().dealer.findUnique({
    where: { id },
    include: {
      codes: { orderBy: { createdAt: 'desc' } },
      users: {
        orderBy: { email: 'asc' },
        include: {
          secondFactor: { select: { confirmedAt: true } },
          sessions: { where: live(Date.now()), select: { id: true } },
        },
      },
    },
  });
