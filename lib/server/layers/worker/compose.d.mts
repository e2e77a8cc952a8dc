import type { ComposeJob } from './job';

/** Bytes of the part of the frame that a job is drawn into. */
export declare function canvasBytes(job: ComposeJob): number;

/**
 * The layer as WebP.
 * @param canvas memory to draw in, at least `canvasBytes(job)`, not to be touched until the promise settles.
 * @throws Error with the file and the reason when the pass is damaged.
 */
export declare function composeLayer(job: ComposeJob, canvas?: Uint8Array): Promise<Buffer>;
