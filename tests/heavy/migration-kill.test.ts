import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onServer } from '@/scripts/db/connection';
import { migrate } from '@/scripts/db/migrations';
import { until } from '@/tests/api/calls';
import { migrationFolder, scratchDatabase } from '@/tests/setup/scratch-migrations';

const url = scratchDatabase();

/** Takes its time for whoever is called `victim`. */
const SLOW = `CREATE TABLE half ();
  DO $$ BEGIN
    IF current_setting('application_name') = 'victim' THEN PERFORM pg_sleep(2); END IF;
  END $$;
  CREATE TABLE whole ();`;

const sleepers = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'victim' AND wait_event = 'PgSleep'`;

it('A process killed inside a migration leaves nothing, and the next one repeats it', async () => {
  const { folder, remove } = migrationFolder({ '1_slow': SLOW });
  const script = `require('./scripts/db/migrations').migrate(...process.argv.slice(1))`;
  const child = spawn(process.execPath, [
    ...['--import', 'tsx', '-e', script],
    ...[`${url}?application_name=victim`, folder],
  ]);
  await until(async () => (await onServer(url, sleepers)).rowCount === 1);
  child.kill('SIGKILL');
  await once(child, 'close');
  await until(async () => (await onServer(url, sleepers)).rowCount === 0);
  expect((await onServer(url, `SELECT to_regclass('half') AS half`)).rows).toEqual([{ half: null }]);
  expect(await migrate(url, folder)).toEqual(['1_slow']);
  remove();
  expect((await onServer(url, `SELECT to_regclass('whole') AS whole`)).rows).toEqual([{ whole: 'whole' }]);
});
