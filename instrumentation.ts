/** Starts what a server process does beside answering: it watches for a newly published catalogue. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { watchCatalogue } = await import('@/lib/server/page-cache/watch');
  watchCatalogue();
}
