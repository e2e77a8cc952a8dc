export const CELL = 8; // pixels: side of a square that has one direction
const APART = 2; // pixels between those that are asked: a quarter of them tells as much
const WHOLE = 250; // coverage from which on a pixel is the piece's own
const PLAIN = 10; // levels of difference from which on a line tells no more: joints and knots would outshout the fibres around them
const NEAR = 2; // cells that a direction is told from, to every side
const FAR = { step: 4, share: 0.05 }; // where those show nothing, what lies further off decides
const SURE = 0.55; // how much of all lines must run one way

/**
 * Which way the lines of a map run, cell by cell (a structure tensor): their angle, 0 to π, clockwise from the picture's
 * x-axis, and how sure it is, 0 to 1. Lines at the rim of what is covered do not count.
 */
export function grainDirections(map, coverage, width, height) {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const [across, both, down] = spread(tensorOf(map, coverage, width, height, columns, rows), columns, rows);
  const angles = new Float32Array(across.length);
  const certainty = new Float32Array(across.length);
  for (let at = 0; at < across.length; at += 1) {
    const total = across[at] + down[at];
    if (total === 0) continue;
    // lines run at a right angle to where the map changes most
    angles[at] = (Math.atan2(2 * both[at], across[at] - down[at]) + Math.PI) / 2;
    certainty[at] = Math.min(1, Math.hypot(across[at] - down[at], 2 * both[at]) / total / SURE);
  }
  return { columns, angles, certainty };
}

function tensorOf(map, coverage, width, height, columns, rows) {
  const [across, both, down] = Array.from({ length: 3 }, () => new Float32Array(columns * rows));
  for (let y = 1; y < height - 1; y += APART) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 1; x < width - 1; x += APART) {
      const i = y * width + x;
      if (coverage[i - 1] < WHOLE || coverage[i + 1] < WHOLE) continue;
      if (coverage[i - width] < WHOLE || coverage[i + width] < WHOLE) continue;
      const dx = map[i + 1] - map[i - 1];
      const dy = map[i + width] - map[i - width];
      const share = Math.min(1, PLAIN ** 2 / (dx * dx + dy * dy + 1));
      const at = row + Math.floor(x / CELL);
      across[at] += share * dx * dx;
      both[at] += share * dx * dy;
      down[at] += share * dy * dy;
    }
  }
  return [across, both, down];
}

function spread(tensor, columns, rows) {
  return tensor.map((from) => {
    const near = gathered(from, columns, rows, 1);
    const far = gathered(near, columns, rows, FAR.step);
    return near.map((value, at) => value + FAR.share * far[at]);
  });
}

/** Sums over the cells around each that lie `step` apart, the further the less. */
function gathered(from, columns, rows, step) {
  const into = new Float32Array(from.length);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let sum = 0;
      for (let v = -NEAR; v <= NEAR; v += 1) {
        for (let u = -NEAR; u <= NEAR; u += 1) {
          const [column, row] = [x + u * step, y + v * step];
          if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
          sum += from[row * columns + column] / (1 + u * u + v * v);
        }
      }
      into[y * columns + x] = sum;
    }
  }
  return into;
}
