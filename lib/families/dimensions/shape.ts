/** Outline of a top in plan, inches, as `studio/families/table/data/shapes.yaml` has it for a top `SHAPES_WIDTH` wide. */
export type Shape =
  | { readonly kind: 'rectangle' | 'ellipse' | 'doubled' | 'octagon' | 'wild' }
  | { readonly kind: 'clipped'; readonly cut: number }
  | { readonly kind: 'rounded'; readonly radius: number }
  | { readonly kind: 'bowed'; readonly sagitta: number }
  /** `end`: width of the ends. */
  | { readonly kind: 'boat'; readonly end: number }
  /** Radii of the ends and of the arcs that meet them. */
  | { readonly kind: 'racetrack'; readonly end: number; readonly corner: number };
