const FAINT = 20; // of 255: what lossy panels leave around an edge, and take out of a face
const ROUNDS = 2; // the first takes a crumb's rim, the second what it held
const EASED = 4; // times what snaps is where alpha is coverage again
const BLACK = 8; // byte of the diffuse light in the shade of a small part

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
 * fades away as faintly: it has no light of its own, and no holes. `panels` holds coverage and, below it, diffuse light.
 */
export function settleCoverage(panels, width, height) {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const i of crumbsOf(panels, width, height)) panels[i] = panels[i] > FAINT ? 255 : 0;
  }
}

function crumbsOf(panels, width, height) {
  const size = width * height;
  const crumbs = [];
  for (let i = 0; i < size; i += 1) {
    const value = panels[i];
    if (value === 0 || value === 255 || (value > FAINT && value < 255 - FAINT)) continue;
    const [least, most] = around(panels, i, width, height);
    const isCrumb = value > FAINT ? least >= 255 - FAINT : most <= FAINT && (least === 0 || panels[size + i] > BLACK);
    if (isCrumb) crumbs.push(i);
  }
  return crumbs;
}

/** The least and the most coverage of the i-th pixel and those around it. */
function around(coverage, i, width, height) {
  const [x, y] = [i % width, Math.floor(i / width)];
  let [least, most] = [255, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const value = coverage[row * width + column];
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return [least, most];
}
