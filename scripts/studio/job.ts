import type { Camera } from './pieces';

/** One unit of rendering; every layer is a folder `passes/<family>/<layer>/<geometry>` that it writes. */
export interface JobPlan {
  readonly id: string;
  readonly kind: 'top' | 'seam' | 'under' | 'swatch' | 'thumb';
  readonly family: string;
  /** The kind: one render makes the pictures of several layers. */
  readonly layer: string;
  readonly geometry: string;
  readonly layers: readonly string[];
  readonly figures: readonly string[];
  /** Whether this job renders grain itself; otherwise `grainOwner` names the geometry that shares its grain. */
  readonly grain: boolean;
  readonly grainOwner?: string;
  readonly shape?: string;
  readonly edge?: string;
  readonly bucket?: string;
  /** Inches. */
  readonly height?: number;
  readonly token?: string;
  readonly plan?: string;
  readonly what?: string;
  readonly camera?: Camera;
}

/** `version` changes with everything a picture depends on. */
export interface Job extends JobPlan {
  readonly version: string;
}
