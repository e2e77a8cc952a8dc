const INSIDE = 128; // coverage from which on a pixel is the piece's own

/**
 * The specular light of a metal without the pepper of its render, in place: every covered pixel comes as near as need be to
 * the middle of those of its piece around it: of polished ones to their middle third, as polish multiplies noise; of others it
 * is no brighter and no darker than all of them, which leaves glints of two pixels and lines of one. This keeps the edges of
 * what is mirrored, which a blur would not.
 * `panels` holds coverage, diffuse and specular light one below the other.
 */
export function calmMirror(panels, width, height, isPolished) {
  const size = width * height;
  const specular = 2 * size;
  const from = panels.slice(specular, specular + size);
  const around = [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1];
  const found = new Uint8Array(around.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let i = y * width + 1, end = (y + 1) * width - 1; i < end; i += 1) {
      if (panels[i] < INSIDE) continue;
      let count = 0;
      for (const step of around) {
        if (panels[i + step] < INSIDE) continue;
        found[count] = from[i + step];
        count += 1;
      }
      const sorted = found.subarray(0, count).sort();
      const out = isPolished ? Math.floor((count - 1) / 3) : Math.min(1, count - 1);
      panels[specular + i] = Math.min(sorted[count - 1 - out], Math.max(sorted[out], from[i]));
    }
  }
}
