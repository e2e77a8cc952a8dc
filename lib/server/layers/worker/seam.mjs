// Where a top parts for its leaves.
/**
 * Dims the light of a piece along its seam, in place. Light is the square of a panel's value, so panels take the root.
 * `seam` is as large as `seamBox`: 255 leaves the light as it is.
 */
export function dimSeam({ panels, box, seam, seamBox }) {
  const [left, top, width, height] = box;
  const [seamLeft, seamTop, seamWidth, seamHeight] = seamBox;
  const roots = Float32Array.from({ length: 256 }, (_, v) => Math.sqrt(v / 255));
  for (let row = 0; row < seamHeight; row += 1) {
    const y = seamTop + row - top;
    if (y < 0 || y >= height) continue;
    for (let column = 0; column < seamWidth; column += 1) {
      const x = seamLeft + column - left;
      if (x < 0 || x >= width) continue;
      const share = roots[seam[row * seamWidth + column]];
      for (let panel = 1; panel <= 2; panel += 1) {
        const at = (panel * height + y) * width + x;
        panels[at] = Math.round(panels[at] * share);
      }
    }
  }
}
