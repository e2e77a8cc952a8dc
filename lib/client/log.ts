/** Writes to the browser's console what the screen copes with (specification §8). Never hand it secrets. */
export function logFailure(what: string, error: unknown): void {
  // The one place of the browser that logs.
  // eslint-disable-next-line no-console
  console.warn(what, error instanceof Error ? error.message : error);
}
