import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { tokenSecret } from './session-token';

/** A secret has no date of its own. */
const FOREVER = 100 * 365 * 24 * 60 * 60;

const sealed = z.object({ secret: z.string() });

/** A secret as it is stored: the database alone cannot read it. `salt` names what it is for. */
export const seal = (secret: string, salt: string): Promise<string> =>
  encode({ token: { secret }, secret: tokenSecret(), salt, maxAge: FOREVER });

/** What was sealed; null when that was for something else, or with another secret of the shop. */
export async function unseal(text: string, salt: string): Promise<string | null> {
  const opened = sealed.safeParse(await decode({ token: text, secret: tokenSecret(), salt }).catch(() => null));
  return opened.success ? opened.data.secret : null;
}
