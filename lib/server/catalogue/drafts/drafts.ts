import type { DraftAnswer, DraftOverview } from '@/lib/contracts/admin/answers';
import type { CatalogueDraft, Prisma } from '../../generated/client';
import { Problem } from '../../http/problem';
import { byPosition } from '../group-by';
import { noteAudit } from '../versions/audit';
import { liveVersion, rowsOfVersion } from '../versions/version';
import { nextPartId, type Book } from './book';
import { draftState, forgetState, requireDraft } from './draft-state';
import { holdDraft } from './edit-draft';

/** A draft as the wire has it. */
export async function describeDraft(db: Prisma.TransactionClient, draft: CatalogueDraft): Promise<DraftAnswer> {
  return answerOf(draft, (await liveVersion(db)).id);
}

const answerOf = (draft: CatalogueDraft, live: number): DraftAnswer => ({
  Id: draft.id,
  Name: draft.name,
  State: draft.state,
  BaseVersion: draft.baseVersion,
  IsBehind: draft.baseVersion !== live,
  Version: draft.version,
  Author: draft.author,
  CreatedAt: draft.createdAt.toISOString(),
  UpdatedAt: draft.updatedAt.toISOString(),
});

/** Open drafts, newest first. */
export async function listDrafts(db: Prisma.TransactionClient): Promise<readonly DraftAnswer[]> {
  const live = await liveVersion(db);
  const drafts = await db.catalogueDraft.findMany({ where: { state: 'Open' }, orderBy: { createdAt: 'desc' } });
  return drafts.map((draft) => answerOf(draft, live.id));
}

/** A draft of what is live now. */
export async function createDraft(db: Prisma.TransactionClient, author: string, name: string): Promise<CatalogueDraft> {
  const live = await liveVersion(db);
  // A draft is compared with what it began with for as long as it lives.
  await rowsOfVersion(db, live);
  await noteAudit(db, author, `began draft ${name}`, `of version ${live.id}`);
  return db.catalogueDraft.create({ data: { name, author, baseVersion: live.id } });
}

/** @throws Problem 409 when somebody has edited it since it was read */
export async function discardDraft(
  db: Prisma.TransactionClient,
  author: string,
  id: string,
  version: number,
): Promise<CatalogueDraft> {
  const draft = await holdDraft(db, id);
  if (draft.version !== version) throw new Problem(409, 'Somebody has edited this draft since you opened it.');
  forgetState(id);
  await noteAudit(db, author, `discarded draft ${draft.name}`);
  return db.catalogueDraft.update({ where: { id }, data: { state: 'Discarded' } });
}

/** A draft and what it is about. */
export async function draftOverview(db: Prisma.TransactionClient, id: string): Promise<DraftOverview> {
  const { draft, base, book } = await draftState(db, await requireDraft(db, id));
  const answer = await describeDraft(db, draft);
  const changed = changedStyles(base, book);
  return {
    ...answer,
    NextPartId: nextPartId(book),
    Categories: byPosition([...book.categories.values()]).map((row) => ({
      Key: row.normalizedName,
      Name: row.displayName,
    })),
    Styles: byPosition([...book.styles].map(([Key, row]) => ({ ...row, Key }))).map(
      ({ id: styleId, Key, displayName }) => ({
        ...{ Key, Name: displayName, Category: Key.split('/')[0] ?? '', IsChanged: changed.has(styleId) },
      }),
    ),
    Sections: [...book.sections.values()].map((row) => ({
      ...{ Key: row.key, Name: row.displayName, Type: row.type, Parts: book.lists.get(row.id)?.length ?? 0 },
    })),
  };
}

/** Styles with another price, restriction, offer, default or field than in the base. */
function changedStyles(base: Book, book: Book): ReadonlySet<number> {
  const changed = new Set<number>();
  const compare = <Row extends object>(
    before: ReadonlyMap<string, Row>,
    after: ReadonlyMap<string, Row>,
    styleOf: (row: Row) => number,
  ): void => {
    for (const [name, row] of after) if (before.get(name) !== row) changed.add(styleOf(row));
    for (const [name, row] of before) if (!after.has(name)) changed.add(styleOf(row));
  };
  compare(base.styles, book.styles, ({ id }) => id);
  for (const table of ['prices', 'restrictions', 'offers', 'uses', 'twoTones'] as const) {
    compare<{ readonly styleId: number }>(base[table], book[table], ({ styleId }) => styleId);
  }
  return changed;
}
