import type { Cell } from './face';
import { arc, closed, counted, open, rect, type Line } from './geometry';

/** Half the length of the mark that stands for a drawer's pull. */
const PULL = 1.5;

/** What fills an opening of a face: drawers with a mark for their pull, doors with lines toward their hinges, shelves. */
export function frontLines(cell: Cell): readonly Line[] {
  const { x0, x1, z0, z1, leaf } = cell;
  const whole = rect(x0, z0, x1, z1, 'part');
  const [kind = '', first = '', second = ''] = leaf.replace('^', '').split(/[-x]/);
  const mid = (x0 + x1) / 2;
  switch (kind) {
    case 'drawer':
    case 'small':
      return [whole, pull(cell)];
    case 'door':
      return [whole, swing(cell, first === 'r')];
    case 'pair':
      return [
        whole,
        open(
          [
            [mid, z0],
            [mid, z1],
          ],
          'part',
        ),
        swing({ ...cell, x1: mid }, false),
        swing({ ...cell, x0: mid }, true),
      ];
    case 'open':
    case 'plates':
    case 'scallops':
      return [whole, ...shelves(cell, Number(first || '0'))];
    case 'bottles':
    case 'diamond':
      return [whole, ...bottles(cell, Number(first), Number(second))];
    case 'stems':
      return [whole, ...bottles(cell, Math.round((x1 - x0) / 4), 1)];
    default:
      return [whole];
  }
}

function pull({ x0, x1, z0, z1 }: Cell): Line {
  const [mid, high, half] = [(x0 + x1) / 2, (z0 + z1) / 2, Math.min(PULL, (x1 - x0) / 4)];
  return open(
    [
      [mid - half, high],
      [mid + half, high],
    ],
    'part',
  );
}

/** The lines of a drawing that meet at the hinges. */
function swing({ x0, x1, z0, z1 }: Cell, isRight: boolean): Line {
  const [hinge, free] = isRight ? [x1, x0] : [x0, x1];
  return open(
    [
      [free, z0],
      [hinge, (z0 + z1) / 2],
      [free, z1],
    ],
    'soft',
  );
}

const shelves = ({ x0, x1, z0, z1 }: Cell, count: number): readonly Line[] =>
  counted(count).map((index) => {
    const z = z0 + ((z1 - z0) * (index + 1)) / (count + 1);
    return open(
      [
        [x0, z],
        [x1, z],
      ],
      'part',
    );
  });

function bottles({ x0, x1, z0, z1 }: Cell, across: number, high: number): readonly Line[] {
  const [w, h] = [(x1 - x0) / across, (z1 - z0) / high];
  const radius = Math.min(w, h) * 0.36;
  return counted(across * high).map((index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    return closed(arc([x0 + (column + 0.5) * w, z0 + (row + 0.5) * h], [radius, radius], 0, 360, 17), 'soft');
  });
}
