import 'server-only';
import { database } from '../db';
import type { Prisma, UserRole } from '../generated/client';
import type { Origin } from './origin';
import { roleWith } from './roles';
import { SESSION_SECONDS, sessionIdOf } from './session-token';

/** A login that nobody uses ends after three days: it outlives a weekend, and no longer. */
export const IDLE_MS = 3 * 24 * 60 * 60 * 1000;
/** How exactly the last use is written down: not every call is a write. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

/** Somebody who is logged in, as of now: markup, role and whether they may come in are read anew for every call. */
export interface Caller {
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string;
  readonly role: UserRole;
  /** Their dealer's name, as customers know it. */
  readonly dealer: string;
  /** Their dealer's markup × 100 (specification §15.2). */
  readonly markup: number;
}

/** A user as they were when their password was checked. */
export interface CheckedUser {
  readonly id: string;
  readonly passwordHash: string;
}

/**
 * Begins a session; answers its id, or null when the password has been changed since it was checked: the row is held
 * while the session is made, so a reset either waits and ends this session too, or is seen. Sessions of theirs that have
 * run out are swept away.
 */
export async function beginSession(user: CheckedUser, origin: Origin): Promise<string | null> {
  return database().$transaction(async (transaction) => {
    const unchanged = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM users WHERE id = ${user.id}::uuid AND password_hash = ${user.passwordHash} FOR SHARE`;
    return unchanged.length === 0 ? null : insertSession(transaction, user.id, origin);
  });
}

/** The session of somebody whose account this transaction holds, or has just made. */
export async function insertSession(
  transaction: Prisma.TransactionClient,
  userId: string,
  { address, agent }: Origin,
): Promise<string> {
  const now = Date.now();
  await transaction.session.deleteMany({ where: { userId, NOT: live(now) } });
  const expiresAt = new Date(now + SESSION_SECONDS * 1000);
  const { id } = await transaction.session.create({ data: { userId, expiresAt, address, agent } });
  return id;
}

/** Sessions that hold: neither old nor idle. */
export const live = (now: number) => ({ expiresAt: { gt: new Date(now) }, seenAt: { gt: new Date(now - IDLE_MS) } });

/** Who a token belongs to; null when it does not hold, was revoked, or its owner or their dealer is shut out. */
export async function callerByToken(token: string): Promise<Caller | null> {
  const sessionId = await sessionIdOf(token);
  return sessionId === null ? null : callerBySession(sessionId);
}

/** Who a session belongs to; null as above. */
export async function callerBySession(sessionId: string): Promise<Caller | null> {
  const now = Date.now();
  const session = await database().session.findUnique({
    where: { id: sessionId, ...live(now), user: { disabledAt: null, dealer: { disabledAt: null } } },
    include: { user: { include: { dealer: true, secondFactor: true } } },
  });
  if (!session) return null;
  if (now - session.seenAt.getTime() > SEEN_EVERY_MS) {
    await database().session.updateMany({ where: { id: sessionId }, data: { seenAt: new Date(now) } });
  }
  const { id: userId, email, role, secondFactor, dealer } = session.user;
  const markup = dealer.markup;
  return { sessionId, userId, email, role: roleWith(role, secondFactor), dealer: dealer.name, markup };
}

/** Ends a session on every instance at once; true when there was one. */
export async function endSession(sessionId: string): Promise<boolean> {
  const { count } = await database().session.deleteMany({ where: { id: sessionId } });
  return count > 0;
}
