import 'server-only';
import { countAttempt, forgetAttempts, uncountAttempt } from '../auth/limits';
import { isPassword } from '../auth/passwords';
import { beginSession } from '../auth/sessions';
import { database } from '../db';
import { Problem } from '../http/problem';

/** The one answer to a wrong password, an unknown account and somebody shut out. */
const REFUSED = 'The e-mail or the password is not right.';

interface Login {
  readonly email: string;
  readonly password: string;
  /** Whom the limits count. */
  readonly address: string;
}

/** A session that has just begun. */
export interface NewSession {
  readonly sessionId: string;
  readonly email: string;
}

const refused = () => new Problem(401, REFUSED, undefined, {}, 'Login Failed');

/**
 * Checks a login and begins its session. Limits and answers do not tell whether an account exists, nor does the time
 * they take.
 * @throws Problem 401 when it is not right, 429 after too many failures
 */
export async function login({ email: typed, password, address }: Login): Promise<NewSession> {
  const email = typed.toLowerCase();
  await countAttempt('loginByAddress', address);
  await countAttempt('loginByAccount', email);
  const user = await database().user.findUnique({ where: { email }, include: { dealer: true } });
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight || user.disabledAt !== null || user.dealer.disabledAt !== null) throw refused();
  const sessionId = await beginSession(user);
  if (sessionId === null) throw refused();
  await forgetAttempts('loginByAccount', email);
  await uncountAttempt('loginByAddress', address);
  return { sessionId, email };
}
