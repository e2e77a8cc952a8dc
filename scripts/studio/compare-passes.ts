import path from 'node:path';
import sharp from 'sharp';
import { DESCRIPTION, readLayer } from '../../lib/server/layers/pass-store';
import { bytesOf, descriptionOf } from './content';
import type { Job } from './job';

/** Mean difference of a block's pixels, in levels of 255: less than anybody sees, more than what another quality does. */
const TOLERANCE = 3;
/** Width and height of a block in pixels. */
const BLOCK = 16;
const LEVELS = 255;

/** What is not the same of a job's passes below two folders, a sentence each; none when they show the same. */
export async function differencesOf(job: Job, one: string, other: string): Promise<readonly string[]> {
  const found = await Promise.all(
    job.layers.map((layer) => ofLayer(path.join(job.family, layer), job.geometry, one, other)),
  );
  return found.flat();
}

async function ofLayer(place: string, geometry: string, one: string, other: string): Promise<readonly string[]> {
  const [a, b] = [readLayer(path.join(one, place)), readLayer(path.join(other, place))];
  const name = `${place}/${geometry}`;
  const [said, meant] = [a, b].map((layer) => JSON.stringify(descriptionOf(layer, geometry)));
  if (said !== meant) return [`${name}: ${DESCRIPTION} differs`];
  const files = [...new Set([...a.files(geometry), ...b.files(geometry)])].filter((file) => file !== DESCRIPTION);
  const found = files.map(async (file) => {
    const most = await mostDifferent(bytesOf(a.place(geometry, file)), bytesOf(b.place(geometry, file)));
    return most > TOLERANCE ? [`${name}/${file}: a block differs by ${most.toFixed(1)} levels`] : [];
  });
  return (await Promise.all(found)).flat();
}

/** The largest mean difference of a block, in levels of 255; all of them for pictures of different sizes. */
async function mostDifferent(one: Uint8Array, other: Uint8Array): Promise<number> {
  if (Buffer.compare(one, other) === 0) return 0;
  const [a, b] = await Promise.all([grey(one), grey(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return LEVELS;
  const { width, height } = a.info;
  const across = Math.ceil(width / BLOCK);
  const sums = new Float64Array(across * Math.ceil(height / BLOCK));
  a.data.forEach((value, index) => {
    const block = Math.floor(index / width / BLOCK) * across + Math.floor((index % width) / BLOCK);
    sums[block] = (sums[block] ?? 0) + Math.abs(value - (b.data[index] ?? 0));
  });
  return Math.max(...sums) / BLOCK ** 2;
}

const grey = (bytes: Uint8Array) => sharp(bytes).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
