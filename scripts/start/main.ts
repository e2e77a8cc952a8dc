import path from 'node:path';
import { SettingsError, type Settings } from '../../lib/server/env-schema';
import { ensureDatabase } from '../database';
import { prepareBuild, prepareClient, prepareDatabase, prepareDemoAccounts } from './prepare';
import { assertPortIsFree, serve, untilClosed } from './serve';
import { startSettings } from './settings';
import { onStop } from './signals';

/** What a shell calls a command ended by Ctrl-C. */
const INTERRUPTED = 130;

/** Where mail goes to; whoever starts without a mail server has to know where to look. */
const mailNote = ({ SMTP_URL, DATA_DIR }: Settings): string =>
  SMTP_URL ? 'Mail goes out by SMTP_URL.' : `SMTP_URL is not set: mail is kept in ${path.resolve(DATA_DIR, 'outbox')}`;

/** Prepares what is missing, serves until told to stop, then stops the embedded database. Answers the exit code. */
async function main(): Promise<number> {
  const mode = process.argv[2] === 'dev' ? 'dev' : 'start';
  const settings = startSettings();
  await assertPortIsFree(settings.PORT);
  const database = await ensureDatabase();
  const takeBack = onStop(() => void database.stop().finally(() => process.exit(INTERRUPTED)));
  try {
    await prepareClient();
    await prepareDatabase(database);
    if (mode === 'start') await prepareBuild();
    else await prepareDemoAccounts(database);
    const server = await serve(mode, settings.PORT);
    takeBack();
    console.log(`\n  ${settings.SHOP_NAME} is open at ${settings.SITE_URL}`);
    console.log(`  ${mailNote(settings)}\n`);
    return await untilClosed(server);
  } finally {
    await database.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpected = error instanceof SettingsError || (error instanceof Error && error.name === 'Error');
    console.error(isExpected ? error.message : error);
    process.exit(1);
  },
);
