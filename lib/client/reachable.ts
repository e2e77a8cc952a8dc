import { HEALTH_CALL } from '@/lib/contracts/calls';

/** Whether the shop answers at present. */
export async function isReachable(): Promise<boolean> {
  const answer = await fetch(HEALTH_CALL, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}
