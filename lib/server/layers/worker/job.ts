import type { Place } from '../archive';
import type { Finish } from '../finish';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Maps that have a pixel for so many of the piece's in width and height. */
interface Scaled {
  readonly place: Place;
  readonly step: number;
}

/** One picture to compose, in plain data that can be posted to a thread. Lengths in pixels of the full frame. */
export interface ComposeJob {
  /** Coverage and light; null when there is nothing to draw, and then all that follows is. */
  readonly light: Place | null;
  /** How many panels that has. */
  readonly panels: number;
  /** Map of the finish's figure, if it has one. */
  readonly grain: Scaled | null;
  /** Map of the figure that lends this one its fine fibres, if one does. */
  readonly fine: Scaled | null;
  /** The piece whose boards go on in this one, which is toned as that is; null: it is toned by itself. */
  readonly tone: {
    readonly light: Place;
    readonly panels: number;
    readonly grain: Scaled;
    readonly box: Box;
  } | null;
  /** Panels of relief and wear, if the finish shows any. */
  readonly relief: Scaled | null;
  /** A seam across it, and where that lies. */
  readonly seam: { readonly place: Place; readonly box: Box } | null;
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
