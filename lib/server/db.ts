import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from './env';
import { PrismaClient } from './generated/client';

const CONNECTIONS = 10;
const CONNECT_LIMIT_MS = 5_000;

function connect(): PrismaClient {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set: start with `npm start`, or set it.');
  const adapter = new PrismaPg({
    connectionString: env.DATABASE_URL,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
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
  return (globalThis.prismaClient ??= connect());
}
