import { describeMails, retryMails } from '@/lib/server/mail/kept-mail';
import { startQueue } from '@/lib/server/mail/queue';
import type { PrismaClient } from '@/lib/server/generated/client';
import { withClient } from './catalog/database';
import { runMain } from './config/run-main';

const HELP = `npm run mail -- <command>

  list                    mails that are not out: failed ones, and those that wait
  retry <id> | all        puts failed mails back into the queue; a running app delivers them`;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function list(db: PrismaClient): Promise<string> {
  return (await describeMails(db)).join('\n') || 'All mail is out.';
}

async function retry(db: PrismaClient, id: string | null): Promise<string> {
  const queue = await startQueue(process.env.DATABASE_URL ?? '', (error) => console.error(error.message));
  try {
    const count = await retryMails(db, queue, id);
    return `${count} ${count === 1 ? 'mail is' : 'mails are'} in the queue again.`;
  } finally {
    await queue.stop({ graceful: false });
  }
}

/** Runs the command; answers the exit code. */
async function main([name, which]: readonly string[]): Promise<number> {
  if (name === 'list') {
    await withClient(async (db) => console.log(await list(db)));
    return 0;
  }
  if (name === 'retry' && (which === 'all' || UUID.test(which ?? ''))) {
    await withClient(async (db) => console.log(await retry(db, which === 'all' ? null : (which ?? null))));
    return 0;
  }
  console.log(HELP);
  return name === undefined || name === 'help' ? 0 : 2;
}

runMain(() => main(process.argv.slice(2)));
