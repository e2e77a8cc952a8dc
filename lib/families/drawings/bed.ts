import { readInches } from '@/lib/domain/inches';
import { slotPart, type Selection } from '@/lib/domain/selection';
import type { Dimensions } from '../dimensions/dimensions';
import { FOOTBOARDS, HEADBOARDS, RAIL } from './bed-rows';
import type { Views } from './case';
import { cellsOf, type Area } from './face';
import { frontLines } from './fronts';
import { counted, open, rect, type Line } from './geometry';
import type { BoardRow, Frame } from './rows';

/** Width of posts; where boards begin above the floor; where a headboard's fields do. */
const POST = 3;
const LOW = 5.5;
const FIELDS = 19;
const CAP = 1.25;
const BOARD: Frame = { stile: 0, top: 2.5, rail: 2.5, bottom: 2.5, middle: 2.75 };

/** A bed from its foot, and from above with its mattress. */
export function bedViews(selection: Selection, dimensions: Dimensions): Views {
  const { across, height, footboard, rail } = dimensions;
  const x = across / 2;
  const high = height ?? 0;
  const head = HEADBOARDS[slotPart(selection, 'Headboard')?.imageName ?? ''];
  const foot = FOOTBOARDS[slotPart(selection, 'FootboardLegs')?.imageName ?? ''];
  // What the foot of the bed hides is not drawn.
  const seenFrom = footboard ?? RAIL.high + rail;
  return {
    elevation: [
      ...boardLines(head, { x0: -x, x1: x, z0: seenFrom, z1: high }, FIELDS),
      ...(footboard === null ? railLines(x, rail) : boardLines(foot, { x0: -x, x1: x, z0: 0, z1: footboard }, LOW)),
    ],
    plan: planOf(selection, dimensions),
  };
}

/** Posts, cap and what is between them, of which only what lies above `z0` shows. */
function boardLines(row: BoardRow | undefined, at: Area, fieldsFrom: number): readonly Line[] {
  const { x0, x1, z0, z1 } = at;
  const inner: Area = { x0: x0 + POST, x1: x1 - POST, z0: Math.max(z0, fieldsFrom), z1: z1 - CAP };
  return [
    rect(x0, z1 - CAP, x1, z1, 'edge'),
    rect(x0, z0, x0 + POST, z1 - CAP, 'edge'),
    rect(x1 - POST, z0, x1, z1 - CAP, 'edge'),
    rect(inner.x0, inner.z0, inner.x1, inner.z1, 'edge'),
    ...(row ? filling(row, inner) : []),
  ];
}

function filling(row: BoardRow, at: Area): readonly Line[] {
  const { kind, tiers = [3], upper, count = 3 } = row;
  if (kind === 'slatted') return slats(row, at);
  if (kind === 'plank' || kind === 'cushioned') return [];
  if (kind === 'drawers') return cellsOf(`drawer*${count}`, at, BOARD).flatMap(frontLines);
  if (kind === 'bookcase')
    return cellsOf(
      {
        cols: [
          [1, 'door-l'],
          [1, 'open-2'],
          [1, 'door-r'],
        ],
      },
      at,
      BOARD,
    ).flatMap(frontLines);
  const [low = 1, high] = tiers;
  const fields =
    high && upper
      ? {
          rows: [
            [upper, `panel*${high}`],
            [null, `panel*${low}`],
          ] as const,
        }
      : `panel*${low}`;
  return cellsOf(fields, at, BOARD).flatMap(frontLines);
}

/** Upright slats, evenly. */
function slats({ slat = 1, gap, count }: BoardRow, { x0, x1, z0, z1 }: Area): readonly Line[] {
  const room = x1 - x0;
  const many = count ?? Math.floor(room / (slat + (gap ?? slat)));
  const between = (room - many * slat) / (many + 1);
  return counted(many).map((index) => {
    const left = x0 + between + index * (slat + between);
    return rect(left, z0, left + slat, z1, 'part');
  });
}

/** No footboard: a rail on two feet. */
const railLines = (x: number, rail: number): readonly Line[] => [
  rect(-x, RAIL.low + rail, x, RAIL.high + rail, 'edge'),
  rect(-x + 1, 0, -x + 1 + POST, RAIL.low + rail, 'edge'),
  rect(x - 1 - POST, 0, x - 1, RAIL.low + rail, 'edge'),
];

function planOf(selection: Selection, { across, deep, mattress }: Dimensions): readonly Line[] {
  const [x, y] = [across / 2, deep / 2];
  const outside = rect(-x, -y, x, y, 'edge');
  if (!mattress) return [outside];
  const foot = -y + (readInches(slotPart(selection, 'FootboardLegs')?.inches ?? '').length ?? 0);
  const [half, head] = [mattress.across / 2, foot + mattress.deep];
  const pillows = mattress.across > 45 ? [-half / 2, half / 2] : [0];
  const wide = Math.min(half / pillows.length, 14);
  return [
    outside,
    rect(-half, foot, half, head, 'part'),
    ...pillows.map((at) => rect(at - wide + 1.5, head - 20, at + wide - 1.5, head - 4, 'soft')),
    open(
      [
        [-half, head - 26],
        [half, head - 26],
      ],
      'soft',
    ),
  ];
}
