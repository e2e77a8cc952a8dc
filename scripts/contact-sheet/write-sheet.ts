import sharp, { type OverlayOptions } from 'sharp';
import type { LayerSources } from '../../lib/server/layers/sources';
import { composeLayer } from '../../lib/server/layers/worker/compose.mjs';
import type { Cell, Sheet } from './sheets';

const GROUND = '#f4f0e7';
const LABEL_HEIGHT = 24;

/** Composes every cell and writes the sheet as a JPEG. Answers the labels of which a layer is not drawn. */
export async function writeSheet(sources: LayerSources, sheet: Sheet, file: string): Promise<readonly string[]> {
  const missing: string[] = [];
  const hasLabels = sheet.width > LABEL_HEIGHT * 5;
  const rowHeight = sheet.height + (hasLabels ? LABEL_HEIGHT : 0);
  const placed: OverlayOptions[] = [];
  for (const [index, cell] of sheet.cells.entries()) {
    const { picture, isWhole } = await cellPicture(sources, sheet, cell);
    if (!isWhole) missing.push(cell.label);
    const left = (index % sheet.columns) * sheet.width;
    const top = Math.floor(index / sheet.columns) * rowHeight;
    placed.push({ input: picture, left, top });
    if (hasLabels) placed.push({ input: label(cell.label, sheet.width), left, top: top + sheet.height });
  }
  const rows = Math.ceil(sheet.cells.length / sheet.columns);
  const size = { width: sheet.columns * sheet.width, height: rows * rowHeight };
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(placed)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
  return missing;
}

async function cellPicture(sources: LayerSources, { width, height }: Sheet, cell: Cell) {
  const found = cell.layers.map((address) => sources.resolve(address));
  const layers: Buffer[] = [];
  for (const layer of found) if (layer && !('damage' in layer)) layers.push(await composeLayer(layer.job));
  // What lies between may stay empty (no column, no apron), but every piece has a shadow and a top.
  const isWhole = [found.at(0), found.at(-1)].every((layer) => layer && !('damage' in layer));
  const frame = layers[0] ? await sharp(layers[0]).metadata() : { width, height };
  const stack = await sharp({
    create: { width: frame.width, height: frame.height, channels: 3, background: GROUND },
  })
    .composite(layers.map((input) => ({ input })))
    .png()
    .toBuffer();
  return { picture: await sharp(stack).resize(width, height, { fit: 'cover' }).toBuffer(), isWhole };
}

function label(text: string, width: number): Buffer {
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return Buffer.from(
    `<svg width="${width}" height="${LABEL_HEIGHT}"><text x="12" y="16" font-family="sans-serif" font-size="14" fill="#211d17">${escaped}</text></svg>`,
  );
}
