import 'server-only';
import { database } from '../db';
import type { UserRole } from '../generated/client';
import { SESSION_SECONDS, sessionIdOf } from './session-token';

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
export async function beginSession({ id: userId, passwordHash }: CheckedUser): Promise<string | null> {
  const now = Date.now();
  const expiresAt = new Date(now + SESSION_SECONDS * 1000);
  const session = await database().$transaction(async (transaction) => {
    const unchanged = await transaction.$queryRaw<unknown[]>`
      SELECT 1 FROM users WHERE id = ${userId}::uuid AND password_hash = ${passwordHash} FOR SHARE`;
    if (unchanged.length === 0) return null;
    await transaction.session.deleteMany({ where: { userId, expiresAt: { lte: new Date(now) } } });
    return transaction.session.create({ data: { userId, expiresAt } });
  });
  return session && session.id;
}

/** Who a token belongs to; null when it does not hold, was revoked, or its owner or their dealer is shut out. */
export async function callerByToken(token: string): Promise<Caller | null> {
  const sessionId = await sessionIdOf(token);
  return sessionId === null ? null : callerBySession(sessionId);
}

/** Who a session belongs to; null as above. */
export async function callerBySession(sessionId: string): Promise<Caller | null> {
  const session = await database().session.findUnique({
    where: { id: sessionId, expiresAt: { gt: new Date() }, user: { disabledAt: null, dealer: { disabledAt: null } } },
    include: { user: { include: { dealer: true } } },
  });
  if (!session) return null;
  const { id: userId, email, role, dealer } = session.user;
  return { sessionId, userId, email, role, dealer: dealer.name, markup: dealer.markup };
}

/** Ends a session on every instance at once; true when there was one. */
export async function endSession(sessionId: string): Promise<boolean> {
  const { count } = await database().session.deleteMany({ where: { id: sessionId } });
  return count > 0;
}
