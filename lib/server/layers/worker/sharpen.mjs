// What encoding a map and softening its render have taken from fine lines; more shows the encoder's blocks in oak and maple.
const AMOUNT = 1;
const WEIGHTS = 16; // of the 3×3 around a pixel: 1 2 1, 2 4 2, 1 2 1

/**
 * A grey panel with its fine lines as strong as they were drawn (an unsharp mask of one pixel's reach), and with `share` of
 * those of another panel; its rim as it is.
 */
export function sharpen(from, width, height, other = null, share = 0) {
  const into = Uint8ClampedArray.from(from);
  addFine(into, from, width, height, AMOUNT);
  if (other) addFine(into, other, width, height, share);
  return into;
}

function addFine(into, from, width, height, amount) {
  const share = amount / WEIGHTS;
  for (let y = 1; y < height - 1; y += 1) {
    for (let i = y * width + 1, end = (y + 1) * width - 1; i < end; i += 1) {
      const above = i - width;
      const below = i + width;
      const corners = from[above - 1] + from[above + 1] + from[below - 1] + from[below + 1];
      const sides = from[above] + from[below] + from[i - 1] + from[i + 1];
      into[i] += share * (12 * from[i] - 2 * sides - corners);
    }
  }
}
