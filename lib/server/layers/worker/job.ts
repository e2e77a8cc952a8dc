import type { Finish } from '../finish';

type Box = readonly [x: number, y: number, width: number, height: number];

/** One picture to compose, in plain data that can be posted to a thread. Lengths in pixels of the full frame. */
export interface ComposeJob {
  /** Folder of the pass. */
  readonly directory: string;
  /** Folder of its grain maps: its own, or that of a pass with the same face. */
  readonly grainDirectory: string;
  /** A seam across it: folder of `seam.webp` and where that lies. */
  readonly seam: { readonly directory: string; readonly box: Box } | null;
  readonly frame: readonly [width: number, height: number];
  readonly box: Box;
  readonly diffuseScale: number;
  readonly specularScale: number;
  /** `null` for a layer that takes no colour: black at the alpha of its coverage. */
  readonly finish: Finish | null;
  /** Width of the answer; at most that of the frame. */
  readonly width: number;
}

/** What a worker answers to the job posted to it. */
export type ComposeReply =
  { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly ok: false; readonly reason: string };
