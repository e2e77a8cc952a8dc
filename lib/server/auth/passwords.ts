import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice of costs for argon2id, which is the library's kind: 19 MiB, two passes, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to keep of a password; it carries its salt and costs. */
export const hashPassword = (password: string): Promise<string> => hash(password, COSTS);

/** Of a password that nobody knows. Made once, when first needed. */
let unknown: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed. Without a hash it takes just as long and is false, so that the time a
 * login takes does not tell whether the account exists.
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  unknown ??= hashPassword(crypto.randomUUID());
  const matches = await verify(kept ?? (await unknown), password);
  return matches && kept !== null;
}
