import 'server-only';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { env } from '../env';
import { log } from '../log';
import { keepInOutbox } from './outbox';

/** Longest silence of a mail server, in ms: together they stay below what a delivery may take. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** A mail that is ready to go out. */
export interface ReadyMail extends Pick<
  SendMailOptions,
  'to' | 'cc' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments'
> {
  /** Id of its row: its Message-ID is made of it, so a mail that comes twice is known as one. */
  readonly id: string;
  readonly createdAt: Date;
}

/** The server has said no for good, so trying again is of no use. */
export class RefusedMailError extends Error {
  override readonly name = 'RefusedMailError';
}

/**
 * Hands a mail to the SMTP server of `SMTP_URL`; without one it is kept as an `.eml` file in the outbox folder. Resolves
 * when the server has taken it, with the addresses that it has not taken.
 * @throws RefusedMailError when it takes none of them, or not this mail; any other error when later may be better
 */
export async function sendMail({ id, createdAt, ...mail }: ReadyMail): Promise<readonly string[]> {
  const from = { name: env.SHOP_NAME, address: env.MAIL_FROM };
  const domain = env.MAIL_FROM.slice(env.MAIL_FROM.indexOf('@') + 1);
  const message: SendMailOptions = {
    ...mail,
    from,
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    // Neither is a file or an address ever to be read by the library itself.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (env.SMTP_URL) return sendBySmtp(env.SMTP_URL, message);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'crlf' });
  const { message: bytes } = await composer.sendMail(message);
  if (!Buffer.isBuffer(bytes)) throw new Error('nodemailer answered a stream instead of a buffer');
  const file = await keepInOutbox(id, createdAt, bytes);
  log.info({ file }, 'SMTP_URL is not set: mail kept in the outbox');
  return [];
}

/** Whether the mail server takes a connection and our login; true where mail is kept in the outbox. */
export async function isMailServerThere(): Promise<boolean> {
  if (!env.SMTP_URL) return true;
  const transport = createTransport({ url: env.SMTP_URL, ...PATIENCE });
  try {
    return await transport.verify();
  } finally {
    transport.close();
  }
}

async function sendBySmtp(url: string, message: SendMailOptions): Promise<readonly string[]> {
  const transport = createTransport({ url, ...PATIENCE });
  try {
    const { rejected } = await transport.sendMail(message);
    return rejected;
  } catch (error) {
    if (isForGood(error)) throw new RefusedMailError(error.message, { cause: error });
    throw error;
  } finally {
    transport.close();
  }
}

/** 5xx to the envelope or to the message; to the login it is the shop's own mistake, which somebody will put right. */
function isForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutMail && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
