import { counted } from './geometry';
import type { Frame, Node, Share, Split } from './rows';

/** A part of a face, inches: x from the piece's middle, z from the floor. */
export interface Area {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}
/** An opening of the frame and what fills it. */
export interface Cell extends Area {
  readonly leaf: string;
}

/** A framed face laid out as the studio does it (`studio/families/case/plan.py`); an upper face stands on its top rail. */
export function cellsOf(node: Node, face: Area, frame: Frame, isUpper = false): readonly Cell[] {
  const low = isUpper ? frame.top : frame.bottom;
  const inner = {
    x0: face.x0 + frame.stile,
    x1: face.x1 - frame.stile,
    z0: face.z0 + low,
    z1: face.z1 - frame.top,
  };
  return laidOut(node, inner, frame);
}

function laidOut(node: Node, at: Area, frame: Frame): readonly Cell[] {
  const split = typeof node === 'string' ? expanded(node) : node;
  if (!split) return typeof node === 'string' ? [{ ...at, leaf: node }] : [];
  const shares = split.cols ?? split.rows ?? [];
  const isAcross = split.cols !== undefined;
  const between = isAcross ? frame.middle : frame.rail;
  const room = (isAcross ? at.x1 - at.x0 : at.z1 - at.z0) - between * (shares.length - 1);
  let edge = isAcross ? at.x0 : at.z1;
  return sizes(shares, room).flatMap((size, index) => {
    const part = isAcross ? { ...at, x0: edge, x1: edge + size } : { ...at, z0: edge - size, z1: edge };
    edge += isAcross ? size + between : -size - between;
    const kid = shares[index]?.[1];
    return kid === undefined ? [] : laidOut(kid, part, frame);
  });
}

/** `drawer*2` stands side by side, `small/3` one over the other; null for a leaf. */
function expanded(leaf: string): Split | null {
  const [, kid, mark, count] = /^(.+)([*/])(\d+)$/.exec(leaf) ?? [];
  if (kid === undefined) return null;
  const shares = counted(Number(count)).map((): Share => [null, kid]);
  return mark === '*' ? { cols: shares } : { rows: shares };
}

/** The rest is shared out; without a rest all grow or shrink together until they fill the room. */
function sizes(shares: readonly Share[], room: number): readonly number[] {
  const fixed = shares.reduce((sum, [size]) => sum + (size ?? 0), 0);
  const free = shares.filter(([size]) => size === null).length;
  return shares.map(([size]) => (free > 0 ? (size ?? (room - fixed) / free) : ((size ?? 0) * room) / fixed));
}
