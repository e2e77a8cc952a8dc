import 'server-only';
import { putPictureSchema, removePictureSchema } from '@/lib/contracts/admin/pictures';
import { layOwnPictures, listOwnPictures, putOwnPicture, removeOwnPicture } from '../pictures/own-pictures';
import { doing, reading } from './catalogue-routes';

/** GET GetOwnPictures: pictures that administrators put in the place of layers. */
export const ownPicturesRoute = reading({}, listOwnPictures);

/** POST PutPicture, RemovePicture: at once here, within seconds on other instances; every picture as it is listed then. */
export const putPictureRoute = doing(putPictureSchema, async (db, { email }, { Path, Base64 }) => {
  await db.$transaction((transaction) => putOwnPicture(transaction, email, Path, Buffer.from(Base64, 'base64')));
  await layOwnPictures();
  return listOwnPictures(db);
});
export const removePictureRoute = doing(removePictureSchema, async (db, { email }, { Path }) => {
  await db.$transaction((transaction) => removeOwnPicture(transaction, email, Path));
  await layOwnPictures();
  return listOwnPictures(db);
});
