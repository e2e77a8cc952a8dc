import { z } from 'zod';

/** Pictures that administrators put in the place of drawn ones (specification §18.7). */

/** A picture of 8 MiB in base64. */
const MAX_BASE64 = 11_184_812;
export const picturePath = z.string().min(1).max(130);
/** The first eight hexadecimal digits of the SHA-256 of its bytes. */
export const pictureVersion = z.string().regex(/^[0-9a-f]{8}$/, 'must be eight hexadecimal digits');
const draft = z.uuid({ error: 'must be a UUID' });

export const putPictureSchema = z.strictObject({
  Draft: draft,
  /** `/images/<family>/<layer>/<geometry>/<finish>.webp`, without a version; a thumbnail's finish `any` is every one. */
  Path: picturePath,
  /** The version that its author saw there; null where it was drawn. */
  Was: pictureVersion.nullable(),
  /** WebP or PNG: 800 × 460 or 1600 × 920, transparent around the layer; swatches and thumbnails 320 × 320. */
  Base64: z.base64().min(1).max(MAX_BASE64),
});
export type PutPicture = z.infer<typeof putPictureSchema>;
export const removePictureSchema = z.strictObject({ Draft: draft, Path: picturePath, Was: pictureVersion });
export type RemovePicture = z.infer<typeof removePictureSchema>;

/** Without a draft those that are live. */
export const ownPicturesQuery = { draft: draft.optional() };

/** Where a picture of one's own takes the place of a drawn one, in a draft. */
export interface PicturePlace {
  /** What tells it from others of the same part, e.g. the wood. */
  readonly label: string;
  /** Of the picture that is there. */
  readonly address: string;
  /** Without a version. */
  readonly path: string;
  /** Version of what is one's own there, in the draft and in what it began with; null where it is drawn. */
  readonly now: string | null;
  readonly base: string | null;
}

export const ownPicturesSchema = z
  .strictObject({
    Pictures: z.array(
      z.strictObject({
        Path: z.string(),
        Version: pictureVersion,
        /** The path with the version. */
        Address: z.string(),
        Author: z.string(),
        At: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'OwnPictures' });
export type OwnPictures = z.infer<typeof ownPicturesSchema>;
