import sharp from 'sharp';
import { alphaTable, colourPiece, lightTable, rampTable, shadePiece } from './colour.mjs';
import { decodeGrey } from './decode.mjs';

const SNAP = 2;
// Measured at 1600×920: lossless alpha costs 100 to 170 ms, 96 levels of it (0 and 255 kept exactly) 45 ms in all, and
// on an edge no eye can tell. A shadow is nothing but alpha and soft, so it keeps all its levels.
const PIECE = { quality: 84, alphaQuality: 80, effort: 2 };
const SHADOW = { quality: 20, alphaQuality: 100, effort: 2 };

/**
 * Composes one layer: decode, colour, full frame, scale, WebP with straight alpha. The job is described in job.ts;
 * types and contract in compose.d.mts.
 */
export async function composeLayer(job, canvas = new Uint8Array(canvasBytes(job))) {
  const [width, height] = job.frame;
  const rgba = canvas.subarray(0, canvasBytes(job)).fill(0);
  await (job.finish ? colourInto(rgba, job, job.finish) : shadeInto(rgba, job));
  const picture = sharp(rgba, { raw: { width, height, channels: 4 } });
  // The small picture is the large one scaled (premultiplied, which sharp does by itself), so both show the same piece.
  if (job.width !== width) picture.resize(job.width, Math.round((height * job.width) / width), { kernel: 'lanczos2' });
  return picture.webp(job.finish ? PIECE : SHADOW).toBuffer();
}

/** Bytes of the frame that a job is drawn into. */
export function canvasBytes({ frame: [width, height] }) {
  return width * height * 4;
}

async function colourInto(rgba, job, finish) {
  const [, , width, height] = job.box;
  const panels = await decodeGrey(job.directory, 'light.webp', width, height * 3);
  const grain = await decodeGrey(job.grainDirectory, `grain-${finish.figure}.webp`, width, height);
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
