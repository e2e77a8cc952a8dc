/** Codes of Prisma and of node's sockets that mean "no database", as against "a bad query". */
const AWAY = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1003',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P03',
]);

/** The same in words, of Prisma and of its driver; 57P.. and 08... are PostgreSQL's codes for an end or a failed connection. */
const SAYS_AWAY =
  /can't reach database server|connection terminated|DatabaseNotReachable|Query read timeout|timeout exceeded|Code: `(?:57P|08)\w+`/i;

/** True when an error, or what caused it, says that the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && AWAY.has(cause.code)) return true;
    if (SAYS_AWAY.test(cause.message)) return true;
  }
  return false;
}
