import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Longest time that a child is waited for once it is told to end, in ms: above what the server takes in the worst case. */
const PATIENCE_MS = 60_000;

const living = new Set<ChildProcess>();

/** Notes a process that must not outlive this one. */
export function noteChild<Child extends ChildProcess>(child: Child): Child {
  living.add(child);
  child.once('close', () => living.delete(child));
  return child;
}

/** Tells all of them to end, and resolves when they have; who does not within a minute is killed. */
export async function endChildren(): Promise<void> {
  await Promise.all([...living].map(end));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'close');
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await gone;
  clearTimeout(last);
}
