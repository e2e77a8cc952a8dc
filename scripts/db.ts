import { spawn } from 'node:child_process';
import { withDatabase } from './database';
import { migrate } from './db/migrations';
import { onServer } from './db/embedded-postgres';

const HELP = `npm run db -- <command>

  migrate          bring the database up to date
  reset            empty the embedded database and migrate it
  run <command…>   run a command with DATABASE_URL set, e.g. npm run db -- run npx prisma studio
  sql <text>       run SQL and print the rows as JSON`;

const [command, ...rest] = process.argv.slice(2);

async function main(url: string): Promise<void> {
  if (command === 'migrate') return migrate(url);
  if (command === 'reset') return reset(url);
  if (command === 'sql') return console.log(JSON.stringify((await onServer(url, rest.join(' '))).rows, null, 2));
  if (command === 'run') return run(rest);
  console.log(HELP);
}

async function reset(url: string): Promise<void> {
  if (process.env.NODE_ENV === 'production') throw new Error('reset is not for production.');
  await onServer(url, 'DROP SCHEMA public CASCADE');
  await onServer(url, 'CREATE SCHEMA public');
  await migrate(url);
}

function run([program, ...args]: string[]): Promise<void> {
  if (!program) throw new Error('run needs a command.');
  const child = spawn(program, args, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}

withDatabase(main).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
