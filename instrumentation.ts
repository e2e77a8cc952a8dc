/**
 * Starts what a server process does beside answering: it watches for a newly published catalogue, delivers mail, tells
 * calls whom they come from, gives every answer its security headers, and answers warm pictures and pages before Next
 * sees them.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ watchCatalogue }, { stampAddresses }, { serverInFront }, { startMailWorkers }] = await Promise.all([
    import('@/lib/server/page-cache/watch'),
    import('@/lib/server/http/stamp-address'),
    import('@/lib/server/server-in-front'),
    import('@/lib/server/mail/workers'),
  ]);
  watchCatalogue();
  stampAddresses();
  serverInFront();
  startMailWorkers();
}
