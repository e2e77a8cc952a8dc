import { isDeepStrictEqual } from 'node:util';
import { editValueSchema, type Edit, type EditValue, type Target } from '@/lib/contracts/admin/edits';
import type { EditConflict } from '@/lib/contracts/admin/answers';
import type { CatalogueDraft, Prisma } from '../../generated/client';
import { Problem } from '../../http/problem';
import { requireKeptPictures } from '../pictures/kept';
import { noteAudit } from '../versions/audit';
import type { Book } from './book';
import { editWords, someWords } from '../diff/edit-words';
import { draftState, forgetState, targetText } from './draft-state';
import { readTarget, writeTarget } from './kinds';
import { UnknownTarget } from './unknown-target';

/** A draft that is about to be changed, held until it is. @throws Problem 404, or 409 when it is open no more */
export async function holdDraft(db: Prisma.TransactionClient, id: string): Promise<CatalogueDraft> {
  await db.$queryRaw`SELECT 1 FROM catalogue_drafts WHERE id = ${id}::uuid FOR UPDATE`;
  const draft = await db.catalogueDraft.findUnique({ where: { id } });
  if (!draft) throw new Problem(404, 'There is no such draft.');
  if (draft.state !== 'Open') throw new Problem(409, `This draft has been ${draft.state.toLowerCase()}.`);
  return draft;
}

/**
 * Takes a batch of edits into a draft, whole or not at all. An edit whose place no longer says what its author saw there
 * refuses the batch, so that nobody undoes unknowingly what another has done.
 * @throws Problem 409 naming each such place, who set it and when; 400 for what cannot be
 */
export async function editDraft(
  db: Prisma.TransactionClient,
  author: string,
  id: string,
  edits: readonly Edit[],
): Promise<CatalogueDraft> {
  const draft = await holdDraft(db, id);
  await requireKeptPictures(db, edits);
  const { book } = await draftState(db, draft);
  const conflicts = tryEdits(book, edits);
  // What is taken away with a copied part does not come back by itself.
  if (edits.some(({ Kind }) => Kind === 'NewPart')) forgetState(id);
  if (conflicts.length > 0) throw await conflictProblem(db, draft, conflicts);
  const version = draft.version + 1;
  const targets = edits.map(targetOf);
  const json = (values: readonly EditValue[]): string[] => values.map((value) => JSON.stringify(value));
  await db.$executeRaw`
    INSERT INTO catalogue_edits (draft_id, version, target, was, now, author)
    SELECT ${id}::uuid, ${version}, target, was::jsonb, now::jsonb, ${author}
    FROM unnest(
      ${targets.map(targetText)}::text[], ${json(edits.map((edit) => edit.Was))}::text[],
      ${json(edits.map((edit) => edit.Now))}::text[]
    ) WITH ORDINALITY AS batch(target, was, now, place) ORDER BY place`;
  const words = edits.slice(0, 50).map((edit) => editWords(book, targetOf(edit), edit.Was, edit.Now));
  await noteAudit(db, author, `edited draft ${draft.name}`, someWords(words, edits.length));
  return db.catalogueDraft.update({ where: { id }, data: { version } });
}

/** The place of an edit without its values. */
export function targetOf(edit: Edit): Target {
  const { Was: _was, Now: _now, ...target } = edit;
  return target;
}

/** An edit that cannot go in: what stands in its place. */
interface Refused {
  readonly Index: number;
  readonly Target: Target;
  readonly Now: EditValue;
}

/**
 * Makes the edits one after the other, as a later one may build on an earlier one, and takes all of them back: the book is
 * everybody's, and the batch is not in yet.
 */
function tryEdits(book: Book, edits: readonly Edit[]): readonly Refused[] {
  const refused: Refused[] = [];
  const made: Edit[] = [];
  try {
    edits.forEach((edit, Index) => {
      const target = targetOf(edit);
      try {
        const Now = readTarget(book, target);
        if (Now !== edit.Was && !isDeepStrictEqual(Now, edit.Was))
          return void refused.push({ Index, Target: target, Now });
        writeTarget(book, target, edit.Now);
        made.push(edit);
      } catch (error) {
        if (!(error instanceof UnknownTarget)) throw error;
        throw new Problem(400, error.message, { [`Edits.${Index}`]: [error.message] });
      }
    });
  } finally {
    for (const edit of made.reverse()) writeTarget(book, targetOf(edit), edit.Was);
  }
  return refused;
}

async function conflictProblem(
  db: Prisma.TransactionClient,
  draft: CatalogueDraft,
  refused: readonly Refused[],
): Promise<Problem> {
  const targets = refused.map(({ Target }) => targetText(Target));
  const last = await db.catalogueEdit.findMany({
    where: { draftId: draft.id, target: { in: targets.slice(0, 1000) } },
    distinct: ['target'],
    orderBy: [{ target: 'asc' }, { id: 'desc' }],
    select: { target: true, author: true, at: true },
  });
  const byTarget = new Map(last.map((edit) => [edit.target, edit]));
  const Conflicts = refused.map(({ Now, ...place }, index): EditConflict => {
    const edit = byTarget.get(targets[index] ?? '');
    const value = editValueSchema.parse(Now);
    return { ...place, Now: value, Author: edit?.author ?? null, At: edit?.at.toISOString() ?? null };
  });
  const by = [...new Set(last.map(({ author }) => author))].join(', ');
  const what = refused.length === 1 ? '1 value has' : `${refused.length} values have`;
  const message = `${what} been changed${by === '' ? '' : ` by ${by}`} since you saw them. Nothing was taken in.`;
  return new Problem(409, message, undefined, {}, undefined, { Conflicts });
}
