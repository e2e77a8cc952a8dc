import 'server-only';
import { countAttempt } from '../auth/limits';
import { storeMail } from '../mail/store-mail';

/**
 * Has a mail with a reset link sent to an address that has an account, and none to any other. Which it is shows only when
 * the mail is made, so neither the answer nor its time tells.
 * @param address whom the limits count
 * @throws Problem 429 after too many requests
 */
export async function forgotPassword(typed: string, address: string): Promise<void> {
  const email = typed.toLowerCase();
  await countAttempt('resetByAddress', address);
  await countAttempt('resetByAccount', email);
  await storeMail({ kind: 'PasswordReset', toAddress: email });
}
