import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { PREVIEW_DRAFT } from '@/lib/contracts/admin/desk';
import { requireCatalogueAdmin } from '../../auth/caller';
import { patiently } from '../../db';
import { Problem } from '../../http/problem';
import { followOwnPictures } from '../../pictures/lay-own-pictures';
import { buildCatalogue, type Catalogue } from '../files';
import { currentCatalogue, withCurrentThumbnails } from '../load';
import { WHILE_EDITED } from '../while-edited';
import { requireDraft } from './draft-state';
import { rowsToPublish } from './publish-draft';

/** An admin looks at one at a time. */
const KEPT = 2;
const previews = new LRUCache<string, Catalogue>({ max: KEPT, ...WHILE_EDITED });

/**
 * The shop as a draft would make it, as of its last edit. For callers who have been found to be catalogue administrators.
 * @throws Problem 404 for a draft that there is not, 409 for one that clashes with what is live
 */
export async function previewCatalogue(id: string): Promise<Catalogue> {
  const { version } = (await currentCatalogue()).snapshot;
  return patiently(async (db) => {
    const draft = await requireDraft(db, id);
    const key = `${id} ${draft.version} ${version}`;
    const known = previews.get(key);
    if (known) return known;
    const rows = await rowsToPublish(db, draft);
    if (rows.pictures.length > 0) await followOwnPictures();
    const catalogue = buildCatalogue(withCurrentThumbnails(rows), version);
    previews.set(key, catalogue);
    return catalogue;
  });
}

/** What a call is answered from: the published catalogue, or the draft that an administrator previews. */
export interface Source {
  readonly catalogue: Catalogue;
  readonly isPreview: boolean;
}

/** @throws Problem 403 for anybody else who names a draft */
export async function catalogueOf(request: Request): Promise<Source> {
  const id = request.headers.get(PREVIEW_DRAFT);
  if (id === null) return { catalogue: await currentCatalogue(), isPreview: false };
  await requireCatalogueAdmin(request);
  if (!z.uuid().safeParse(id).success) throw new Problem(404, 'There is no such draft.');
  return { catalogue: await previewCatalogue(id), isPreview: true };
}
