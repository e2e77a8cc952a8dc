/**
 * Scales a grey panel of `columns` by `rows` up by `step`, bilinear between the middles of its pixels: `width` by `height`
 * bytes at the start of `into`.
 */
export function enlarge({ from, columns, rows, step, into, width, height }) {
  const across = places(width, columns, step);
  const down = places(height, rows, step);
  for (let y = 0, to = 0; y < height; y += 1) {
    const above = down.low[y] * columns;
    const below = down.high[y] * columns;
    for (let x = 0; x < width; x += 1, to += 1) {
      const left = across.low[x];
      const right = across.high[x];
      const part = across.part[x];
      const upper = from[above + left] + (from[above + right] - from[above + left]) * part;
      const lower = from[below + left] + (from[below + right] - from[below + left]) * part;
      into[to] = upper + (lower - upper) * down.part[y] + 0.5;
    }
  }
}

/** Between which two of `count` pixels each of `length` lies, and how far towards the second. */
function places(length, count, step) {
  const at = Float32Array.from({ length }, (_, index) => Math.min(count - 1, Math.max(0, (index + 0.5) / step - 0.5)));
  const low = Uint32Array.from(at, Math.floor);
  return {
    low,
    high: low.map((index) => Math.min(count - 1, index + 1)),
    part: at.map((value, index) => value - low[index]),
  };
}
