import 'server-only';
import { currentCatalogue } from './catalogue/load';
import { database } from './db';
import { log } from './log';

type Check = 'ok' | 'away';

/** What the process needs to serve, each asked for real (DESIGN §12). */
export async function readiness(): Promise<Readonly<Record<'database' | 'catalogue', Check>>> {
  const [databaseCheck, catalogue] = await Promise.all([
    check('database', async () => (await database().$queryRaw`SELECT 1`) !== null),
    check('catalogue', async () => (await currentCatalogue()).snapshot.stylesById.size > 0),
  ]);
  return { database: databaseCheck, catalogue };
}

async function check(name: string, ask: () => Promise<boolean>): Promise<Check> {
  try {
    return (await ask()) ? 'ok' : 'away';
  } catch (error) {
    log.warn({ err: error }, `not ready: ${name}`);
    return 'away';
  }
}
