import 'server-only';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env';

/** Where mail is kept while there is no SMTP server. */
const outboxFolder = (): string => path.resolve(env.DATA_DIR, 'outbox');

/**
 * Writes a message as a file whose name sorts by time; answers its path. The name is the mail's own, so a mail that is
 * written again is there once. Only we may read it: it may hold a link that sets a password. It is there whole or not at
 * all.
 */
export async function keepInOutbox(id: string, createdAt: Date, message: Buffer): Promise<string> {
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true });
  const name = `${createdAt.toISOString().replaceAll(':', '-')}-${id}`;
  const file = path.join(folder, `${name}.eml`);
  const unfinished = path.join(folder, `${name}.part`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, file);
  return file;
}
