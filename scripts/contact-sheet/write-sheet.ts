import sharp, { type OverlayOptions } from 'sharp';
import type { Painter } from '../pictures/painter';
import { GROUND, stackOf } from '../pictures/stack';
import type { Cell, Sheet } from './sheet';

const LABEL_HEIGHT = 24;
/** Narrower cells would show more label than picture. */
const LEAST_LABELLED = 120;

/** Composes every cell and writes the sheet as a JPEG. Answers the addresses that should be drawn and are not. */
export async function writeSheet(painter: Painter, sheet: Sheet, file: string): Promise<readonly string[]> {
  const cells = sheet.cells();
  const hasLabels = sheet.width > LEAST_LABELLED;
  const rowHeight = sheet.height + (hasLabels ? LABEL_HEIGHT : 0);
  const placed: OverlayOptions[] = [];
  for (const [index, cell] of cells.entries()) {
    const left = (index % sheet.columns) * sheet.width;
    const top = Math.floor(index / sheet.columns) * rowHeight;
    const picture = await cellPicture(painter, sheet, cell);
    if (picture) placed.push({ input: picture, left, top });
    if (hasLabels) placed.push({ input: label(cell.label, sheet.width), left, top: top + sheet.height });
  }
  const columns = Math.max(1, Math.min(sheet.columns, cells.length));
  const rows = Math.max(1, Math.ceil(cells.length / sheet.columns));
  await sharp({
    create: { width: columns * sheet.width, height: rows * rowHeight, channels: 3, background: GROUND },
  })
    .composite(placed)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
  const layers = cells.flatMap((cell) => cell.layers);
  return [...new Set(layers.filter((layer) => painter.isMissing(layer)).map(({ address }) => address))];
}

/** The layers that are drawn over one another, as large as a cell; null when there is none. */
async function cellPicture(painter: Painter, { width, height }: Sheet, { layers }: Cell): Promise<Buffer | null> {
  const stack = await stackOf(
    painter,
    layers.map(({ address }) => address),
  );
  const whole = stack && (await stack.png({ compressionLevel: 1 }).toBuffer());
  return whole && sharp(whole).resize(width, height, { fit: 'cover' }).toBuffer();
}

function label(text: string, width: number): Buffer {
  const escaped = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return Buffer.from(
    `<svg width="${width}" height="${LABEL_HEIGHT}"><text x="12" y="16" font-family="sans-serif" font-size="14" fill="#211d17">${escaped}</text></svg>`,
  );
}
