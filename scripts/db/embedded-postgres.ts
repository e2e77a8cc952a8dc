import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../config/free-port';
import { withLock } from '../config/lock';
import { prepareHome, type Home } from './home';
import { addUser, isAlive, isPostgres, readPostmaster, removeUser } from './processes';

const SUPERUSER = 'postgres';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;
const POLL_MS = 25;

/** A PostgreSQL server from npm, running for as long as some process of the project uses it. */
export interface EmbeddedServer {
  /** Address of the server's own `postgres` database. */
  readonly url: string;
  /** Starts it again, at the same address, if it has died; answers whether it had. */
  readonly revive: () => Promise<boolean>;
  /** Says that this process is done; the last one stops the server. */
  readonly stop: () => Promise<void>;
}

/** Connects to the server under `dataDir/name`, starting (or first creating) it when it does not run. */
export async function startEmbedded(dataDir: string, name: string): Promise<EmbeddedServer> {
  const home = await prepareHome(dataDir, name);
  const lock = path.join(home.folder, 'start');
  const { port, password } = await withLock(lock, async () => {
    const secret = await ensureCluster(home);
    const found = (await runningPort(home)) ?? (await start(home, await freePort()));
    await addUser(home.folder);
    return { port: found, password: secret };
  });
  const revive = (): Promise<boolean> =>
    withLock(lock, async () => {
      if ((await runningPort(home)) !== null) return false;
      await start(home, port);
      return true;
    });
  return { url: serverUrl(port, password), revive, stop: () => withLock(lock, () => leave(home)) };
}

function serverUrl(port: number, password: string): string {
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
}

/** Creates the data directory once; answers the superuser's password, which lies beside it. */
async function ensureCluster(home: Home): Promise<string> {
  const passwordFile = path.join(home.folder, 'password');
  const isCreated = existsSync(path.join(home.data, 'PG_VERSION')) && existsSync(passwordFile);
  if (isCreated) return (await readFile(passwordFile, 'utf8')).trim();

  const password = randomBytes(18).toString('base64url');
  // left over from a creation that was cut short: a finished one has its password beside it
  await rm(home.data, { recursive: true, force: true });
  await mkdir(home.data, { recursive: true, mode: 0o700 });
  if (home.runAs.uid !== undefined) chownSync(home.data, home.runAs.uid, home.runAs.gid ?? home.runAs.uid);
  await initdb(home, password);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  return password;
}

async function initdb(home: Home, password: string): Promise<void> {
  const pwfile = path.join(tmpdir(), `initdb-${randomBytes(6).toString('hex')}`);
  await writeFile(pwfile, `${password}\n`, { mode: 0o600 });
  try {
    if (home.runAs.uid !== undefined) chownSync(pwfile, home.runAs.uid, home.runAs.gid ?? home.runAs.uid);
    await promisify(execFile)(
      path.join(home.binaries, 'bin', 'initdb'),
      ['-D', home.data, '-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${pwfile}`, '-E', 'UTF8', '--locale=C'],
      { ...home.runAs, cwd: home.data, env: serverEnvironment() },
    );
  } finally {
    await rm(pwfile, { force: true });
  }
}

/** Port of a server that lives here and answers: ours, or one whose starter was killed. Null when it has to be started. */
async function runningPort(home: Home): Promise<number | null> {
  const found = await readPostmaster(home.data);
  if (found && isPostgres(found.pid, home.data)) {
    await waitReady(home, found.pid);
    return found.port;
  }
  // stale or empty: PostgreSQL would refuse to start if it were cut short, or the number another process's by now
  await rm(path.join(home.data, 'postmaster.pid'), { force: true });
  return null;
}

async function start(home: Home, port: number): Promise<number> {
  const log = openSync(path.join(home.folder, 'postgres.log'), 'a');
  const args = ['-D', home.data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
  // its own session: Ctrl-C in our terminal must not stop it before the app has finished
  const child = spawn(path.join(home.binaries, 'bin', 'postgres'), [...args, '-c', 'unix_socket_directories='], {
    ...home.runAs,
    cwd: home.data,
    detached: true,
    stdio: ['ignore', log, log],
    env: serverEnvironment(),
  });
  closeSync(log);
  child.unref();
  if (child.pid === undefined) throw new Error('PostgreSQL could not be started.');
  await waitReady(home, child.pid);
  return port;
}

async function waitReady(home: Home, pid: number): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    const now = await readPostmaster(home.data);
    if (now?.isReady && now.pid === pid) return;
    // Alive is enough: until its program is laid out, a process that has just begun tells no name.
    if (!isAlive(pid)) break;
    await sleep(POLL_MS);
  }
  const log = path.join(home.folder, 'postgres.log');
  const tail = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-6).join('\n') : '';
  throw new Error(`PostgreSQL did not start (${log}):\n${tail}`);
}

async function leave(home: Home): Promise<void> {
  const others = await removeUser(home.folder);
  if (others > 0) return;
  const found = await readPostmaster(home.data);
  if (!found || !isPostgres(found.pid, home.data)) return;
  // "fast": open sessions are ended, everything committed is kept
  process.kill(found.pid, 'SIGINT');
  const until = Date.now() + STOP_LIMIT_MS;
  while (isPostgres(found.pid, home.data) && Date.now() < until) await sleep(POLL_MS);
}

/** Nothing of ours goes into the server's environment but what finds programs and the time. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TZ, SystemRoot } = process.env;
  return { NODE_ENV: 'production', PATH, TZ, SystemRoot, LC_ALL: 'C' };
}
