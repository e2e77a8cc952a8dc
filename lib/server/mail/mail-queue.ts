import 'server-only';
import type PgBoss from 'pg-boss';
import { env } from '../env';
import { log } from '../log';
import { startQueue } from './queue';

declare global {
  var mailQueue: Promise<PgBoss> | undefined;
}

/**
 * The queue of this process, connected at first use and again after that has failed. Kept outside the module: routes and
 * instrumentation are bundled apart, and the dev server loads modules anew on every change.
 */
export function mailQueue(): Promise<PgBoss> {
  return (globalThis.mailQueue ??= connect());
}

function connect(): Promise<PgBoss> {
  const warn = (error: Error) => log.warn({ err: error }, 'mail queue in trouble');
  const connected = startQueue(env.DATABASE_URL ?? '', warn, env.DATABASE_LIMIT_MS);
  connected.catch(() => {
    globalThis.mailQueue = undefined;
  });
  return connected;
}
