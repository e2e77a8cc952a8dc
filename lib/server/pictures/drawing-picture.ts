import 'server-only';
import sharp from 'sharp';

/** Sharp on screens of two pixels a point. */
const DENSITY = 144;

/** A scale drawing (`svgText`) as PNG, for what shows no SVG. */
export const drawingPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DENSITY }).png({ palette: true }).toBuffer();
