/** A page that is never idle is taken for idle after this long all the same. */
const IDLE_LIMIT_MS = 2_000;

/** Resolves when the browser has nothing else to do. */
export function idle(): Promise<void> {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) return new Promise((resolve) => setTimeout(resolve, 50));
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS }));
}

/** A pick's picture and prices are there after this long, on a slow phone too. */
const SETTLED_MS = 1_000;

/** Resolves when what a pick has set off has most likely come to an end; as soon as the page is put away, which may be for good. */
export function settledDown(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    const timer = setTimeout(done, SETTLED_MS);
    document.addEventListener('visibilitychange', done);
  });
}

/** Resolves when the page and all that came with it is loaded. */
export function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** Whether this person has asked to be spared what need not be loaded. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
