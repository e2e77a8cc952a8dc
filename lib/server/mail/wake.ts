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

/** Somebody who listens for the bell. */
interface Listener {
  /** Resolves after a while, or when workers are woken, or nobody has to listen any more. */
  readonly woken: Promise<void>;
  /** Listens no longer. */
  readonly leave: () => void;
}

/** Listens for `wakeWorkers`, from now on and for so long, or until `signal` ends it. */
export function listenForWork(milliseconds: number, signal: AbortSignal): Listener {
  let leave: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => {
    // By hand: signals made by AbortSignal.any may be collected in Node 20 before they fire.
    leave = () => {
      clearTimeout(timer);
      bell().off(WAKE, leave);
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const timer = setTimeout(leave, milliseconds).unref();
    bell().on(WAKE, leave);
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
  });
  return { woken, leave };
}
