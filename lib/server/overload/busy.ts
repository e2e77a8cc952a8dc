import { isNativeError } from 'node:util/types';
import { Problem } from '../http/problem';

const RETRY_AFTER = { 'retry-after': '5' };

/** More is waiting than can be done in reasonable time; trying again later helps. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Whoever asked has gone, so what they asked for was not begun. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

/** By name: who refuses and who answers may have been loaded apart, each with a class of its own (docs/decisions/014). */
export const isBusy = (error: unknown): boolean => error instanceof Error && error.name === 'BusyError';
export const isAbandoned = (error: unknown): boolean =>
  isNativeError(error) && (error.name === 'AbandonedError' || isCutOff(error));

/** As Node says that whoever asks has gone while the body was being read. */
const isCutOff = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** What a caller past the bound is told. */
export const busyProblem = (): Problem =>
  new Problem(503, 'Too much is waiting to be made. Try again shortly.', undefined, RETRY_AFTER);
