import 'server-only';
import type { OwnPictures, PutPicture, RemovePicture } from '@/lib/contracts/admin/pictures';
import { editDraft } from '../catalogue/drafts/edit-draft';
import { draftState, requireDraft } from '../catalogue/drafts/draft-state';
import { keepPicture } from '../catalogue/pictures/kept';
import { picturesByPath } from '../catalogue/rows';
import type { Prisma } from '../generated/client';
import type { OwnVersions } from '../layers/own-lists';
import { withVersion } from '../layers/name';

/**
 * Puts a picture that has been found fit (`readOwnPicture`) in the place of a drawn one, in a draft.
 * @throws Problem 404 for no such draft, 409 where its place is not as its author saw it
 */
export async function putOwnPicture(
  db: Prisma.TransactionClient,
  author: string,
  { Draft, Path, Was }: Omit<PutPicture, 'Base64'>,
  picture: Buffer,
): Promise<void> {
  const { version } = await keepPicture(db, author, Path, picture);
  await editDraft(db, author, Draft, [{ Kind: 'Picture', Path, Was, Now: version }]);
}

/** Has it drawn again in a draft. @throws Problem 404, 409 */
export async function removeOwnPicture(
  db: Prisma.TransactionClient,
  author: string,
  { Draft, Path, Was }: RemovePicture,
): Promise<void> {
  await editDraft(db, author, Draft, [{ Kind: 'Picture', Path, Was, Now: null }]);
}

/** What a draft shows, or the shop. @throws Problem 404 */
export async function listOwnPictures(db: Prisma.TransactionClient, draft?: string): Promise<OwnPictures> {
  if (draft !== undefined)
    return describePictures(db, (await draftState(db, await requireDraft(db, draft))).book.pictures);
  return describePictures(db, picturesByPath({ pictures: await db.cataloguePicture.findMany() }));
}

/** Pictures by path, with who brought each. */
async function describePictures(db: Prisma.TransactionClient, own: OwnVersions): Promise<OwnPictures> {
  const rows = await db.ownPicture.findMany({
    where: { path: { in: [...own.keys()] } },
    omit: { bytes: true },
    orderBy: { path: 'asc' },
  });
  return {
    Pictures: rows
      .filter(({ path, version }) => own.get(path) === version)
      .map(({ path, version, author, at }) => ({
        ...{ Path: path, Version: version, Address: withVersion(path, version) },
        ...{ Author: author, At: at.toISOString() },
      })),
  };
}
