import 'server-only';
import { countAttempt, forgetAttempts, uncountAttempt, type Rule } from '../auth/limits';
import type { Origin } from '../auth/origin';
import { isPassword } from '../auth/passwords';
import { takeCode } from '../auth/second-factor';
import { beginSession } from '../auth/sessions';
import { database } from '../db';
import { Problem } from '../http/problem';
import { audited } from '../security/security-log';

/** The one answer to a wrong password, an unknown account and somebody shut out. */
const REFUSED = 'The e-mail or the password is not right.';

interface Login {
  readonly email: string;
  readonly password: string;
  /** Of an authenticator app; '' when none was given. */
  readonly code: string;
  /** Whom the limits count. */
  readonly origin: Origin;
  /** Known to the account (`known-device.ts`); null for all others. */
  readonly device: string | null;
}

/** A session that has just begun. */
export interface NewSession {
  readonly sessionId: string;
  readonly email: string;
}

const refused = () => new Problem(401, REFUSED, undefined, {}, 'Login Failed');
const codeNeeded = () =>
  new Problem(
    401,
    'Enter the code of your authenticator app.',
    { Code: ['Enter the code of your authenticator app'] },
    {},
    'Code needed',
  );

/**
 * Checks a login and begins its session. Limits and answers do not tell whether an account exists, nor does the time
 * they take; only who has the password learns that a code is wanted.
 * @throws Problem 401 when it is not right, 429 after too many failures
 */
export async function login(given: Login): Promise<NewSession> {
  return audited({ event: 'login', who: given.email, origin: given.origin }, () => checked(given));
}

async function checked({ email: typed, password, code, origin, device }: Login): Promise<NewSession> {
  const email = typed.toLowerCase();
  const { address } = origin;
  const own: readonly (readonly [Rule, string])[] =
    device !== null
      ? [['loginByDevice', device]]
      : [
          ['loginByAccount', `${email} ${address}`],
          ['loginByAccountAnywhere', email],
        ];
  if (device === null) await countAttempt('loginByAddress', address);
  for (const [rule, key] of own) await countAttempt(rule, key);
  const user = await database().user.findUnique({
    where: { email },
    include: { dealer: true, secondFactor: true },
  });
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight || user.disabledAt !== null || user.dealer.disabledAt !== null) throw refused();
  const { secondFactor } = user;
  if (secondFactor?.confirmedAt) {
    if (code === '') throw codeNeeded();
    await takeCode(secondFactor, code, 401);
  }
  const sessionId = await beginSession(user, origin);
  if (sessionId === null) throw refused();
  for (const [rule, key] of own) await forgetAttempts(rule, key);
  if (device === null) await uncountAttempt('loginByAddress', address);
  return { sessionId, email };
}
