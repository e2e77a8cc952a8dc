import { POST as loginCall } from '@/app/api/AccountWeb/login/route';
import { GET as validateCall } from '@/app/api/AccountWeb/validate/route';
import { hashPassword } from '@/lib/server/auth/passwords';
import { database } from '@/lib/server/db';
import type { UserRole } from '@/lib/server/generated/client';
import { get, post, type Answer } from '../calls';

export const PASSWORD = 'a walnut sideboard';

/** Hashing is slow on purpose: once a file does. */
let hash: Promise<string> | undefined;

let made = 0;
const next = (): number => (made += 1);

/** A fresh address to call from, so that the limits of one test are not another's. */
export const freshAddress = (): string => `10.0.${Math.floor(next() / 250)}.${made % 250}`;
export const from = (address: string) => ({ 'x-client-address': address });

/** A dealer at a markup × 100. */
const makeDealer = (markup = 220) => database().dealer.create({ data: { name: `Dealer ${next()}`, markup } });

interface Person {
  readonly email?: string;
  readonly role?: UserRole;
  readonly markup?: number;
}

/** Somebody with `PASSWORD`, of a dealer of their own. */
export async function makeUser({ email = `person${next()}@shop.test`, role = 'Dealer', markup }: Person = {}) {
  const dealer = await makeDealer(markup);
  const passwordHash = await (hash ??= hashPassword(PASSWORD));
  return database().user.create({ data: { email, role, passwordHash, dealerId: dealer.id } });
}

/** A code for a dealer of its own. */
export async function makeCode(limits: { useLimit?: number; expiresAt?: Date } = {}): Promise<string> {
  const dealer = await makeDealer();
  const { code } = await database().dealerCode.create({
    data: { code: `CODE-${next()}`, dealerId: dealer.id, ...limits },
  });
  return code;
}

export const tryLogin = (
  Email: string,
  Password = PASSWORD,
  headers: Record<string, string> = from(freshAddress()),
): Promise<Answer> => post(loginCall, '/api/AccountWeb/login', { Email, Password }, headers);

/** The bearer token of a login. */
export async function tokenOf(email: string): Promise<string> {
  return tokenIn(await tryLogin(email));
}

export function tokenIn({ body }: Answer): string {
  if (typeof body.Token !== 'string') throw new Error(`no token in ${JSON.stringify(body)}`);
  return body.Token;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const validate = (headers: Record<string, string>): Promise<Answer> =>
  get(validateCall, '/api/AccountWeb/validate', headers);

/** `name=value` of the cookie that an answer sets. */
export function cookieIn(answer: Answer): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** All cookies that an answer sets, as a browser sends them back. */
export const cookiesIn = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
