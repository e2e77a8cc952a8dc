import PgBoss from 'pg-boss';
import type { Prisma } from '../generated/client';

/** The queue's name; its jobs are mails and have their ids. */
export const QUEUE = 'mail';

/**
 * Tried again after 4 to 8 s, then about twice as long each time: within a minute five times, given up after about a
 * day. No delivery takes 5 minutes (see `deliver.ts`), so a job that is older has lost its worker.
 */
const JOBS = { retryLimit: 14, retryDelay: 4, retryBackoff: true, expireInSeconds: 300 };

/** Connections of a process beside those of the database client. */
const CONNECTIONS = 2;

/**
 * Connects pg-boss, which keeps its tables in a schema of their own, `pgboss`, and makes them when they are missing.
 * All instances over one database share them.
 * @param onError hears of trouble in its own upkeep
 * @param limitMs longest wait for a connection and for an answer
 */
export async function startQueue(
  connectionString: string,
  onError: (error: Error) => void,
  limitMs = 60_000,
): Promise<PgBoss> {
  const limits = { connectionTimeoutMillis: limitMs, query_timeout: limitMs };
  const boss = new PgBoss({ connectionString, max: CONNECTIONS, schedule: false, ...limits });
  boss.on('error', onError);
  try {
    await boss.start();
    await boss.createQueue(QUEUE, { name: QUEUE, ...JOBS });
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/** Has the queue take part in a transaction: mail and job change together or not at all. */
export function within(transaction: Prisma.TransactionClient): { db: PgBoss.Db } {
  return {
    db: {
      executeSql: async (text, values) => ({ rows: await transaction.$queryRawUnsafe<unknown[]>(text, ...values) }),
    },
  };
}
