import 'server-only';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import { database } from '../db';
import { Problem } from '../http/problem';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be tried, counted in the database: all instances share the count. */
const RULES = {
  /** Failed logins: to an account from one address, to it from all together, and from an address to all accounts. */
  loginByAccount: { points: 5, duration: 15 * MINUTE },
  loginByAccountAnywhere: { points: 25, duration: 15 * MINUTE },
  loginByAddress: { points: 20, duration: 15 * MINUTE },
  /** Those from a browser that the account knows: strangers cannot use them up. */
  loginByDevice: { points: 5, duration: 15 * MINUTE },
  /** Wrong passwords and codes of somebody who is logged in already. */
  passwordByAccount: { points: 5, duration: 15 * MINUTE },
  /** Reset mails, by who asks and by who gets them. */
  resetByAddress: { points: 3, duration: HOUR },
  resetByAccount: { points: 3, duration: HOUR },
  registerByAddress: { points: 10, duration: HOUR },
  /** Mails with a design, by who sends and by who gets them; a copy counts as well. */
  mailByAddress: { points: 60, duration: HOUR },
  mailByAccount: { points: 120, duration: HOUR },
  mailByRecipient: { points: 20, duration: HOUR },
  /** All mail of strangers together: a crowd of addresses makes no mail cannon of the shop. */
  mailByStrangers: { points: 600, duration: HOUR },
} as const;

export type Rule = keyof typeof RULES;

/** What has run out is swept away by the first attempt after so many ms. */
const SWEEP_EVERY_MS = HOUR * 1000;
let sweptAt = 0;

/** One limiter a rule and database client. */
const limiters = new Map<Rule, { client: unknown; limiter: RateLimiterPrisma }>();

function limiter(rule: Rule): RateLimiterPrisma {
  const client = database();
  const known = limiters.get(rule);
  if (known?.client === client) return known.limiter;
  const made = new RateLimiterPrisma({
    ...RULES[rule],
    storeClient: client,
    keyPrefix: rule,
    clearExpiredByTimeout: false, // a timer of its own would go on when its database is closed
  });
  limiters.set(rule, { client, limiter: made });
  return made;
}

/**
 * Counts an attempt, before it is made: of many at the same moment no more than the limit get through.
 * @throws Problem 429 with `Retry-After` when there were too many
 */
export async function countAttempt(rule: Rule, key: string): Promise<void> {
  await sweep();
  try {
    await limiter(rule).consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / MINUTE);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new Problem(429, `Too many attempts. Please try again in ${wait}.`, undefined, {
      'retry-after': String(seconds),
    });
  }
}

async function sweep(): Promise<void> {
  const now = Date.now();
  if (now - sweptAt < SWEEP_EVERY_MS) return;
  sweptAt = now;
  await database().rateLimiterFlexible.deleteMany({ where: { expire: { lt: new Date(now - SWEEP_EVERY_MS) } } });
}

/** Takes one attempt back: it was no failure. */
export async function uncountAttempt(rule: Rule, key: string): Promise<void> {
  await limiter(rule).reward(key);
}

/** Forgets all attempts. */
export async function forgetAttempts(rule: Rule, key: string): Promise<void> {
  await limiter(rule).delete(key);
}
