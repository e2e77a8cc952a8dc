import { slotPart, type Selection } from '@/lib/domain/selection';
import type { Shape } from './shape';
import { SHAPES, SHAPES_WIDTH } from './shape-rows';

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
