import 'server-only';
import { remember } from '@epic-web/remember';
import { editValueSchema, targetSchema } from '@/lib/contracts/admin/edits';
import type { Prisma } from '../generated/client';
import type { OwnVersions } from '../layers/own-lists';

/** Drafts and version that were read last, and what the drafts showed. */
const state = remember('draft-pictures', (): { seen: string; shown: readonly OwnVersions[] } => ({
  seen: '',
  shown: [],
}));

/**
 * Pictures of one's own that the open drafts would show, each made in what is live (`rowsToPublish`) as far as pictures go.
 * Costs two short questions when nothing has changed.
 */
export async function picturesOfDrafts(db: Prisma.TransactionClient): Promise<readonly OwnVersions[]> {
  const drafts = await db.catalogueDraft.findMany({
    where: { state: 'Open' },
    select: { id: true, version: true },
    orderBy: { id: 'asc' },
  });
  const live = await db.catalogueVersion.findFirst({ orderBy: { id: 'desc' }, select: { id: true } });
  const seen = JSON.stringify([live, drafts]);
  if (state.seen === seen) return state.shown;
  const pictures = await db.cataloguePicture.findMany();
  const edits = await db.catalogueEdit.findMany({
    where: { draftId: { in: drafts.map(({ id }) => id) }, target: { startsWith: '{"Kind":"Picture"' } },
    select: { draftId: true, target: true, now: true },
    orderBy: { id: 'asc' },
  });
  const byDraft = new Map<string, Map<string, string>>();
  for (const { draftId, target: text, now } of edits) {
    const target = targetSchema.parse(JSON.parse(text));
    const version = editValueSchema.parse(now);
    const shown = byDraft.get(draftId) ?? new Map(pictures.map((row) => [row.path, row.version]));
    byDraft.set(draftId, shown);
    if (target.Kind !== 'Picture') continue;
    if (typeof version === 'string') shown.set(target.Path, version);
    else shown.delete(target.Path);
  }
  Object.assign(state, { seen, shown: [...byDraft.values()] });
  return state.shown;
}
