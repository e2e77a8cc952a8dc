import { endChildren } from '../config/children';
import { endWithNpm } from './npm-shell';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a shell calls a command ended by Ctrl-C. */
export const INTERRUPTED = 130;

/** Somebody has told this process to stop. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** Ends in order from now on when told to stop: children first; whatever goes on asks `assertGoingOn` before its next step. */
export function endInOrder(): { readonly isStopping: () => boolean; readonly assertGoingOn: () => void } {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isStopping = true;
      void endChildren();
    });
  }
  endWithNpm();
  return {
    isStopping: () => isStopping,
    assertGoingOn: () => {
      if (isStopping) throw new StoppedError('Stopped.');
    },
  };
}
