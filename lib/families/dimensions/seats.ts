import type { Shape } from './shape';

/** Inches of edge that a place takes (trade §3). */
const PLACE = 24;
/** What corners cost an edge: the place round the corner needs the table's depth there (trade §3). */
const CORNERS = 12;
const INCHES_A_FOOT = 12;
/** Two places that face each other, each as deep as a place setting (trade §3). */
const FACING = 28;

/** A top: its outside in inches, and how much longer than its shape leaves make it. */
export interface Top {
  readonly length: number;
  readonly width: number;
  readonly shape: Shape;
  readonly leaves: number;
}

/** How many people sit at a top (trade §3), counted in inches of its edge. */
export function seatsAt({ length, width, shape, leaves }: Top): number {
  if (width < FACING) return 0;
  const isRound = length === width;
  if (isRound && shape.kind === 'ellipse') return atEdge(Math.PI * width + 2 * leaves);
  if (isRound && shape.kind === 'octagon') return atEdge(8 * width * Math.tan(Math.PI / 8) + 2 * leaves);
  const whole = length + leaves;
  if (shape.kind === 'ellipse' || shape.kind === 'doubled') return Math.floor(whole / INCHES_A_FOOT);
  return 2 * (atSide(whole) + atSide(width));
}

const atEdge = (inches: number): number => Math.floor(inches / PLACE);
/** Places along a straight edge, its corners taken off. */
export const atSide = (inches: number): number => Math.max(0, atEdge(inches - CORNERS));
