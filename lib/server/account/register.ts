import 'server-only';
import type { RegisterRequest } from '@/lib/contracts/account';
import type { FieldErrors } from '@/lib/contracts/selection';
import type { Origin } from '../auth/origin';
import { easyToGuess, isEasyToGuess } from '../auth/password-strength';
import { hashPassword } from '../auth/passwords';
import { insertSession } from '../auth/sessions';
import { database } from '../db';
import { normalizeDealerCode, takeDealerCode, usableCode } from '../dealers/codes';
import { Problem } from '../http/problem';
import type { NewSession } from './login';

const UNIQUE_VIOLATION = 'P2002';

/**
 * Makes an account for a dealer and begins its first session.
 * @throws Problem 400 by field: a code that is unknown, expired or used up (all one message), a password that is easy to
 *   guess, or a taken e-mail. Only who has a good code learns that an e-mail is taken.
 */
export async function register(request: RegisterRequest, origin: Origin): Promise<NewSession> {
  const code = normalizeDealerCode(request.DealerCode);
  const email = request.Email.toLowerCase();
  // Asked before the costly hash is made; that the code still has a use is made sure of below.
  const known = await database().dealerCode.findFirst({ where: usableCode(code, new Date()) });
  if (!known) throw refused({ DealerCode: ['Dealer Code is not valid'] });
  if (isEasyToGuess(request.Password, [email, code])) throw refused({ Password: [easyToGuess('Password')] });
  const passwordHash = await hashPassword(request.Password);
  return { sessionId: await createUser({ email, passwordHash, code }, origin), email };
}

interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly code: string;
}

/** One transaction: a code is used up only by an account that was made, and no account is made that nobody is logged in to. */
async function createUser({ email, passwordHash, code }: NewUser, origin: Origin): Promise<string> {
  try {
    return await database().$transaction(async (transaction) => {
      const dealerId = await takeDealerCode(transaction, code);
      if (dealerId === null) throw refused({ DealerCode: ['Dealer Code is not valid'] });
      const { id } = await transaction.user.create({ data: { email, passwordHash, dealerId } });
      return insertSession(transaction, id, origin);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw refused({ Email: ['Email is already registered'] });
    throw error;
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** A refusal as the form shows it: a title and messages under fields (specification §8). */
export function refused(errors: FieldErrors): Problem {
  return new Problem(400, 'Some fields are wrong.', errors, {}, 'Registration failed');
}
