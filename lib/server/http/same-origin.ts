import 'server-only';
import { env } from '../env';
import { Problem } from './problem';

const OWN_SITE = new URL(env.SITE_URL).origin;

/**
 * Refuses what another site makes a visitor's browser do with the visitor's cookie, or to their login. Calls with a
 * bearer token are exempt, because no browser adds one by itself; so is what is no browser and says nothing of origins.
 * @throws Problem 403
 */
export function refuseOtherSites(request: Request): void {
  const { headers } = request;
  if (headers.has('authorization')) return;
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isOurs =
    origin === null
      ? site === null || site === 'same-origin' || site === 'none'
      : origin === OWN_SITE || isHost(origin, headers.get('host'));
  if (!isOurs) throw new Problem(403, 'This call was sent from another site.');
}

/** Whether an origin is the host that was called, by whatever name; the opaque origin 'null' is not. */
function isHost(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
