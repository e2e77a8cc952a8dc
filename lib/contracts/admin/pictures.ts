import { z } from 'zod';

/** Pictures that administrators put in the place of drawn ones (specification §18.7). */

/** A picture of 8 MiB in base64. */
const MAX_BASE64 = 11_184_812;
const path = z.string().min(1).max(130);

export const putPictureSchema = z.strictObject({
  /** `/images/<family>/<layer>/<geometry>/<finish>.webp`, without a version; a thumbnail's finish `any` is every one. */
  Path: path,
  /** WebP or PNG: 800 × 460 or 1600 × 920, transparent around the layer; swatches and thumbnails 320 × 320. */
  Base64: z.base64().min(1).max(MAX_BASE64),
});
export const removePictureSchema = z.strictObject({ Path: path });

/** Where a picture of one's own takes the place of a swatch or thumbnail. */
export interface PicturePlace {
  /** What tells it from others of the same part, e.g. the wood. */
  readonly label: string;
  /** Of the picture that is there. */
  readonly address: string;
  /** Without a version. */
  readonly path: string;
  /** Whether what is there is one's own. */
  readonly isOwn: boolean;
}

export const ownPicturesSchema = z
  .strictObject({
    Pictures: z.array(
      z.strictObject({
        Path: z.string(),
        /** The same with the version of what it shows. */
        Address: z.string(),
        Author: z.string(),
        At: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'OwnPictures' });
export type OwnPictures = z.infer<typeof ownPicturesSchema>;
