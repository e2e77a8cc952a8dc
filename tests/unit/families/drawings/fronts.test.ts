import type { Dimensions } from '@/lib/families/dimensions/dimensions';
import { caseViews } from '@/lib/families/drawings/case';
import { cellsOf } from '@/lib/families/drawings/face';
import { drawingOf } from '@/lib/families/drawings/drawing';
import { configurationOf } from '@/lib/families/registry';
import { findStyle } from '../dimensions/find-style';

const FRAME = { stile: 2, top: 1, rail: 1, bottom: 3, middle: 2 };

it('lays a face out from the top, the rest to what has no size', () => {
  const face = { x0: -20, x1: 20, z0: 4, z1: 35 };
  // 40 wide less two stiles and a middle one; 31 high less 1, 3 and a rail
  expect(
    cellsOf(
      {
        rows: [
          [6, 'drawer*2'],
          [null, 'pair'],
        ],
      },
      face,
      FRAME,
    ),
  ).toEqual([
    { x0: -18, x1: -1, z0: 28, z1: 34, leaf: 'drawer' },
    { x0: 1, x1: 18, z0: 28, z1: 34, leaf: 'drawer' },
    { x0: -18, x1: 18, z0: 7, z1: 27, leaf: 'pair' },
  ]);
});

it('grows sizes together until they fill the face', () => {
  const face = { x0: 0, x1: 10, z0: 0, z1: 35 };
  const plain = { stile: 0, top: 0, rail: 5, bottom: 0, middle: 0 };
  const heights = cellsOf(
    {
      rows: [
        [1, 'drawer'],
        [2, 'drawer'],
      ],
    },
    face,
    plain,
  ).map(({ z0, z1 }) => z1 - z0);
  expect(heights).toEqual([10, 20]);
});

/** Marks of pulls: short level lines of two points. */
const pulls = (style: string): number => {
  const { selection } = configurationOf(findStyle(style));
  const lines = drawingOf(selection)?.elevation ?? [];
  return lines.filter(
    ({ points: [from, to], isClosed }) => !isClosed && from && to && from[1] === to[1] && to[0] - from[0] <= 3,
  ).length;
};

it.each([
  ['hollyhock-dresser', 6],
  ['bellwether-chest', 5],
  ['registrar-desk', 7],
  ['copperplate-writing-desk', 3],
  // four box drawers over two files
  ['ledger-credenza', 6],
])('%s shows its drawers', (style, drawers) => {
  expect(pulls(style)).toBe(drawers);
});

it('draws the box alone where nobody knows the face', () => {
  const { selection } = configurationOf(findStyle('hollyhock-dresser'));
  const unknown = { ...selection, slots: {} };
  const dimensions: Dimensions = {
    ...{ kind: 'case', across: 60, deep: 20, height: 36, isHung: false, shape: { kind: 'rectangle' }, rail: 0 },
    ...{ leaves: null, opened: null, seats: null, openedSeats: null, mattress: null, foot: 4, footboard: null },
  };
  expect(caseViews(unknown, dimensions).elevation.every(({ look }) => look === 'edge')).toBe(true);
});
