import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/lib/server/generated/client';
import { withDatabase } from '../database';

/** Runs `work` with a client of the project's database, which is started for it when it does not run yet. */
export function withClient<T>(work: (db: PrismaClient) => Promise<T>): Promise<T> {
  return withDatabase(async (connectionString) => {
    const db = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
    try {
      return await work(db);
    } finally {
      await db.$disconnect();
    }
  });
}
