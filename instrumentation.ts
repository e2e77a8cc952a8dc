/**
 * Starts what a server process does beside answering: it watches for a newly published catalogue, and answers warm
 * pictures and pages before Next sees them.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ watchCatalogue }, { putInFront }, { layersInFront }, { layerEngine }, { pagesInFront }] = await Promise.all([
    import('@/lib/server/page-cache/watch'),
    import('@/lib/server/http/front'),
    import('@/lib/server/layers/front'),
    import('@/lib/server/layers/layers'),
    import('@/lib/server/page-cache/front'),
  ]);
  watchCatalogue();
  // In development pages and pictures change under the developer's hands: Next answers everything itself.
  if (process.env.NODE_ENV === 'production') putInFront((next) => layersInFront(layerEngine, pagesInFront(next)));
}
