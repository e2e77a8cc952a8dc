import sharp from 'sharp';
import { alphaTable, colourPiece, lightTable, rampTable, shadePiece } from './colour.mjs';
import { decodeGrey } from './decode.mjs';

const SNAP = 2;
// Effort 2 takes half the time of the default 4 for 6 % more bytes; alpha stays lossless, or edges would fray.
const ENCODING = { quality: 84, alphaQuality: 100, effort: 2 };

/**
 * Composes one layer: decode, colour, full frame, scale, WebP with straight alpha. The job is described in job.ts.
 * @returns {Promise<Buffer>}
 * @throws Error with the file and the reason when the pass is damaged.
 */
export async function composeLayer(job) {
  const [width, height] = job.frame;
  const rgba = new Uint8Array(width * height * 4);
  await (job.finish ? colourInto(rgba, job, job.finish) : shadeInto(rgba, job));
  const picture = sharp(rgba, { raw: { width, height, channels: 4 } });
  // The small picture is the large one scaled (premultiplied, which sharp does by itself), so both show the same piece.
  if (job.width !== width) picture.resize(job.width, Math.round((height * job.width) / width), { kernel: 'lanczos2' });
  return picture.webp(ENCODING).toBuffer();
}

async function colourInto(rgba, job, finish) {
  const [, , width, height] = job.box;
  const panels = await decodeGrey(job.directory, 'light.webp', width, height * 3);
  const grain = await decodeGrey(job.directory, `grain-${finish.figure}.webp`, width, height);
  const { gain, focus, diffuse } = finish.sheen;
  const tables = {
    alpha: alphaTable(SNAP),
    diffuse: lightTable(job.diffuseScale, diffuse),
    specular: lightTable(job.specularScale, gain, focus),
    ramp: rampTable(finish.ramp),
  };
  colourPiece({ panels, grain, box: job.box, frameWidth: job.frame[0], tables, rgba });
}

async function shadeInto(rgba, job) {
  const [, , width, height] = job.box;
  const panels = await decodeGrey(job.directory, 'light.webp', width, height);
  shadePiece({ panels, box: job.box, frameWidth: job.frame[0], alpha: alphaTable(0), rgba });
}
