/** One picture of a family other than the tables: a layer of a piece, its shade on the floor, or a thumb. */
export interface FurniturePlan {
  readonly id: string;
  readonly kind: 'layer' | 'shadow' | 'thumb';
  /** Folder of the picture below `studio/passes`. */
  readonly family: string;
  readonly layer: string;
  readonly geometry: string;
  readonly tokens: readonly string[];
  /** Whether it renders grain itself; otherwise `grainOwner` names the geometry whose grain it shows. */
  readonly grain: boolean;
  readonly grainOwner?: string;
  /** What a thumb shows, such as `door` and `shk`. */
  readonly what?: string;
  readonly token?: string;
}

/** `version` changes with everything the picture depends on. */
export interface FurnitureJob extends FurniturePlan {
  readonly version: string;
}
