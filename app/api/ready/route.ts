import { readiness } from '@/lib/server/readiness';
import { handle, json } from '@/lib/server/http/handle';

export const dynamic = 'force-dynamic';

/** 200 when database and catalogue can serve, else 503 with what is missing. */
export const GET = handle(async () => {
  const checks = await readiness();
  const isReady = Object.values(checks).every((check) => check === 'ok');
  return json({ status: isReady ? 'ok' : 'unavailable', checks }, { status: isReady ? 200 : 503 });
});
