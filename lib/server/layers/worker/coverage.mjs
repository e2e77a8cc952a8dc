const FAINT = 20; // of 255: what lossy panels leave around an edge, and take out of a face
const ROUNDS = 2; // the first takes a crumb's rim, the second what it held
const EASED = 4; // times what snaps is where alpha is coverage again
const BLACK = 8; // byte of the diffuse light in the shade of a small part
/** Coverage that air has and a face lacks, everywhere: there alpha snaps to none and to all. */
export const SNAP = 2;
const SOFT = 2; // pixels that the end of such a shade is smoothed over

/**
 * Alpha of a coverage byte. Panels are lossy, so nearly empty and nearly full are made exactly so: a veil of 1/255
 * around a piece would show on dark grounds, and one inside it would let the layers below shine through. Beyond `snap` it
 * grows without a jump, or the soft end of a shade would be a line on a white top.
 */
export function alphaTable(snap) {
  const end = snap * EASED;
  const eased = (v) => (v <= snap ? 0 : v < end ? Math.round(((v - snap) / (end - snap)) * end) : v);
  return Uint8Array.from({ length: 256 }, (_, v) => (v < 128 ? eased(v) : 255 - eased(255 - v)));
}

/**
 * Coverage without the crumbs that encoding leaves, in place: nearly empty pixels among nearly empty ones become empty,
 * nearly full ones among such full. Beside a true edge there is always a pixel that is neither. The shade of a small part
 * fades away as faintly, and has no light of its own: it is smoothed instead, where crumbs of encoding are lost as well.
 * `panels` holds coverage and, below it, diffuse light.
 */
export function settleCoverage(panels, width, height) {
  const size = width * height;
  for (let round = 0; round < ROUNDS; round += 1) {
    const crumbs = [];
    for (let i = 0; i < size; i += 1) {
      const snaps = panels[i] <= SNAP || panels[i] >= 255 - SNAP; // as most do
      if (!snaps && isCrumb(panels, i, width, height)) crumbs.push(i);
    }
    for (const i of crumbs) panels[i] = panels[i] > FAINT ? 255 : 0;
  }
  smoothShade(panels, width, height);
}

function isCrumb(panels, i, width, height) {
  const value = panels[i];
  if (value > FAINT && value < 255 - FAINT) return false;
  if (value <= FAINT && panels[width * height + i] <= BLACK) return false;
  const { least, most } = around(panels, i, width, height, 1);
  return value > FAINT ? least >= 255 - FAINT : most <= FAINT;
}

function smoothShade(panels, width, height) {
  const size = width * height;
  const isFaint = (i) => i >= 0 && i < size && panels[i] <= FAINT && panels[size + i] <= BLACK;
  const smoothed = new Map();
  for (let i = 0; i < size; i += 1) {
    if (panels[i] <= SNAP || !isFaint(i)) continue;
    for (const at of [i, i - 1, i + 1, i - width, i + width]) {
      if (!smoothed.has(at) && isFaint(at)) smoothed.set(at, around(panels, at, width, height, SOFT));
    }
  }
  for (const [i, { most, mean }] of smoothed) if (most <= 2 * FAINT) panels[i] = Math.round(mean);
}

/** The least, the most and the mean coverage of the pixels at most `radius` from the i-th. */
function around(coverage, i, width, height, radius) {
  const [x, y] = [i % width, Math.floor(i / width)];
  const [left, right] = [Math.max(0, x - radius), Math.min(width - 1, x + radius)];
  const [top, bottom] = [Math.max(0, y - radius), Math.min(height - 1, y + radius)];
  let [least, most, sum] = [255, 0, 0];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const value = coverage[row * width + column];
      least = Math.min(least, value);
      most = Math.max(most, value);
      sum += value;
    }
  }
  return { least, most, mean: sum / ((right - left + 1) * (bottom - top + 1)) };
}
