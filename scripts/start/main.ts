import path from 'node:path';
import { SettingsError, type Settings } from '../../lib/server/env-schema';
import { ensureDatabase } from '../database';
import { prepareBuild, prepareClient, prepareDatabase, prepareDemoAccounts } from './prepare';
import { assertPortIsFree, serve, untilClosed } from './serve';
import { startSettings } from './settings';
import { endInOrder, INTERRUPTED, StoppedError } from './signals';

/** Where mail goes to; whoever starts without a mail server has to know where to look. */
const mailNote = ({ SMTP_URL, DATA_DIR }: Settings): string =>
  SMTP_URL ? 'Mail goes out by SMTP_URL.' : `SMTP_URL is not set: mail is kept in ${path.resolve(DATA_DIR, 'outbox')}`;

/** Prepares what is missing, serves until told to stop, then stops the embedded database. Answers the exit code. */
async function main(): Promise<number> {
  const mode = process.argv[2] === 'dev' ? 'dev' : 'start';
  const { assertGoingOn, isStopping } = endInOrder();
  const settings = startSettings();
  await assertPortIsFree(settings.PORT);
  const database = await ensureDatabase();
  try {
    const steps = [
      prepareClient,
      () => prepareDatabase(database),
      mode === 'start' ? prepareBuild : () => prepareDemoAccounts(database),
    ];
    for (const step of steps) {
      assertGoingOn();
      await step();
    }
    assertGoingOn();
    const server = await serve(mode, settings.PORT);
    database.keepAlive();
    console.log(`\n  ${settings.SHOP_NAME} is open at ${settings.SITE_URL}`);
    console.log(`  ${mailNote(settings)}\n`);
    return await untilClosed(server);
  } catch (error) {
    // what was under way has been ended, and says so in words of its own
    throw isStopping() ? new StoppedError('Stopped.') : error;
  } finally {
    await database.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof StoppedError) process.exit(INTERRUPTED);
    const isExpected = error instanceof SettingsError || (error instanceof Error && error.name === 'Error');
    console.error(isExpected ? error.message : error);
    process.exit(1);
  },
);
