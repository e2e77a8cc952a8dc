import 'server-only';
import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';
import { env } from '../env';
import { log } from '../log';
import { findBrowser } from './find-browser';
import { Photographers } from './photographers';

/** Specification §7: 15 s. */
const LIMIT_MS = 15_000;
const PAGES = 2;
const IDLE_MS = 60_000;
const CLOSE_LIMIT_MS = 10_000;

/** A mail that is tried again, and the next mail with the same design, need no second picture. */
const KEPT = { max: 20, ttl: 5 * 60_000 };

const kept = new LRUCache<string, Uint8Array>(KEPT);

/** The browsers of this process, one a page at once, which ask this very process, whatever stands in front of the shop. */
export const ownBrowser = (): Photographers =>
  remember(
    'photographers',
    () =>
      new Photographers({
        site: `http://127.0.0.1:${env.PORT}`,
        executablePath: findBrowser(env.CHROMIUM_PATH),
        pages: PAGES,
        limitMs: LIMIT_MS,
        idleMs: IDLE_MS,
        closeLimitMs: CLOSE_LIMIT_MS,
      }),
  );

/**
 * The page of a design as a stranger sees it, as JPEG; without prices unless they are the ones the mail names. Null when
 * it cannot be had, which is logged (specification §8) and stops no mail.
 */
export async function screenshotOf(design: { path: string; isPublicTotal: boolean }): Promise<Uint8Array | null> {
  const key = `${design.isPublicTotal} ${design.path}`;
  const known = kept.get(key);
  if (known) return known;
  try {
    const bytes = await ownBrowser().photograph({ path: design.path, hidesPrices: !design.isPublicTotal });
    kept.set(key, bytes);
    return bytes;
  } catch (error) {
    log.error({ path: design.path, err: error }, 'Failed to create image of application');
    return null;
  }
}
