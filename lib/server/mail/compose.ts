import 'server-only';
import type { Email } from '../generated/client';
import { resetMail } from '../account/reset-mail';
import { callOrderHook } from '../quotes/order-hook';
import { designMail } from './design-mail';
import { quoteMail } from './quote-mail';
import { sendMail, type ReadyMail } from './send';

/** Sends what is ready to go out. Resolves when it is taken, with the addresses that it was not taken for. */
export type Sending = () => Promise<readonly string[]>;

/**
 * What goes out for a stored mail; null when nothing does, because its recipient has no account.
 * @throws Error when it cannot be made now
 */
export async function composeMail(mail: Email): Promise<Sending | null> {
  if (mail.kind === 'OrderHook') return () => callOrderHook(mail);
  const content = await contentOf(mail);
  return content && (() => sendMail({ ...content, id: mail.id, createdAt: mail.createdAt }));
}

function contentOf(mail: Email): Promise<Omit<ReadyMail, 'id' | 'createdAt'> | null> {
  if (mail.kind === 'PasswordReset') return resetMail(mail.toAddress);
  if (mail.kind === 'Design') return designMail(mail);
  if (mail.kind === 'Quote') return quoteMail(mail);
  const subject = 'Your mail could not be delivered';
  return Promise.resolve({ to: mail.toAddress, subject, text: mail.message });
}
