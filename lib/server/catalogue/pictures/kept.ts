import { createHash } from 'node:crypto';
import type { Edit } from '@/lib/contracts/admin/edits';
import type { Prisma } from '../../generated/client';
import { Problem } from '../../http/problem';
import type { PictureRow } from '../rows';

/** The version of a picture in rows and addresses (specification §18.7). */
export const pictureVersionOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/** Keeps a picture for good under its path and version, so that rows and edits may name it; one that is kept stays as it is. */
export async function keepPicture(
  db: Prisma.TransactionClient,
  author: string,
  path: string,
  given: Uint8Array,
): Promise<PictureRow> {
  const row = { path, version: pictureVersionOf(given) };
  const data = { ...row, bytes: new Uint8Array(given), author };
  await db.ownPicture.createMany({ data, skipDuplicates: true });
  return row;
}

/** The bytes of a picture that a version or draft names. @throws Error when they are not kept */
export async function keptPicture(db: Prisma.TransactionClient, { path, version }: PictureRow): Promise<Uint8Array> {
  const found = await db.ownPicture.findUnique({ where: { path_version: { path, version } }, select: { bytes: true } });
  if (!found) throw new Error(`picture ${version} of ${path} is not kept`);
  return found.bytes;
}

/** An edit may only name a picture that has been put there before. @throws Problem 400 naming each that has not */
export async function requireKeptPictures(db: Prisma.TransactionClient, edits: readonly Edit[]): Promise<void> {
  const named = edits.flatMap((edit, index) =>
    edit.Kind === 'Picture' && edit.Now !== null ? [{ index, path: edit.Path, version: edit.Now }] : [],
  );
  if (named.length === 0) return;
  const where = { path: { in: named.map(({ path }) => path) } };
  const rows = await db.ownPicture.findMany({ where, select: { path: true, version: true } });
  const kept = new Set(rows.map(({ path, version }) => `${path} ${version}`));
  const unknown = named.filter(({ path, version }) => !kept.has(`${path} ${version}`));
  if (unknown.length === 0) return;
  const messages = unknown.map(({ index, path, version }): [string, string[]] => [
    `Edits.${index}`,
    [`There is no picture ${version} of ${path}.`],
  ]);
  throw new Problem(400, 'Some fields are wrong.', Object.fromEntries(messages));
}
