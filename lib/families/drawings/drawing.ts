import { slotPart, type Selection } from '@/lib/domain/selection';
import { dimensionsOf, type Dimensions } from '../dimensions/dimensions';
import { bedViews } from './bed';
import { caseViews, type Views } from './case';
import { deskViews } from './desk';
import { tableViews } from './table';

/** A piece drawn to scale, in inches: from the front and from above. */
export interface Drawing extends Views {
  readonly dimensions: Dimensions;
}

/** The drawing of what is chosen; null for a piece whose footprint nobody says. */
export function drawingOf(selection: Selection): Drawing | null {
  const dimensions = dimensionsOf(selection);
  return dimensions && { dimensions, ...viewsOf(selection, dimensions) };
}

function viewsOf(selection: Selection, dimensions: Dimensions): Views {
  if (dimensions.kind === 'table') return tableViews(selection, dimensions);
  if (dimensions.kind === 'bed') return bedViews(selection, dimensions);
  return slotPart(selection, 'Case') ? caseViews(selection, dimensions) : deskViews(selection, dimensions);
}
