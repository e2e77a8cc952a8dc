import type { Point } from './geometry';

/** What a drawing may take, pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}
interface Bounds {
  readonly from: Point;
  readonly to: Point;
}
/** Where the origins of both views lie on the paper, and how large an inch is. */
export interface Layout extends Room {
  readonly front: Point;
  readonly above: Point;
  readonly scale: number;
}

/** Room for heights beside a view, for widths below it, for its name alone, and air on the other sides. */
const MARGIN = { side: 66, below: 52, name: 24, air: 10, right: 40 };
/** A nightstand does not fill a screen. */
const MOST = 7;

/**
 * The front with the plan below it or beside it, whichever makes an inch larger.
 * @param isMeasured whether a width stands below the plan, too
 */
export function fitted(front: Bounds, above: Bounds, room: Room, isMeasured: boolean): Layout {
  const last = isMeasured ? MARGIN.below : MARGIN.name;
  const [stacked, beside] = [stack(front, above, room, last), row(front, above, room)];
  return beside.scale > stacked.scale ? beside : stacked;
}

const spanOf = ({ from, to }: Bounds): Point => [to[0] - from[0], to[1] - from[1]];

/** Both on one middle line. */
function stack(front: Bounds, above: Bounds, { width, height }: Room, last: number): Layout {
  const left = Math.max(-front.from[0], -above.from[0]);
  const right = Math.max(front.to[0], above.to[0]);
  const deep = spanOf(front)[1] + spanOf(above)[1];
  const [sides, levels] = [MARGIN.side + MARGIN.right, MARGIN.below + last + 3 * MARGIN.air];
  const scale = Math.min((width - sides) / (left + right), (height - levels) / deep, MOST);
  const floor = MARGIN.air + front.to[1] * scale;
  const middle = MARGIN.side + left * scale;
  return {
    ...{ scale, front: [middle, floor] },
    above: [middle, floor + MARGIN.below + 2 * MARGIN.air + above.to[1] * scale],
    width: sides + (left + right) * scale,
    height: levels + deep * scale,
  };
}

function row(front: Bounds, above: Bounds, { width, height }: Room): Layout {
  const [first, second] = [spanOf(front), spanOf(above)];
  const high = Math.max(front.to[1], second[1]);
  const [sides, levels] = [2 * MARGIN.side + MARGIN.right + MARGIN.air, MARGIN.below + MARGIN.air];
  const scale = Math.min((width - sides) / (first[0] + second[0]), (height - levels) / high, MOST);
  const floor = MARGIN.air + high * scale;
  const next = MARGIN.side + first[0] * scale + MARGIN.right / 2 + MARGIN.side;
  return {
    ...{ scale, front: [MARGIN.side - front.from[0] * scale, floor] },
    above: [next - above.from[0] * scale, floor + above.from[1] * scale],
    width: sides + (first[0] + second[0]) * scale,
    height: levels + high * scale,
  };
}
