import { onServer } from '@/scripts/db/connection';
import { migrate } from '@/scripts/db/migrations';
import { migrationFolder, scratchDatabase } from '@/tests/setup/scratch-migrations';
import { killAsleep, SLEEP_IF_VICTIM } from './kill-asleep';

const url = scratchDatabase();

const SLOW = `CREATE TABLE half ();
  DO $$ BEGIN
    ${SLEEP_IF_VICTIM}
  END $$;
  CREATE TABLE whole ();`;

it('A process killed inside a migration leaves nothing, and the next one repeats it', async () => {
  const { folder, remove } = migrationFolder({ '1_slow': SLOW });
  await killAsleep(
    url,
    `require('./scripts/db/migrations').migrate(process.env.DATABASE_URL, ${JSON.stringify(folder)})`,
  );
  expect((await onServer(url, `SELECT to_regclass('half') AS half`)).rows).toEqual([{ half: null }]);
  expect(await migrate(url, folder)).toEqual(['1_slow']);
  remove();
  expect((await onServer(url, `SELECT to_regclass('whole') AS whole`)).rows).toEqual([{ whole: 'whole' }]);
});
