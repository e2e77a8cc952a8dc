import 'server-only';
import path from 'node:path';
import { remember } from '@epic-web/remember';
import pino, { type Logger } from 'pino';
import { isEmailAddress } from '@/lib/contracts/email-address';
import type { Origin } from '../auth/origin';
import { env } from '../env';
import { Problem } from '../http/problem';
import { log } from '../log';

/** What is written down: who comes in, and whatever changes how they do. */
export type SecurityEvent =
  | 'login'
  | 'logout'
  | 'register'
  | 'reset-asked'
  | 'reset'
  | 'password-changed'
  | 'sessions-ended'
  | 'second-factor-begun'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'dealer-created'
  | 'dealer-changed'
  | 'code-created'
  | 'code-ended'
  | 'user-changed'
  | 'user-sessions-ended';

interface Entry {
  readonly event: SecurityEvent;
  /** The account's e-mail, or what was typed for it. */
  readonly who: string;
  readonly origin: Origin;
  /** Whom or what an administrator has changed: an e-mail, or a dealer's number. */
  readonly target?: string;
}

/** A file of its own, or `-` for standard output, where the field `log` tells its lines from others. */
const securityLog = (): Logger =>
  remember('security-log', () => {
    const dest = env.SECURITY_LOG === '-' ? 1 : (env.SECURITY_LOG ?? path.join(env.DATA_DIR, 'security.log'));
    const file = pino.destination({ dest, mkdir: true, sync: true });
    file.on('error', (error: unknown) => log.error({ err: error }, 'the security log cannot be written'));
    return pino({ base: { log: 'security' }, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level } }, file);
  });
const level = (label: string) => ({ level: label });

/**
 * Writes down what happened: who, what, from where, with what outcome. Never a password, token or code; a text that is no
 * e-mail address is left out, for people type passwords into the wrong field.
 */
export function noteSecurity(
  { event, who, origin, target }: Entry,
  outcome: 'ok' | 'refused' | 'failed',
  status = 200,
): void {
  const known = isEmailAddress(who) ? who.toLowerCase() : '(no address)';
  securityLog()[outcome === 'ok' ? 'info' : 'warn']({ event, outcome, status, who: known, target, ...origin });
}

/** Does `work` and writes down how it ended; what it throws is thrown on. */
export async function audited<T>(entry: Entry, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work();
    noteSecurity(entry, 'ok');
    return done;
  } catch (error) {
    if (error instanceof Problem) noteSecurity(entry, 'refused', error.status);
    else noteSecurity(entry, 'failed', 500);
    throw error;
  }
}
