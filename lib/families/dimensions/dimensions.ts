import { readInches, sumOfInches, type Inches } from '@/lib/domain/inches';
import type { Selection } from '@/lib/domain/selection';
import { seatsAt } from './seats';
import type { Shape } from './shape';
import { shapeOf } from './shapes';

/** A footprint, inches: `across` from left to right as one stands before the piece, `deep` away from one. */
export interface Footprint {
  readonly across: number;
  readonly deep: number;
}

/** Leaves of a table: how many, inches each, and whether they widen it (a console that folds open) or lengthen it. */
interface Leaves {
  readonly count: number;
  readonly inches: number;
  readonly isAcross: boolean;
}

/** How large a piece is, in inches, as far as the catalogue says it: what it does not say is null and not drawn. */
export interface Dimensions extends Footprint {
  /** A table has seats round it, a case stands at a wall (desks too), a bed holds a mattress. */
  readonly kind: 'table' | 'case' | 'bed';
  /** From the floor; of what hangs on a wall, of itself. */
  readonly height: number | null;
  readonly isHung: boolean;
  /** Outline of the top in plan. */
  readonly shape: Shape;
  readonly leaves: Leaves | null;
  /** With its leaves in. */
  readonly opened: Footprint | null;
  /** Null where nobody sits. */
  readonly seats: number | null;
  readonly openedSeats: number | null;
  readonly mattress: Footprint | null;
  /** Of a case's feet. */
  readonly foot: number | null;
  readonly footboard: number | null;
  /** How much higher than usual a bed's rails stand. */
  readonly rail: number;
}

/**
 * The dimensions of what is chosen: the inches of its parts added up (`inches.ts`), which no family has to explain.
 * @returns null for a piece whose footprint nobody says
 */
export function dimensionsOf(selection: Selection): Dimensions | null {
  const said = sumOfInches(partsOf(selection).map(({ inches }) => readInches(inches)));
  const footprint = footprintOf(said);
  if (!footprint) return null;
  const shape = shapeOf(selection, footprint.deep);
  const isTable = footprint.kind === 'table';
  const leaves = isTable ? leavesOf(said, footprint) : null;
  const opened = leaves && openedOf(footprint, leaves);
  return {
    ...footprint,
    ...heightOf(said),
    shape,
    leaves,
    opened,
    seats: isTable ? seatsOf(footprint, shape) : null,
    openedSeats: leaves && (leaves.isAcross && opened ? seatsOf(opened, shape) : seatsOf(footprint, shape, leaves)),
    mattress: mattressOf(said),
    foot: said.foot ?? null,
    footboard: said.footboard ?? null,
    rail: said.rail ?? 0,
  };
}

const partsOf = ({ slots }: Selection) => Object.values(slots).flat();

function mattressOf({ mattressWidth, mattressLength }: Inches): Footprint | null {
  return mattressWidth && mattressLength ? { across: mattressWidth, deep: mattressLength } : null;
}

function footprintOf(said: Inches): (Footprint & Pick<Dimensions, 'kind'>) | null {
  const { length = 0, width = 0, depth } = said;
  const mattress = mattressOf(said);
  if (mattress) return { kind: 'bed', across: mattress.across + width, deep: mattress.deep + length };
  if (width && depth) return { kind: 'case', across: width, deep: depth };
  return width && length ? { kind: 'table', across: length, deep: width } : null;
}

/** A case that says the height of its box alone stands on its feet, or hangs. */
function heightOf({ height, box, foot }: Inches): Pick<Dimensions, 'height' | 'isHung'> {
  if (box === undefined) return { height: height ?? null, isHung: false };
  return { height: box + (height ?? 0) + (foot ?? 0), isHung: foot === undefined };
}

function leavesOf({ leaves, leaf, openWidth }: Inches, { deep }: Footprint): Leaves | null {
  if (!leaves || !leaf) return null;
  return openWidth
    ? { count: 1, inches: openWidth - deep, isAcross: true }
    : { count: leaves, inches: leaf, isAcross: false };
}

function openedOf({ across, deep }: Footprint, { count, inches, isAcross }: Leaves): Footprint {
  return isAcross ? { across, deep: deep + count * inches } : { across: across + count * inches, deep };
}

const seatsOf = ({ across, deep }: Footprint, shape: Shape, leaves: Leaves | null = null): number | null =>
  seatsAt({ length: across, width: deep, shape, leaves: leaves ? leaves.count * leaves.inches : 0 }) || null;
