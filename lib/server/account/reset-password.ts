import 'server-only';
import type { ResetPasswordRequest } from '@/lib/contracts/account';
import { forgetAttempts } from '../auth/limits';
import { easyToGuess, isEasyToGuess } from '../auth/password-strength';
import { hashPassword } from '../auth/passwords';
import { database } from '../db';
import { Problem } from '../http/problem';
import { hashSecretToken } from '../security/secret-token';

const REFUSED = 'This reset link is not valid any more. Please ask for a new one.';

/**
 * Sets a new password by the token of a reset mail, and ends all sessions of its account on every instance.
 * @throws Problem 400 for a token that is wrong, expired, used, replaced, or of another account, and for a password that is
 *   easy to guess, which leaves the token as it is
 */
export async function resetPassword(request: ResetPasswordRequest): Promise<void> {
  const email = request.Email.toLowerCase();
  const live = { tokenHash: hashSecretToken(request.ResetToken), user: { email, disabledAt: null } };
  // Asked before the costly hash is made; used up below.
  const known = await database().resetToken.findFirst({ where: { ...live, expiresAt: { gt: new Date() } } });
  if (!known) throw new Problem(400, REFUSED);
  if (isEasyToGuess(request.NewPassword, [email])) {
    throw new Problem(400, 'Some fields are wrong.', { NewPassword: [easyToGuess('New Password')] });
  }
  const passwordHash = await hashPassword(request.NewPassword);
  await database().$transaction(async (transaction) => {
    // Of two that use it at the same moment, one deletes it and the other finds nothing.
    const { count } = await transaction.resetToken.deleteMany({ where: { ...live, expiresAt: { gt: new Date() } } });
    if (count === 0) throw new Problem(400, REFUSED);
    await transaction.user.update({ where: { id: known.userId }, data: { passwordHash } });
    await transaction.session.deleteMany({ where: { userId: known.userId } });
  });
  await forgetAttempts('loginByAccountAnywhere', email);
}
