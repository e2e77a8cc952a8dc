/** A page that is never idle is taken for idle after this long all the same. */
const IDLE_LIMIT_MS = 2_000;

/** Resolves when the browser has nothing else to do. */
export function idle(): Promise<void> {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) return new Promise((resolve) => setTimeout(resolve, 50));
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS }));
}

/** Resolves when what is on the screen has been brought up to date; at once where nobody looks and nothing is painted. */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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
