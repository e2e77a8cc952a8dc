import type { Part } from '@/lib/domain/catalogue';
import { readInches } from '@/lib/domain/inches';
import type { Selection } from '@/lib/domain/selection';
import type { Dimensions, Footprint } from './dimensions';
import type { Shape } from './shape';
import { shapeOf } from './shapes';

const CM_AN_INCH = 2.54;
const QUARTERS = ['', ' 1/4', ' 1/2', ' 3/4'];

/** Inches as a rule reads them, to the quarter: 35.18 → '35 1/4'. */
export function inchText(inches: number): string {
  const quarters = Math.round(inches * QUARTERS.length);
  return `${Math.floor(quarters / QUARTERS.length)}${QUARTERS[quarters % QUARTERS.length] ?? ''}`;
}

/** Whole centimetres. */
export const cmText = (inches: number): string => String(Math.round(inches * CM_AN_INCH));

const KINDS: Readonly<Record<Dimensions['kind'], string>> = { table: 'Table', case: 'Piece', bed: 'Bed' };

/** Outlines that are told by one measure when they are as wide as long. */
const BY_DIAMETER: Readonly<Partial<Record<Shape['kind'], string>>> = {
  ellipse: 'round',
  octagon: 'octagon',
  rectangle: 'square',
};

/** What a top as wide as long is called, 'round'; null for others. */
const evenName = ({ across, deep }: Footprint, { kind }: Shape): string | null =>
  across === deep ? (BY_DIAMETER[kind] ?? null) : null;

/**
 * A size as it is sold with the top chosen now: round tables by their diameter ('48" round'), other even ones by their
 * side ('48" square'), all else by its name.
 */
export function sizeName(part: Pick<Part, 'displayName' | 'inches'>, selection: Selection): string {
  const { length, width } = readInches(part.inches);
  if (!length || !width) return part.displayName;
  const even = evenName({ across: length, deep: width }, shapeOf(selection, width));
  return even ? `${inchText(width)}" ${even}` : part.displayName;
}

/** All there is to say of it: 'Table 72 × 42 in, 30 in high; 183 × 107 × 76 cm; seats 6, 8 with leaves in'. */
export function dimensionsText(dimensions: Dimensions): string {
  const { kind, height, isHung, mattress, leaves, opened, seats, openedSeats } = dimensions;
  const high = height === null ? '' : `, ${inchText(height)} in high`;
  const all = [dimensions.across, dimensions.deep, ...(height === null ? [] : [height])];
  const parts = [
    `${KINDS[kind]} ${footprintText(dimensions, dimensions.shape)}${high}${isHung ? ', hung on the wall' : ''}`,
    `${all.map(cmText).join(' × ')} cm`,
    mattress && `for a mattress ${inchText(mattress.across)} × ${inchText(mattress.deep)} in`,
    leaves && opened && `opens to ${inchText(opened.across)} × ${inchText(opened.deep)} in`,
    seatsText(seats, openedSeats),
  ];
  return parts.filter(Boolean).join('; ');
}

function footprintText({ across, deep }: Footprint, shape: Shape): string {
  const even = evenName({ across, deep }, shape);
  return even === 'round' ? `${inchText(across)} in round` : `${inchText(across)} × ${inchText(deep)} in`;
}

/** 'seats 6, 8 opened'; '' where nobody sits. */
function seatsText(seats: number | null, openedSeats: number | null): string {
  if (seats === null) return openedSeats === null ? '' : `seats ${openedSeats} opened`;
  return openedSeats !== null && openedSeats > seats ? `seats ${seats}, ${openedSeats} opened` : `seats ${seats}`;
}
