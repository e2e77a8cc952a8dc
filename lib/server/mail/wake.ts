import { EventEmitter } from 'node:events';

const WAKE = 'wake';

declare global {
  var mailBell: EventEmitter | undefined;
}

/** One a process: who stores a mail and who delivers it are bundled apart. */
const bell = (): EventEmitter => (globalThis.mailBell ??= new EventEmitter().setMaxListeners(0));

/** Tells the workers of this process that there is something to do; those of others look by themselves. */
export function wakeWorkers(): void {
  bell().emit(WAKE);
}

/** Resolves after a while, or when workers are woken or `signal` ends it. */
export function untilWoken(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // By hand: signals made by AbortSignal.any may be collected in Node 20 before they fire.
    const finish = (): void => {
      clearTimeout(timer);
      bell().off(WAKE, finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds).unref();
    bell().on(WAKE, finish);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}
