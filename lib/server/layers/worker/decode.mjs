import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * One grey picture of a pass as bytes, one a pixel.
 * @throws Error naming the file when it is missing, broken or not of this size: the pass is damaged.
 */
export async function decodeGrey(directory, file, width, height) {
  try {
    // Read here and not by sharp, so that a file being replaced is read in one piece.
    const bytes = await readFile(path.join(directory, file));
    const picture = sharp(bytes).extractChannel(0).raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    if (info.width === width && info.height === height && info.channels === 1) return data;
    throw new Error(`is ${info.width}×${info.height}, expected ${width}×${height}`);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
