import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runMain } from './config/run-main';

/**
 * Makes every icon from `app/icon.svg`: `npm run icons`. Icons for the home screen fill their square, because phones cut
 * them to their own shape; the mark stays inside the circle that every shape leaves.
 */
const SOURCE = 'app/icon.svg';
const ROUNDED = /\srx="\d+"/;
const ICO_SIZE = 32;

async function main(): Promise<void> {
  const rounded = await readFile(SOURCE, 'utf8');
  const square = rounded.replace(ROUNDED, '');
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const files = new Map([
    ['public/icons/icon-192.png', await png(rounded, 192)],
    ['public/icons/icon-512.png', await png(rounded, 512)],
    ['public/icons/maskable-192.png', await png(square, 192)],
    ['public/icons/maskable-512.png', await png(square, 512)],
    ['app/apple-icon.png', await png(square, 180)],
    ['app/favicon.ico', ico(await png(rounded, ICO_SIZE))],
  ]);
  for (const [file, bytes] of files) await writeFile(file, bytes);
}

/** An ICO file of one picture: a directory with one entry, then the PNG as it is. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

runMain(main);
