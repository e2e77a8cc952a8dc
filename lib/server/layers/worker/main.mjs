/**
 * Entry of a composing thread: one job (job.ts) at a time to a picture.
 *
 * This folder is plain JavaScript that Node runs as it lies here, in `next start`, `next dev` and Jest alike: a
 * bundler would have to know of worker threads, their entry and sharp's native part, and each of the three bundles
 * differently or not at all. The price is that `lib/server/layers/worker` must be deployed beside `.next`.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { move } from 'piscina';
import sharp from 'sharp';
import { canvasBytes, composeLayer } from './compose.mjs';

// One core a picture: the pool decides how many are made at once. And nothing is decoded twice soon enough to be kept.
sharp.concurrency(1);
sharp.cache(false);

// Decoded panels live outside the heap, where V8 lets 64 MB pile up before it looks. A minor collection after each
// picture takes under a millisecond and keeps a thread 31 instead of 47 MB over rest (measured at 1600×920).
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

// Jobs come one at a time, so all are drawn on the same canvas: six megabytes less to allocate and collect for each.
let canvas = new Uint8Array(0);

export default async function compose(job) {
  try {
    if (canvas.length < canvasBytes(job)) canvas = new Uint8Array(canvasBytes(job));
    // Copied out of sharp's own memory, which cannot be handed to another thread.
    return move(new Uint8Array(await composeLayer(job, canvas)));
  } finally {
    collectGarbage({ type: 'minor' });
  }
}
