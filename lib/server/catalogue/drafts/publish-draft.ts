import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { editValueSchema, targetSchema } from '@/lib/contracts/admin/edits';
import type { CatalogueDraft, CatalogueVersion, Prisma } from '../../generated/client';
import { Problem } from '../../http/problem';
import { proven } from '../prover/prover';
import type { CatalogueRows } from '../rows';
import { publishRows, type Published } from '../versions/publish-rows';
import { liveVersion, rowsOfVersion } from '../versions/version';
import { WHILE_EDITED } from '../while-edited';
import { bookOf, rowsOf } from './book';
import { draftState, forgetState, requireDraft } from './draft-state';
import { readTarget, writeTarget } from './kinds';
import { placeWords } from '../diff/edit-words';
import { UnknownTarget } from './unknown-target';

interface Asked {
  readonly id: string;
  /** The draft as it was rehearsed: an edit since then refuses. */
  readonly version: number;
  readonly author: string;
  readonly note: string;
}

/**
 * Publishes a draft: checked by lint first, then in one step. Where something else was published since it was begun, its
 * edits are made in what is live now, unless that has changed the same values.
 * @throws Problem 404; 409 for a draft that is not as it was seen or conflicts with what is live; 422 with lint's findings
 */
export async function publishDraft(
  connectionString: string,
  db: Prisma.TransactionClient,
  { id, version, author, note }: Asked,
): Promise<Published> {
  const draft = await requireDraft(db, id);
  requireUntouched(draft, version);
  const live = await liveVersion(db);
  const rows = await rowsToPublish(db, draft);
  await refuseDefects(await rowsOfVersion(db, live), rows);
  const published = await publishRows(connectionString, rows, {
    kind: 'Draft',
    author,
    note: note === '' ? draft.name : note,
    check: (now) => {
      if (now !== live.id)
        throw new Problem(409, 'Another version has been published just now. Look at it and try again.');
    },
    alongside: async (transaction) => {
      const { count } = await transaction.catalogueDraft.updateMany({
        where: { id, version, state: 'Open' },
        data: { state: 'Published' },
      });
      if (count === 0) throw new Problem(409, EDITED);
    },
  });
  if (!published.isNew) throw new Problem(409, 'This draft changes nothing.');
  forgetState(id);
  return published;
}

const EDITED = 'Somebody has edited this draft since you opened it.';

function requireUntouched(draft: CatalogueDraft, version: number): void {
  if (draft.state !== 'Open') throw new Problem(409, `This draft has been ${draft.state.toLowerCase()}.`);
  if (draft.version !== version) throw new Problem(409, EDITED);
}

/** An admin goes from screen to screen of a draft: all look at the same rows, of which proofs are made once. */
const KEPT = 2;
const kept = new LRUCache<string, CatalogueRows>({ max: KEPT, ...WHILE_EDITED });

/** What would be live: the draft, or its edits made in what was published since it was begun. */
export async function rowsToPublish(db: Prisma.TransactionClient, draft: CatalogueDraft): Promise<CatalogueRows> {
  const live = await liveVersion(db);
  const key = `${draft.id} ${draft.version} ${live.id}`;
  const rows = kept.get(key) ?? (await mergedRows(db, draft, live));
  kept.set(key, rows);
  return rows;
}

async function mergedRows(
  db: Prisma.TransactionClient,
  draft: CatalogueDraft,
  live: CatalogueVersion,
): Promise<CatalogueRows> {
  const { base, book } = await draftState(db, draft);
  if (draft.baseVersion === live.id) return rowsOf(book);
  const liveRows = await rowsOfVersion(db, live);
  const moved = bookOf(liveRows);
  const edits = await db.catalogueEdit.findMany({
    where: { draftId: draft.id },
    orderBy: { id: 'asc' },
    select: { target: true, was: true, now: true },
  });
  const clashes: string[] = [];
  const begun = new Set<string>();
  for (const { target: text, was, now } of edits) {
    const target = targetSchema.parse(JSON.parse(text));
    try {
      const isFirst = !begun.has(text);
      begun.add(text);
      // What the draft's first edit of a value saw is what its base says, or an earlier edit of the draft has made.
      if (isFirst && !isDeepStrictEqual(readTarget(moved, target), editValueSchema.parse(was))) {
        clashes.push(placeWords(base, target));
      } else writeTarget(moved, target, editValueSchema.parse(now));
    } catch (error) {
      if (!(error instanceof UnknownTarget)) throw error;
      clashes.push(error.message);
    }
  }
  if (clashes.length > 0) {
    const told = clashes.slice(0, 20).join('; ');
    throw new Problem(409, `Version ${live.id} has changed what this draft changes, too: ${told}.`, { Draft: clashes });
  }
  return rowsOf(moved);
}

/** @throws Problem 422 */
async function refuseDefects(now: CatalogueRows, then: CatalogueRows): Promise<void> {
  const found = await proven('findingsOfChanges', { now, then }, undefined);
  const defects = found.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'defect');
  if (defects.length === 0) return;
  const messages = defects.map(({ message }) => message);
  const count = defects.length === 1 ? '1 defect' : `${defects.length} defects`;
  throw new Problem(422, `The draft has ${count}. Nothing was published.`, { Draft: messages }, {}, 'Defects');
}
