import { cache } from 'react';
import { headers } from 'next/headers';
import { forbidden } from 'next/navigation';
import { isCatalogueAdmin } from '@/lib/server/auth/roles';
import { tokenInCookie } from '@/lib/server/auth/session-cookie';
import { callerByToken, type Caller } from '@/lib/server/auth/sessions';

/**
 * The catalogue administrator who asks for a page; everybody else gets 403 and `app/forbidden.tsx`. Every page of the desk
 * asks by itself: a layout is not rendered again when its pages are. Asked once a request.
 */
export const currentAdmin = cache(async (): Promise<Caller> => {
  const token = tokenInCookie(await headers());
  const caller = token === null ? null : await callerByToken(token);
  return isCatalogueAdmin(caller) ? caller : forbidden();
});
