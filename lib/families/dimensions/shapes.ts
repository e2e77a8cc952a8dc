import { slotPart, type Selection } from '@/lib/domain/selection';
import { SHAPES, SHAPES_WIDTH } from './shape-rows';

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

const RECTANGLE: Shape = { kind: 'rectangle' };

/**
 * The outline of the chosen top; a rectangle where nobody may choose. Ends and radii that go with a top's width are those
 * of this one.
 */
export function shapeOf(selection: Selection, width: number): Shape {
  const row = SHAPES[slotPart(selection, 'TopShape')?.imageName ?? ''] ?? RECTANGLE;
  const scale = width / SHAPES_WIDTH;
  if (row.kind === 'boat') return { ...row, end: row.end * scale };
  if (row.kind === 'racetrack') return { ...row, end: row.end * scale, corner: row.corner * scale };
  return row;
}
