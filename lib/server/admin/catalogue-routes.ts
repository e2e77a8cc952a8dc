import 'server-only';
import { z } from 'zod';
import {
  auditQuery,
  createDraftSchema,
  diffQuery,
  discardDraftSchema,
  draftQuery,
  gridQuery,
  partsQuery,
  publishDraftSchema,
  rollbackSchema,
  styleQuery,
} from '@/lib/contracts/admin/answers';
import { editDraftSchema } from '@/lib/contracts/admin/edits';
import { requireCatalogueAdmin } from '../auth/caller';
import type { Caller } from '../auth/sessions';
import { createDraft, describeDraft, discardDraft, draftOverview, listDrafts } from '../catalogue/drafts/drafts';
import { draftState, requireDraft, type DraftState } from '../catalogue/drafts/draft-state';
import { editDraft } from '../catalogue/drafts/edit-draft';
import { gridOf } from '../catalogue/drafts/grid';
import { partsOf, styleOf } from '../catalogue/drafts/things';
import { UnknownTarget } from '../catalogue/drafts/unknown-target';
import { listAudit } from '../catalogue/versions/audit';
import { differenceOf } from '../catalogue/diff/difference';
import { rowsNamed } from '../catalogue/drafts/rows-named';
import { publishDraft } from '../catalogue/drafts/publish-draft';
import { rollback } from '../catalogue/versions/rollback';
import { listVersions } from '../catalogue/versions/list-versions';
import { patiently } from '../db';
import { env } from '../env';
import type { Prisma, PrismaClient } from '../generated/client';
import { parseWith, readFields } from '../http/body';
import { handle, privateJson } from '../http/handle';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';

/** Ten thousand cells and more. */
const MAX_EDITS_BYTES = 16 * 1024 * 1024;
/** A batch waits for the one before it. In ms. */
export const LIMITS = { timeout: 60_000, maxWait: 30_000 };

/** A call that an admin asks; the query is checked by its shape. */
export function reading<S extends z.ZodRawShape>(
  shape: S,
  answer: (db: Prisma.TransactionClient, query: z.infer<z.ZodObject<S>>) => Promise<unknown>,
) {
  const schema = z.object(shape);
  return handle(async (request) => {
    await requireCatalogueAdmin(request);
    const query = parseWith(schema, Object.fromEntries(new URL(request.url).searchParams));
    return privateJson(await patiently((db) => answer(db, query)));
  });
}

/** A call by which an admin does something. */
export function doing<T>(schema: z.ZodType<T>, work: (db: PrismaClient, caller: Caller, body: T) => Promise<unknown>) {
  return handle(async (request) => {
    refuseOtherSites(request);
    const caller = await requireCatalogueAdmin(request);
    const body = await readFields(request, schema, MAX_EDITS_BYTES);
    return privateJson(await patiently((db) => work(db, caller, body)));
  });
}

/** One that changes something in one transaction, whole or not at all. */
export const changing = <T>(
  schema: z.ZodType<T>,
  change: (db: Prisma.TransactionClient, caller: Caller, body: T) => Promise<unknown>,
) => doing(schema, (db, caller, body) => db.$transaction((transaction) => change(transaction, caller, body), LIMITS));

/** What a draft shows of itself, with the draft it was read from. */
async function shown<T extends object>(
  db: Prisma.TransactionClient,
  id: string,
  look: (state: DraftState) => T,
): Promise<T & { readonly Draft: unknown }> {
  const state = await draftState(db, await requireDraft(db, id));
  try {
    const found = look(state);
    return { Draft: await describeDraft(db, state.draft), ...found };
  } catch (error) {
    throw error instanceof UnknownTarget ? new Problem(404, error.message) : error;
  }
}

/** GET GetCatalogueVersions, GetCatalogueDrafts, GetDraft?id=… (specification §24). */
export const versionsRoute = reading({}, listVersions);
export const draftsRoute = reading({}, async (db) => ({ Drafts: await listDrafts(db) }));
export const draftRoute = reading(draftQuery, (db, { id }) => draftOverview(db, id));

/** GET GetDraftGrid?id=…&table=…, GetDraftParts?id=…, GetDraftStyle?id=…&style=…: what stands in a draft, and in its base. */
export const gridRoute = reading(gridQuery, (db, { id, table, page }) =>
  shown(db, id, (state) => gridOf(state, table, Number(page ?? 0))),
);
export const partsRoute = reading(partsQuery, (db, { id, ...query }) =>
  shown(db, id, (state) => partsOf(state, query)),
);
export const styleRoute = reading(styleQuery, (db, { id, style }) => shown(db, id, (state) => styleOf(state, style)));

/** POST CreateDraft, EditDraft, DiscardDraft: the draft as it stands then. */
export const createDraftRoute = changing(createDraftSchema, async (db, { email }, { Name }) =>
  describeDraft(db, await createDraft(db, email, Name)),
);
export const editDraftRoute = changing(editDraftSchema, async (db, { email }, { Id, Edits }) =>
  describeDraft(db, await editDraft(db, email, Id, Edits)),
);
export const discardDraftRoute = changing(discardDraftSchema, async (db, { email }, { Id, Version }) =>
  describeDraft(db, await discardDraft(db, email, Id, Version)),
);

/** GET GetCatalogueDiff?from=…&to=…, GetCatalogueAudit. */
export const diffRoute = reading(diffQuery, async (db, { from, to }) =>
  differenceOf(await rowsNamed(db, from), await rowsNamed(db, to)),
);
export const auditRoute = reading(auditQuery, (db, { page }) => listAudit(db, Number(page ?? 0)));

/** POST PublishDraft, RollbackCatalogue: every version as it is listed then. */
export const publishDraftRoute = doing(publishDraftSchema, async (db, { email }, { Id, Version, Note }) => {
  await publishDraft(env.DATABASE_URL ?? '', db, { id: Id, version: Version, author: email, note: Note });
  return listVersions(db);
});
export const rollbackRoute = doing(rollbackSchema, async (db, { email }, { Version, Note }) => {
  await rollback(env.DATABASE_URL ?? '', db, { version: Version, author: email, note: Note });
  return listVersions(db);
});
