import { LRUCache } from 'lru-cache';
import { targetSchema, editValueSchema, type Target } from '@/lib/contracts/admin/edits';
import type { CatalogueDraft, Prisma } from '../../generated/client';
import { Problem } from '../../http/problem';
import type { CatalogueRows } from '../rows';
import { WHILE_EDITED } from '../while-edited';
import { rowsOfVersion, versionById } from '../versions/version';
import { bookOf, type Book } from './book';
import { writeTarget } from './kinds';

/** A draft as it stands: what it began with, and that with all its edits made. Readers leave both as they are. */
export interface DraftState {
  readonly draft: CatalogueDraft;
  readonly base: Book;
  readonly book: Book;
}

/** Books are made once a draft and process, and follow its edits. */
const KEPT = 4;
interface Kept {
  readonly base: Book;
  readonly book: Book;
  version: number;
}
const kept = new LRUCache<string, Kept>({ max: KEPT, ...WHILE_EDITED });
/** Of versions, which never change. */
const bases = new WeakMap<CatalogueRows, Book>();

/** A book of what a version said, to be read only. */
export function baseBook(rows: CatalogueRows): Book {
  const known = bases.get(rows) ?? bookOf(rows);
  bases.set(rows, known);
  return known;
}

/** @throws Problem 404 */
export async function requireDraft(db: Prisma.TransactionClient, id: string): Promise<CatalogueDraft> {
  const draft = await db.catalogueDraft.findUnique({ where: { id } });
  if (!draft) throw new Problem(404, 'There is no such draft.');
  return draft;
}

/** Address of a value as it is stored. Targets come from their schema, whose order of fields makes it the same text every time. */
export const targetText = (target: Target): string => JSON.stringify(target);

/** The draft with all edits that are in. */
export async function draftState(db: Prisma.TransactionClient, draft: CatalogueDraft): Promise<DraftState> {
  const state = kept.get(draft.id) ?? (await begin(db, draft));
  const edits = await db.catalogueEdit.findMany({
    where: { draftId: draft.id, version: { gt: state.version, lte: draft.version } },
    orderBy: { id: 'asc' },
    select: { version: true, target: true, now: true },
  });
  // Somebody else may have brought the same book up to date while we were reading.
  for (const { version, target, now } of edits) {
    if (version > state.version) {
      writeTarget(state.book, targetSchema.parse(JSON.parse(target)), editValueSchema.parse(now));
    }
  }
  state.version = Math.max(state.version, draft.version);
  return { draft, base: state.base, book: state.book };
}

async function begin(db: Prisma.TransactionClient, draft: CatalogueDraft): Promise<Kept> {
  const rows = await rowsOfVersion(db, await versionById(db, draft.baseVersion));
  const state = { base: baseBook(rows), book: bookOf(rows), version: 0 };
  kept.set(draft.id, state);
  return state;
}

/** Makes the next reader build the book anew. */
export const forgetState = (draftId: string): void => void kept.delete(draftId);
