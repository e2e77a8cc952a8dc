import 'server-only';
import { createTransport } from 'nodemailer';
import { env } from '../env';
import { log } from '../log';
import { keepInOutbox } from './outbox';

/** A message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Hands a mail to the SMTP server of `SMTP_URL`; without one it is kept as an `.eml` file in the outbox folder. Rejects
 * when the server does not take it.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const message = { from: { name: env.SHOP_NAME, address: env.MAIL_FROM }, ...mail };
  if (env.SMTP_URL) {
    await createTransport(env.SMTP_URL).sendMail(message);
    return;
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'crlf' });
  const { message: bytes } = await composer.sendMail(message);
  const file = await keepInOutbox(bytes);
  log.info({ file }, 'SMTP_URL is not set: mail kept in the outbox');
}
