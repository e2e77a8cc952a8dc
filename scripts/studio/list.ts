/** Prints every wanted picture, whether it is ready or stale. */
export function listPictures(
  wanted: readonly { readonly id: string }[],
  stale: readonly { readonly id: string }[],
): void {
  const names = new Set(stale);
  for (const job of wanted) console.log(`${names.has(job) ? 'stale' : 'ready'} ${job.id}`);
  console.log(`${wanted.length} jobs, ${stale.length} to render`);
}
