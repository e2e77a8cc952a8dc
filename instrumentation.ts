/**
 * Starts what a server process does beside answering: it watches for a newly published catalogue and delivers mail. Here
 * and not in `server.ts`, because both work with what Next has bundled (docs/decisions/014).
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ watchCatalogue }, { startMailWorkers }, { atShutdown }] = await Promise.all([
    import('@/lib/server/page-cache/watch'),
    import('@/lib/server/mail/workers'),
    import('@/lib/server/shutdown'),
  ]);
  watchCatalogue();
  atShutdown(startMailWorkers());
}
