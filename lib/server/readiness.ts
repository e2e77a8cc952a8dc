import 'server-only';
import { isCatalogueCurrent } from './catalogue/load';
import { database } from './db';
import { log } from './log';
import { mailQueue } from './mail/mail-queue';
import { QUEUE } from './mail/queue';
import { isMailServerThere } from './mail/send';
import { timeLimit } from './screenshot/time-limit';

type Check = 'ok' | 'away';

/** Longest time that one of them may take, in ms: whoever asks gives up soon after. */
const LIMIT_MS = 2_000;

/** What the process needs to serve, each asked for real and at the same time (specification §19). */
export async function readiness(): Promise<Readonly<Record<'database' | 'catalogue' | 'mail' | 'smtp', Check>>> {
  const [databaseCheck, catalogue, mail, smtp] = await Promise.all([
    check('database', async () => (await database().$queryRaw`SELECT 1`) !== null),
    check('catalogue', isCatalogueCurrent),
    check('mail', async () => (await (await mailQueue()).getQueue(QUEUE)) !== null),
    check('smtp', isMailServerThere),
  ]);
  return { database: databaseCheck, catalogue, mail, smtp };
}

async function check(name: string, ask: () => Promise<boolean>): Promise<Check> {
  const limit = timeLimit(LIMIT_MS, `no answer within ${LIMIT_MS} ms`);
  try {
    return (await limit.race(ask())) ? 'ok' : 'away';
  } catch (error) {
    log.warn({ err: error }, `not ready: ${name}`);
    return 'away';
  } finally {
    limit.clear();
  }
}
