import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { GET as listCall } from '@/app/api/Admin/GetOwnPictures/route';
import { POST as publishCall } from '@/app/api/Admin/PublishDraft/route';
import { POST as putCall } from '@/app/api/Admin/PutPicture/route';
import { ownPicturesSchema } from '@/lib/contracts/admin/pictures';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { env } from '@/lib/server/env';
import { answerLayer } from '@/lib/server/layers/answer';
import { layerEngine } from '@/lib/server/layers/layers';
import { get, post, until, type Answer } from '../calls';
import type { Admin } from './desk';

/** Of a layer that is not drawn. */
export const PATH = '/images/table/top/nobodys-own/ro-117-20-sm.webp';

/** Gives the tests of a file a folder in which pictures of one's own are laid. */
export function layingFolder(): void {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'own-pictures-'));
    env.DATA_DIR = folder;
  });
  afterAll(async () => {
    await layerEngine().close();
    await rm(folder, { recursive: true, force: true });
  });
}

/** A picture with a square of one colour in its middle. */
export const square = (background: string, width = 800, height = 460): Sharp =>
  sharp({ create: { width, height, channels: 4, background: '#00000000' } }).composite([
    { input: { create: { width: 100, height: 100, channels: 4, background } } },
  ]);
/** A swatch of one colour, without any transparency. */
export const swatch = (background: string, size = 320): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();
export const layer = (background: string): Promise<Buffer> => square(background).webp({ lossless: true }).toBuffer();
export const RED = [16, 0, 0, 16];
export const GREEN = [0, 16, 0, 16];
export const BLUE = [0, 0, 16, 16];

export const put = (
  who: Admin,
  Draft: string,
  Path: string,
  picture: Buffer,
  Was: string | null = null,
): Promise<Answer> =>
  post(putCall, '/api/Admin/PutPicture', { Draft, Path, Was, Base64: picture.toString('base64') }, who);
export const list = async (who: Admin, query = '') =>
  ownPicturesSchema.parse((await get(listCall, `/api/Admin/GetOwnPictures${query}`, who)).body).Pictures;
/** The version that a picture was put with. */
export function versionIn({ status, body }: Answer, Path: string): string {
  expect([status, body.detail, body.errors]).toEqual([200, undefined, undefined]);
  return ownPicturesSchema.parse(body).Pictures.find((each) => each.Path === Path)?.Version ?? '';
}

export const live = async (): Promise<CatalogueSnapshot> => (await currentCatalogue()).snapshot;
/** Publishes a draft of so many batches and waits until this process answers from it. */
export async function publish(who: Admin, Id: string, Version: number): Promise<number> {
  const { version } = await live();
  const done = await post(publishCall, '/api/Admin/PublishDraft', { Id, Version, Note: '' }, who);
  expect([done.status, done.body.detail]).toEqual([200, undefined]);
  await until(async () => (await live()).version > version);
  return (await live()).version;
}
export const ask = (address: string) =>
  answerLayer(layerEngine(), new Request(`http://localhost:3000${address}`), { caller: 'test' });
export const keeping = async (address: string) => (await ask(address)).headers.get('cache-control');
/** Colour in the middle of what is answered. */
export async function colour(address: string): Promise<readonly number[]> {
  const { data, info } = await sharp(await (await ask(address)).arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)].map((value) => Math.round(value / 16));
}
