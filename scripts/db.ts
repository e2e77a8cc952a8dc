import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from './database';
import { onServer } from './db/connection';
import { migrate, MIGRATIONS } from './db/migrations';
import { runMain } from './config/run-main';

const HELP = `npm run db -- <command>

  migrate          bring the database up to date
  new <name>       write the migration from the committed schema.prisma to the present one, to be read and completed
  reset            empty the embedded database and migrate it
  run <command…>   run a command with DATABASE_URL set, e.g. npm run db -- run npx prisma studio
  sql <text>       run SQL and print the rows as JSON`;

const [command, ...rest] = process.argv.slice(2);

async function main(url: string): Promise<void> {
  if (command === 'migrate') return console.log((await migrate(url)).join('\n') || 'The database is up to date.');
  if (command === 'new' && /^\w+$/.test(rest[0] ?? '')) return console.log(newMigration(rest[0] ?? ''));
  if (command === 'reset') return reset(url);
  if (command === 'sql') return console.log(JSON.stringify((await onServer(url, rest.join(' '))).rows, null, 2));
  if (command === 'run') return run(rest);
  console.log(HELP);
}

/** Writes the SQL; answers where. */
function newMigration(name: string): string {
  const committed = execFileSync('git', ['show', 'HEAD:prisma/schema.prisma']);
  const sql = execFileSync(process.execPath, [path.join('scripts', 'db', 'schema-diff.mjs')], { input: committed });
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = path.join(MIGRATIONS, `${time}_${name}`, 'migration.sql');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sql);
  return file;
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

runMain(() => withDatabase(main));
