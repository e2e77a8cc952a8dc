import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { handle } from '../http/handle';
import { Problem } from '../http/problem';
import { hashSecretToken } from '../security/secret-token';
import { mailMetrics } from './mail-metrics';
import { metricsText } from './metrics';

const BEARER = 'Bearer ';

/** GET metrics: for whoever watches the shop and has METRICS_TOKEN; without that setting there is no such call. */
export const metricsRoute = handle(async (request) => {
  const { METRICS_TOKEN } = env;
  if (!METRICS_TOKEN) throw new Problem(404, 'There is no /api/metrics.');
  const given = request.headers.get('authorization') ?? '';
  if (!given.startsWith(BEARER) || !isSame(given.slice(BEARER.length), METRICS_TOKEN)) {
    throw new Problem(401, 'Send METRICS_TOKEN as a bearer token.', undefined, { 'www-authenticate': 'Bearer' });
  }
  const [{ type, text }, mails] = await Promise.all([metricsText(), mailMetrics()]);
  return new Response(text + mails, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
});

/** Hashes are of one length, so that the time tells nothing. */
const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecretToken(a)), Buffer.from(hashSecretToken(b)));
