import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * One grey picture of a pass as bytes, one a pixel. Its place is described in ../archive.ts.
 * @throws Error naming the file when it is missing, broken or not of this size: the pass is damaged.
 */
export async function decodeGrey({ name, file, range }, width, height) {
  try {
    // Read here and not by sharp, so that a file being replaced is read in one piece.
    const bytes = range ? await readRange(file, range) : await readFile(file);
    const picture = sharp(bytes).extractChannel(0).raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    if (info.width === width && info.height === height && info.channels === 1) return data;
    throw new Error(`is ${info.width}×${info.height}, expected ${width}×${height}`);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readRange(file, { start, size }) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(size), position: start });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
