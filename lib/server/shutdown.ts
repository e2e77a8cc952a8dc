import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { remember } from '@epic-web/remember';
import { log } from './log';

/** Longest time that requests under way are waited for at the end, in ms; then their connections are cut. */
export const CLIENTS_MS = 8_000;
/** Longest time that mail in hand is waited for, in ms: what a mail server has taken has to be written down. */
const WORK_MS = 30_000;

/** One a process: what begins work within Next's bundles and what ends the process are loaded apart. */
const endings = remember('endings', () => new Set<() => Promise<unknown>>());

/** Has `end` called when the process is told to stop; it resolves when what was under way is settled. */
export const atShutdown = (end: () => Promise<unknown>): void => void endings.add(end);

/**
 * Takes no new requests, lets those under way and all other work come to an end side by side, and waits for neither longer
 * than its time.
 * @param isDevelopment a browser's open socket for reloading would hold up the end for good
 */
export async function endInOrder(server: Server, isDevelopment: boolean): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // those that are answered from now on are not kept, either; 0 would keep them for good
  server.keepAliveTimeout = 1;
  const cut = setTimeout(() => server.closeAllConnections(), isDevelopment ? 0 : CLIENTS_MS);
  const settled = Promise.allSettled([...endings].map((end) => end()));
  const isSettled = await Promise.race([settled.then(() => true), wait(WORK_MS, false, { ref: false })]);
  if (!isSettled) log.error('work under way did not end in time');
  if (!isDevelopment) await closed;
  clearTimeout(cut);
}
