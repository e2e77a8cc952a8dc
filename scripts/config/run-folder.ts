import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../db/processes';

const RUNS = path.join('.data', 'runs');

/**
 * A folder of this process's own, `.data/runs/PID`: runs of tests in one checkout do not meet. Removes those that ended
 * processes have left.
 */
export function runFolder(): string {
  mkdirSync(RUNS, { recursive: true });
  for (const pid of readdirSync(RUNS)) {
    if (!isAlive(Number(pid))) rmSync(path.join(RUNS, pid), { recursive: true, force: true });
  }
  const folder = path.join(RUNS, String(process.pid));
  mkdirSync(folder, { recursive: true });
  return folder;
}
