import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onServer } from '@/scripts/db/connection';
import { until } from '@/tests/api/calls';

/** A statement of PL/pgSQL that has a process of `killAsleep` sleep at it, and nobody else. */
export const SLEEP_IF_VICTIM = `IF current_setting('application_name') = 'victim' THEN PERFORM pg_sleep(10); END IF;`;

/** Of its own database alone: another file's victim may be on the same server. */
const VICTIMS = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'victim'`;
const ASLEEP = `${VICTIMS} AND wait_event = 'PgSleep'`;

/**
 * Runs lines of a script whose `DATABASE_URL` is that database, and kills it once it sleeps there. PostgreSQL sees a client
 * that is gone when it next has something to say to it: it wakes by itself, and is waited for.
 */
export async function killAsleep(url: string, script: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--require', './lib/server/without-server-only.cjs', '--import', 'tsx', '-e', script],
    { stdio: 'ignore', env: { ...process.env, DATABASE_URL: `${url}?application_name=victim` } },
  );
  await until(async () => (await onServer(url, ASLEEP)).rowCount === 1);
  child.kill('SIGKILL');
  await once(child, 'close');
  await until(async () => (await onServer(url, VICTIMS)).rowCount === 0);
}
