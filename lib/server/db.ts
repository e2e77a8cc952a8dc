import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from './env';
import { PrismaClient, type Prisma } from './generated/client';

const CONNECTIONS = 10;
const PATIENT_LIMIT_MS = 30_000;

function connect(answerLimitMs: number): PrismaClient {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set: start with `npm start`, or set it.');
  const adapter = new PrismaPg({
    connectionString: env.DATABASE_URL,
    max: CONNECTIONS,
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
  });
  return new PrismaClient({ adapter });
}

declare global {
  var prismaClient: PrismaClient | undefined;
}

/**
 * The database. Made on first use, so that a build needs none. One client a process, kept outside the module: the dev
 * server loads modules anew on every change, which would leak connections.
 */
export function database(): PrismaClient {
  return (globalThis.prismaClient ??= connect(env.DATABASE_LIMIT_MS));
}

/** Above a busy database's pauses, and what megabytes of attachment take it. In ms. */
const CHANGE_LIMITS = { timeout: 30_000, maxWait: 10_000 };

/** Makes a change of several rows, whole or not at all. */
export const inOneChange = <T>(work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  database().$transaction(work, CHANGE_LIMITS);

/** A client of its own for what reads whole tables and that nobody waits for; disconnect it afterwards. */
export const patientDatabase = (): PrismaClient => connect(PATIENT_LIMIT_MS);

/** Runs `work` with such a client. */
export async function patiently<T>(work: (db: PrismaClient) => Promise<T>): Promise<T> {
  const db = patientDatabase();
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}
