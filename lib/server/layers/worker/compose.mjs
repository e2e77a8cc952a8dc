import sharp from 'sharp';
import { WEAR_PANEL, colourPiece, meanGrain } from './colour.mjs';
import { settleCoverage } from './coverage.mjs';
import { decodeGrey } from './decode.mjs';
import { enlarge } from './enlarge.mjs';
import { withFibres } from './fibres.mjs';
import { frayWear } from './fray.mjs';
import { calmMirror } from './mirror.mjs';
import { glazePanes } from './pane.mjs';
import { dimSeam } from './seam.mjs';
import { SHADE, deepenShade, shadePiece, smoothLevels } from './shade.mjs';
import { sharpen } from './sharpen.mjs';
import { PANED, tablesOf } from './tables.mjs';
import { withThreads } from './threads.mjs';
import { windowLight } from './window.mjs';

const RELIEF_PANELS = 4;
const POLISHED = 1.5; // focus of the reflection from which on it multiplies the noise of a render
// Straight alpha is kept without loss: layers drawn over one another must give the whole, to the pixel. Sixteen levels of
// it would save 15 ms and 10 % of the bytes. At quality 84 the grain of light woods shows block noise at full size, and
// the next step of effort costs 40 ms (measured at 1600×920).
const PIECE = { quality: 93, alphaQuality: 100, effort: 2 };
const SHADOW = { quality: 20, alphaQuality: 100, effort: 2 };
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Composes one layer: decode, colour, scale, full frame, WebP with straight alpha. The job is described in job.ts;
 * types and contract in compose.d.mts.
 */
export async function composeLayer(job, canvas = new Uint8Array(canvasBytes(job))) {
  if (!job.box) return emptyFrame(job);
  const [left, top, width, height] = drawnBox(job);
  const rgba = canvas.subarray(0, canvasBytes(job)).fill(0);
  const [x, y, pieceWidth, pieceHeight] = job.box;
  const place = { width: pieceWidth, height: pieceHeight, rgba, at: (y - top) * width + (x - left), stride: width };
  await (job.finish ? colourInto(place, job, job.finish) : shadeInto(place, job));
  const picture = sharp(rgba, { raw: { width, height, channels: 4 } });
  const step = job.frame[0] / job.width;
  // The small picture is the large one scaled (premultiplied, which sharp does by itself), so both show the same piece.
  if (step !== 1) picture.resize(width / step, height / step, { kernel: 'lanczos2' });
  const right = (job.frame[0] - left - width) / step;
  const bottom = (job.frame[1] - top - height) / step;
  picture.extend({ left: left / step, top: top / step, right, bottom, background: TRANSPARENT });
  return job.finish ? picture.webp(PIECE).toBuffer() : shadowOf(picture);
}

/**
 * A shadow of one colour all over, however thin. Where a lossy picture has black beside that colour, hues of both are spread
 * over blocks, and on a wide floor one sees them as pink and green.
 */
async function shadowOf(picture) {
  const { data, info } = await picture.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [r, g, b] = SHADE;
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .webp(SHADOW)
    .toBuffer();
}

/** Bytes of the part of the frame that a job is drawn into. */
export function canvasBytes(job) {
  if (!job.box) return 0;
  const [, , width, height] = drawnBox(job);
  return width * height * 4;
}

function emptyFrame({ frame, width }) {
  const size = { width, height: Math.ceil((frame[1] * width) / frame[0]) };
  return sharp({ create: { ...size, channels: 4, background: TRANSPARENT } })
    .webp(SHADOW)
    .toBuffer();
}

/** The piece's box, grown to whole pixels of the smaller picture; the rest of the frame is empty. */
function drawnBox({ frame, box: [x, y, width, height], width: wanted }) {
  const step = frame[0] / wanted;
  const [left, top] = [Math.floor(x / step) * step, Math.floor(y / step) * step];
  const [right, bottom] = [Math.ceil((x + width) / step) * step, Math.ceil((y + height) / step) * step];
  return [left, top, right - left, bottom - top];
}

/** Wood has a film on it, stained or painted. */
const isWood = ({ light }) => light.ceiling !== undefined;
/** Metal, or as plain as one: what its picture is of is all in what it mirrors. */
const isMetal = (finish) => !isWood(finish) && finish.figure === null;
const isPolished = (finish) => finish.light.focus > POLISHED;

async function colourInto(place, job, finish) {
  const { width, height } = place;
  const panels = await decodeGrey(job.light, width, height * job.panels);
  settleCoverage(panels, width, height);
  if (isMetal(finish)) calmMirror(panels, width, height, isPolished(finish));
  if (job.panels === PANED) glazePanes(panels, job);
  if (job.seam) {
    const [, , seamWidth, seamHeight] = job.seam.box;
    const seam = await decodeGrey(job.seam.place, seamWidth, seamHeight);
    dimSeam({ panels, box: job.box, seam, seamBox: job.seam.box });
  }
  const { middle } = finish;
  const [left, top] = job.box;
  const inFrame = { width, height, left, top };
  const map = job.grain && (await grainOf(job.grain, width, height));
  const fine = job.fine && (await grainOf(job.fine, width, height));
  const grain = map && finerGrain(map, fine, { ...inFrame, coverage: panels }, finish);
  const relief = job.relief && (await reliefOf(job.relief, finish, width, height));
  if (relief && finish.edge) frayWear(relief, inFrame);
  // Boards differ from piece to piece; a finisher tones them, so that every piece has the colour of its swatch.
  const mean = job.tone ? await meanOf(job.tone, middle) : map && meanGrain(panels, map, middle);
  const shift = grain ? middle - mean : 0;
  const nearness = windowLight(job.frame, job.box);
  colourPiece({ ...place, panels, grain, relief, nearness, tables: tablesOf(job, finish, shift) });
}

/** A map with what it has lost: of wood lines as strong as they were drawn, fibres and pores, of cloth its threads. */
function finerGrain(map, fine, place, finish) {
  if (finish.threads > 0) return withThreads(map, place, finish.threads);
  // weave and veins are no lines: sharpened, they show how they were encoded
  if (!isWood(finish)) return map;
  const lines = sharpen(map, place.width, place.height, fine, finish.fine?.share);
  return finish.fibres ? withFibres(lines, place, finish.fibres) : lines;
}

/** Mean grain of another piece. */
async function meanOf({ light, panels, grain, box: [, , width, height] }, otherwise) {
  const coverage = await decodeGrey(light, width, height * panels);
  return meanGrain(coverage, await grainOf(grain, width, height), otherwise);
}

/** A grain map at the size of the piece. */
async function grainOf({ place, step }, width, height) {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const from = await decodeGrey(place, columns, rows);
  if (step === 1) return from;
  const into = new Uint8Array(width * height);
  enlarge({ from, columns, rows, step, into, width, height });
  return into;
}

/** The panels of `relief.webp` at the size of the piece, those at least that the finish shows. */
async function reliefOf({ place, step }, finish, width, height) {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const panels = await decodeGrey(place, columns, rows * RELIEF_PANELS);
  if (step === 1) return panels;
  const large = new Uint8Array(width * height * RELIEF_PANELS);
  const shown = [...(finish.relief ? [finish.relief.panel] : []), WEAR_PANEL];
  for (const index of shown) {
    const from = panels.subarray(index * columns * rows, (index + 1) * columns * rows);
    enlarge({ from, columns, rows, step, into: large.subarray(index * width * height), width, height });
  }
  return large;
}

async function shadeInto(place, job) {
  const { width, height } = place;
  const levels = await smoothLevels(await decodeGrey(job.light, width, height), width, height);
  const panels = await deepenShade(levels, width, height);
  shadePiece({ ...place, panels, step: job.frame[0] / job.width });
}
