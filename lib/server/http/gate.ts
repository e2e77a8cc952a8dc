import { methodsOf } from '@/lib/contracts/methods';
import { Problem } from './problem';

/** Next scales any picture of the site by this, at anybody's wish; the shop's pictures come in their sizes. */
const SCALER = '/_next/image';
/** PostgreSQL stores no such letter, and no address has one. */
const NUL = /%00/;

/** What a request asks for, before anything is known of it but its first line. */
interface Asked {
  readonly method?: string;
  readonly url?: string;
}

/** Why a request goes no further, whatever stands behind its address; null when it may. */
export function refusalOf({ method = '', url = '' }: Asked): Problem | null {
  const [path = ''] = url.split('?', 1);
  if (NUL.test(url) || !isReadable(path)) return new Problem(400, 'The address cannot be read.');
  if (path === SCALER || path.startsWith(`${SCALER}/`)) return new Problem(404, `There is no ${SCALER}.`);
  const allowed = methodsOf(path);
  if (allowed.includes(method)) return null;
  const allow = allowed.join(', ');
  return new Problem(405, `Only ${allow} can be asked of this address.`, undefined, { allow });
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
