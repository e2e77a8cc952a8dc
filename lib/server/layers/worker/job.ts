import type { Finish } from '../finish';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Folder of maps that have a pixel for so many of the piece's in width and height. */
interface Scaled {
  readonly directory: string;
  readonly step: number;
}

/** One picture to compose, in plain data that can be posted to a thread. Lengths in pixels of the full frame. */
export interface ComposeJob {
  /** Folder of the pass. */
  readonly directory: string;
  /** Folder of its grain maps: its own, or that of a pass with the same face. */
  readonly grain: Scaled;
  /** Likewise of its relief. */
  readonly relief: Scaled;
  /** A seam across it: folder of `seam.webp` and where that lies. */
  readonly seam: { readonly directory: string; readonly box: Box } | null;
  readonly frame: readonly [width: number, height: number];
  /** Where the piece lies in the frame; `null` when there is nothing to draw. */
  readonly box: Box | null;
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
