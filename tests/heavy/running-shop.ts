import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@/scripts/config/free-port';
import { isAlive } from '@/scripts/db/processes';
import { until } from '@/tests/api/calls';

const POLL_MS = 50;

/** The shop as `npm start` runs it, with data of its own; every process of it is gone after `remove`. */
export class RunningShop {
  readonly data = mkdtempSync(path.join(tmpdir(), 'shop-'));
  port = 0;
  said = '';
  private process: ChildProcess | undefined;
  private readonly seen = new Set<number>();

  constructor() {
    // the database runs as another user when we are root
    chmodSync(this.data, 0o755);
  }

  async start(command: readonly string[] = [process.execPath, 'scripts/start.mjs'], env = {}): Promise<void> {
    this.port = await freePort();
    const [program = '', ...args] = command;
    this.said = '';
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        SITE_URL: '',
        NEXTAUTH_SECRET: '',
        LOG_LEVEL: 'error',
        DATA_DIR: this.data,
        PORT: String(this.port),
        ...env,
      },
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
  }

  get pid(): number {
    return this.process?.pid ?? 0;
  }

  /** Exit code of the command; null when a signal ended it. */
  async ended(): Promise<number | null> {
    const child = this.process;
    if (!child) throw new Error('not started');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  }

  signal(signal: NodeJS.Signals): void {
    this.look();
    this.process?.kill(signal);
  }

  /** Waits as long as the shop lives: how long a start or a recovery takes is the machine's matter. */
  async ready(): Promise<void> {
    while ((await this.status('/api/ready')) !== 200) {
      if (this.process?.exitCode !== null) throw new Error(`the shop ended:\n${this.said}`);
      await wait(POLL_MS);
    }
    this.look();
  }

  status(address: string): Promise<number> {
    return fetch(`http://127.0.0.1:${this.port}${address}`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** Process of the server among our descendants; 0 while there is none. */
  server(): number {
    this.look();
    return [...this.seen].find((pid) => commandOf(pid).includes('scripts/start/server.mjs')) ?? 0;
  }

  postgres(): number {
    return Number(readFileSync(path.join(this.data, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  /** All processes that were ever seen below ours and still live. */
  left(): readonly number[] {
    return [...this.seen].filter((pid) => isAlive(pid) && commandOf(pid) !== '');
  }

  /** Ends whatever a test has left, as hard as can be. */
  async kill(): Promise<void> {
    this.look();
    for (const pid of this.left()) process.kill(pid, 'SIGKILL');
    const { process: child } = this;
    if (child && child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await until(() => this.left().length === 0);
    this.seen.clear();
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  private look(): void {
    // below no process is every process of the machine
    if (this.pid === 0) return;
    const rows = execFileSync('ps', ['-eo', 'pid,ppid'], { encoding: 'utf8' }).trim().split('\n').slice(1);
    const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
    const below = new Set([this.pid]);
    for (const [pid = 0, parent = 0] of pairs) if (below.has(parent)) below.add(pid);
    below.delete(this.pid);
    for (const pid of below) this.seen.add(pid);
    try {
      this.seen.add(this.postgres());
    } catch {
      // not there yet, or no longer
    }
  }
}

/** How a process was called; '' for one that has ended, waited for or not. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
