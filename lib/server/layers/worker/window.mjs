// The lamps of the studio light every part of a piece alike. In a room the window is near: what stands toward it has more light.
const ACROSS = 0.3; // how much more light the left side of a picture has than its right, and its upper end than its lower
const DOWN = 0.16;

/**
 * Factors on the light by column and row of a piece at `box` in a frame, 1 in the frame's middle; layers drawn over one another have
 * one window. Swatches and thumbnails, whose frames are square, show the colour itself.
 */
export function windowLight([frameWidth, frameHeight], [left, top, width, height]) {
  const isRoom = frameWidth > frameHeight;
  const fall = (share, size, from, count) =>
    Float32Array.from({ length: count }, (_, at) => (isRoom ? Math.exp(share * (0.5 - (from + at + 0.5) / size)) : 1));
  return { columns: fall(ACROSS, frameWidth, left, width), rows: fall(DOWN, frameHeight, top, height) };
}
