import { readiness } from '@/lib/server/readiness';
import { handle, json } from '@/lib/server/http/handle';

export const dynamic = 'force-dynamic';

/**
 * 200 when database, catalogue and queue can serve, else 503 with what is missing. A mail server that is away is said
 * (`degraded`) and takes no instance out of service: mail waits for it.
 */
export const GET = handle(async () => {
  const { smtp, ...needed } = await readiness();
  const isReady = Object.values(needed).every((check) => check === 'ok');
  const status = !isReady ? 'unavailable' : smtp === 'ok' ? 'ok' : 'degraded';
  return json({ status, checks: { ...needed, smtp } }, { status: isReady ? 200 : 503 });
});
