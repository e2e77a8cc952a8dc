import { startSettings } from './start/settings';
import { runMain } from './config/run-main';
import { ensureDatabase } from './database';
import { prepareClient, prepareDatabase } from './start/prepare';

/** `npm run migrate`: brings the database up to date and publishes the catalogue where there is none. */
runMain(async () => {
  startSettings();
  await prepareClient();
  const database = await ensureDatabase();
  try {
    await prepareDatabase(database);
  } finally {
    await database.stop();
  }
});
