import 'server-only';
import { ownPicturesQuery, putPictureSchema, removePictureSchema } from '@/lib/contracts/admin/pictures';
import { readOwnPicture, requireLayerPath } from '../pictures/check-own-picture';
import { layOwnPictures } from '../pictures/lay-own-pictures';
import { listOwnPictures, putOwnPicture, removeOwnPicture } from '../pictures/own-pictures';
import { changing, doing, LIMITS, reading } from './catalogue-routes';

/** GET GetOwnPictures?draft=…: pictures that administrators put in the place of drawn ones, in the shop or in a draft. */
export const ownPicturesRoute = reading(ownPicturesQuery, (db, { draft }) => listOwnPictures(db, draft));

/** POST PutPicture, RemovePicture: every picture as the draft has it then. Its preview shows them at once here. */
export const putPictureRoute = doing(putPictureSchema, async (db, { email }, { Base64, ...at }) => {
  requireLayerPath(at.Path);
  const picture = await readOwnPicture(at.Path, Buffer.from(Base64, 'base64'));
  await db.$transaction((transaction) => putOwnPicture(transaction, email, at, picture), LIMITS);
  await layOwnPictures();
  return listOwnPictures(db, at.Draft);
});
export const removePictureRoute = changing(removePictureSchema, async (db, { email }, at) => {
  await removeOwnPicture(db, email, at);
  return listOwnPictures(db, at.Draft);
});
