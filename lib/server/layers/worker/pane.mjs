// What clear glass shows: next to nothing of the room, and now and then a window, slanting, and soft as what is out of focus.
const GLASS = 0.8; // mirrored light of a pixel that is glass alone, as the studio draws it (BRIGHT in studio/packing/glaze.py)
const TRACE = 0.02; // share of glass below which there is none: what encoding leaves in the wood beside a pane
const CLEAR = 0.035; // coverage of a pane that mirrors a dark room,
const WINDOW = 0.12; // and how much more where it mirrors the window
const SPACING = 0.31; // from one reflection to the next, a share of the frame's width: of three doors, one shows none
const LEAN = 0.6; // of the window's sides: pixels to the left for each down
const SOFT = 7; // pixels over which such a side goes over into the dark
const FADE = 0.75; // of the window's light, from its left side to its right
const LITES = [0.1, 0.32, 0.355, 0.46]; // left and right side of its two lites, shares of the spacing

/**
 * Coverage of glass at every step of one pixel across a row, from one reflection to the next. All panes of a piece hang in one
 * plane, and pieces share their frame: reflections run on from pane to pane, whatever layer it is in.
 */
function mirroredWindow(frameWidth) {
  const spacing = Math.round(SPACING * frameWidth);
  const [near, , , far] = LITES.map((side) => side * spacing);
  return Float32Array.from({ length: spacing }, (_, at) => {
    const lit = LITES.reduce((sum, side, index) => sum + (index % 2 ? -1 : 1) * beyond(at - side * spacing), 0);
    return CLEAR + WINDOW * lit * (1 - (FADE * (at - near)) / (far - near));
  });
}

/** 0 before a side, 1 beyond it. */
const beyond = (pixels) => Math.min(1, Math.max(0, pixels / SOFT + 0.5));

/**
 * Gives panes what they mirror, in place. A pass tells by its fourth panel how much of a pixel's coverage is glass: the wood of
 * it stays, the glass covers as much as it mirrors at this place of the frame. Light is the square of a panel's value.
 */
export function glazePanes(panels, { frame, box }) {
  const [left, top, width, height] = box;
  const size = width * height;
  const window = mirroredWindow(frame[0]);
  const mirrored = Float32Array.from({ length: 256 }, (_, v) => Math.min(1, (v / 255) ** 2 / GLASS));
  for (let y = 0; y < height; y += 1) {
    const slant = left + Math.round((top + y) * LEAN);
    for (let x = 0, i = y * width; x < width; x += 1, i += 1) {
      const share = mirrored[panels[3 * size + i]];
      if (share === 0) continue;
      const cover = panels[i] / 255;
      const wood = share < TRACE ? cover : cover * (1 - share);
      const glass = share < TRACE ? 0 : (1 - wood) * window[(slant + x) % window.length];
      const total = wood + glass;
      const dimmed = total > 0 ? Math.sqrt(cover / total) : 0;
      panels[i] = Math.round(255 * total);
      panels[size + i] = Math.min(255, Math.round(panels[size + i] * dimmed));
      panels[2 * size + i] = Math.min(255, Math.round(panels[2 * size + i] * dimmed));
      panels[3 * size + i] = total > 0 ? Math.round(255 * Math.sqrt((GLASS * glass) / total)) : 0;
    }
  }
}
