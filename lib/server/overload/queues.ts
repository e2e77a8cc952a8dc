import { remember } from '@epic-web/remember';
import { FairQueue } from './fair-queue';

/**
 * What waits for a turn beside the picture engine's layers, one queue a process: the server and Next's bundles are loaded
 * apart. Bounds are what one caller, perhaps an office behind one address, may have waiting.
 */

/** Cold pages: Next renders them on the one thread that answers everything else, too. */
export const pageQueue = (): FairQueue<void> =>
  remember('page-queue', () => new FairQueue<void>({ atOnce: 1, perCaller: 40, total: 400 }));

/** Stacked pictures of whole pieces, each over a dozen layers. */
export const pieceQueue = (): FairQueue<Buffer<ArrayBuffer> | null> =>
  remember('piece-queue', () => new FairQueue<Buffer<ArrayBuffer> | null>({ atOnce: 2, perCaller: 30, total: 300 }));

/** Answers of calls that work out whole spaces of designs, tens of milliseconds each on the one thread. */
export const answerQueue = (): FairQueue<string> =>
  remember('answer-queue', () => new FairQueue<string>({ atOnce: 1, perCaller: 10, total: 100 }));

/** Quotes in print: a page each of the browser that mails wait for, too. */
export const printQueue = (): FairQueue<Uint8Array<ArrayBuffer>> =>
  remember('print-queue', () => new FairQueue<Uint8Array<ArrayBuffer>>({ atOnce: 1, perCaller: 5, total: 50 }));

/** All of them, by the name that figures tell them by. */
export const QUEUES: Readonly<Record<string, () => { readonly length: number }>> = {
  page: pageQueue,
  piece: pieceQueue,
  answer: answerQueue,
  print: printQueue,
};
