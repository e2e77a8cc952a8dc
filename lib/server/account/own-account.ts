import 'server-only';
import { userAgentFromString } from 'next/server';
import type { AccountAnswer, ChangePasswordRequest } from '@/lib/contracts/account-settings';
import { countAttempt, forgetAttempts } from '../auth/limits';
import { easyToGuess, isEasyToGuess } from '../auth/password-strength';
import { hashPassword, isPassword } from '../auth/passwords';
import { isOfferedSecondFactor } from '../auth/roles';
import { live, type Caller, type CheckedUser } from '../auth/sessions';
import { database } from '../db';
import { env } from '../env';
import { Problem } from '../http/problem';

/**
 * Asks for the password once more.
 * @throws Problem 400 under `Password` when it is not right, 429 after too many tries
 */
export async function reauthenticate({ userId }: Caller, password: string): Promise<CheckedUser> {
  await countAttempt('passwordByAccount', userId);
  const { passwordHash } = await database().user.findUniqueOrThrow({ where: { id: userId } });
  if (!(await isPassword(password, passwordHash))) {
    throw new Problem(400, 'The password is not right.', { Password: ['The password is not right'] });
  }
  await forgetAttempts('passwordByAccount', userId);
  return { id: userId, passwordHash };
}

/**
 * Sets another password and ends all other sessions. Reset links that are on their way hold no more.
 * @throws Problem 400 by field, 409 when it was changed by somebody else meanwhile
 */
export async function changePassword(caller: Caller, { Password, NewPassword }: ChangePasswordRequest): Promise<void> {
  const { id, passwordHash } = await reauthenticate(caller, Password);
  if (isEasyToGuess(NewPassword, [caller.email])) {
    throw new Problem(400, 'Some fields are wrong.', { NewPassword: [easyToGuess('New Password')] });
  }
  const fresh = await hashPassword(NewPassword);
  await database().$transaction(async (transaction) => {
    const { count } = await transaction.user.updateMany({
      where: { id, passwordHash },
      data: { passwordHash: fresh },
    });
    if (count === 0) throw new Problem(409, 'The password was changed meanwhile. Please log in again.');
    await transaction.session.deleteMany({ where: { userId: id, NOT: { id: caller.sessionId } } });
    await transaction.resetToken.deleteMany({ where: { userId: id } });
  });
}

/** Ends one session of the caller's, or with null all but the one that asks. */
export async function endSessions({ userId, sessionId }: Caller, id: string | null): Promise<void> {
  await database().session.deleteMany({ where: { userId, ...(id === null ? { NOT: { id: sessionId } } : { id }) } });
}

/** What the account screen shows. */
export async function ownAccount({ userId, sessionId, email }: Caller): Promise<AccountAnswer> {
  const { role, secondFactor, sessions } = await database().user.findUniqueOrThrow({
    where: { id: userId },
    include: { secondFactor: true, sessions: { where: live(Date.now()), orderBy: { seenAt: 'desc' } } },
  });
  return {
    Email: email,
    Sessions: sessions.map(({ id, createdAt, seenAt, address, agent }) => ({
      Id: id,
      Began: createdAt.toISOString(),
      LastUsed: seenAt.toISOString(),
      Address: address,
      Browser: browserOf(agent),
      IsCurrent: id === sessionId,
    })),
    SecondFactor: {
      IsOffered: isOfferedSecondFactor(role),
      IsRequired: isOfferedSecondFactor(role) && env.SECOND_FACTOR === 'required',
      IsOn: Boolean(secondFactor?.confirmedAt),
    },
  };
}

function browserOf(agent: string): string {
  const { browser, os } = userAgentFromString(agent);
  return [browser.name, os.name].filter((name) => name !== undefined).join(' on ');
}
