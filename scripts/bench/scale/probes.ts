import { performance } from 'node:perf_hooks';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../throughput';

/** Milliseconds of a whole answer, its bytes as sent, and that it was 2xx. */
export async function timed(url: string, init?: RequestInit): Promise<{ readonly ms: number; readonly bytes: number }> {
  const since = performance.now();
  const response = await fetch(url, init);
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { ms: performance.now() - since, bytes };
}

/** Medians of two subjects asked in turns, so that a busy machine moves both. */
export async function inTurns(
  rounds: number,
  one: (round: number) => Promise<number>,
  other: (round: number) => Promise<number>,
): Promise<{ readonly one: number; readonly other: number }> {
  const ones: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ones.push(await one(round));
    others.push(await other(round));
  }
  return { one: median(ones), other: median(others) };
}

/** Resident memory of a process in MB (Linux). */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

/** Clock ticks of processor time that a process has had. */
function ticks(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

const LOOK_MS = 2_000;
/** Of the hundred a second that one core has: what is done beside answering is over. */
const IDLE_TICKS = 20;

/** Resolves when a server has prepared what it prepares after its start. */
export async function untilIdle(pid: number): Promise<void> {
  let before = ticks(pid);
  for (;;) {
    await sleep(LOOK_MS);
    const now = ticks(pid);
    if (now - before < IDLE_TICKS) return;
    before = now;
  }
}
