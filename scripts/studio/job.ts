import type { Camera } from './data';
import type { NeededThumb } from './needs';

/**
 * One unit of rendering. Of the tables a `top`, a `seam` over one, or what stands `under` it, which is several layers at
 * once; of the others a `layer` or its `shadow`; of all a `thumb`, and the `swatch`.
 */
export interface Job {
  /** `<family>/<kind or layer>/<geometry>` */
  readonly id: string;
  readonly kind: 'top' | 'seam' | 'under' | 'swatch' | 'thumb' | 'layer' | 'shadow';
  /** Folder of its pictures below `studio/passes`. */
  readonly family: string;
  /** What the registry of builders knows it by. */
  readonly layer: string;
  /** Layers that it makes a pass of. */
  readonly layers: readonly string[];
  readonly geometry: string;
  readonly tokens: readonly string[];
  /** Whether it renders grain itself; otherwise `grainOwner` names the geometry whose grain it shows, if any. */
  readonly grain: boolean;
  readonly grainOwner?: string;
  /** Figures that a table's wood is drawn in. */
  readonly figures?: readonly string[];
  /** What a thumb shows, such as `door` and `shk`; of an under-structure the leg or base. */
  readonly what?: string;
  readonly token?: string;
  readonly shape?: string;
  readonly edge?: string;
  readonly bucket?: string;
  readonly plan?: string;
  /** Inches. */
  readonly height?: number;
  readonly camera?: Camera;
}

/** A job with the hash of all that its pictures come from. */
export type Sourced = Job & { readonly sources: string };

/** A thumb of any family. */
export function thumbJob({ family, what, token }: NeededThumb): Job {
  const tokens = token === '' ? [what] : [what, token];
  const geometry = tokens.join('-');
  const place = { id: `${family}/thumb/${geometry}`, family, layer: 'thumb', layers: ['thumb'], geometry };
  return { ...place, kind: 'thumb', tokens, grain: true, what, token };
}
