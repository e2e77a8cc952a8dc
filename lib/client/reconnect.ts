/** Longest pause between two attempts. */
const LONGEST_PAUSE_MS = 30_000;

/** Calls back when the network is back and when the page comes into view again; returns how to stop. */
export function onReconnect(listener: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && listener();
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** Waits before the next attempt: 1, 2, 4 … 30 s after the first, second, third failure, or until things look better. */
export function untilNextAttempt(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(1000 * 2 ** (failures - 1), LONGEST_PAUSE_MS));
    const stopListening = onReconnect(go);
    signal.addEventListener('abort', go);
  });
}
