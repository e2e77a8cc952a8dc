import 'server-only';
import { countAttempt } from '../auth/limits';
import { database } from '../db';
import { log } from '../log';
import { sendMail } from '../mail/send';
import { hashResetToken, makeResetToken, RESET_MINUTES } from './reset-token';
import { resetMail } from './reset-mail';

/** What is under way after its answer has gone out. */
const underWay = new Set<Promise<void>>();

/**
 * Sends a mail with a reset link to an address that has an account, and does nothing for any other. Resolves before
 * either is known, so neither the answer nor its time tells which it was.
 * @param address whom the limits count
 * @throws Problem 429 after too many requests
 */
export async function forgotPassword(typed: string, address: string): Promise<void> {
  const email = typed.toLowerCase();
  await countAttempt('resetByAddress', address);
  await countAttempt('resetByAccount', email);
  const work = sendResetMail(email).catch((error: unknown) => log.error({ err: error }, 'reset mail was not sent'));
  underWay.add(work);
  void work.finally(() => underWay.delete(work));
}

/** Resolves when all mails asked for so far are out. */
export async function resetMailsSent(): Promise<void> {
  await Promise.all(underWay);
}

async function sendResetMail(email: string): Promise<void> {
  const user = await database().user.findUnique({
    where: { email, disabledAt: null, dealer: { disabledAt: null } },
    select: { id: true },
  });
  if (!user) return;
  const token = makeResetToken();
  const kept = { tokenHash: hashResetToken(token), expiresAt: new Date(Date.now() + RESET_MINUTES * 60_000) };
  // One row a user: a newer request makes the older link useless.
  await database().resetToken.upsert({
    where: { userId: user.id },
    create: { userId: user.id, ...kept },
    update: { ...kept, createdAt: new Date() },
  });
  await sendMail(resetMail(email, token));
}
