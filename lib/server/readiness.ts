import 'server-only';
import { currentCatalogue } from './catalogue/load';
import { database } from './db';
import { log } from './log';
import { mailQueue } from './mail/mail-queue';
import { QUEUE } from './mail/queue';

type Check = 'ok' | 'away';

/** What the process needs to serve, each asked for real (specification §19). */
export async function readiness(): Promise<Readonly<Record<'database' | 'catalogue' | 'mail', Check>>> {
  const [databaseCheck, catalogue, mail] = await Promise.all([
    check('database', async () => (await database().$queryRaw`SELECT 1`) !== null),
    check('catalogue', async () => (await currentCatalogue()).snapshot.stylesById.size > 0),
    check('mail', async () => (await (await mailQueue()).getQueue(QUEUE)) !== null),
  ]);
  return { database: databaseCheck, catalogue, mail };
}

async function check(name: string, ask: () => Promise<boolean>): Promise<Check> {
  try {
    return (await ask()) ? 'ok' : 'away';
  } catch (error) {
    log.warn({ err: error }, `not ready: ${name}`);
    return 'away';
  }
}
