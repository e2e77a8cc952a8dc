import { notFound } from 'next/navigation';
import type { DraftAnswer } from '@/lib/contracts/admin/answers';
import { describeDraft } from '@/lib/server/catalogue/drafts/drafts';
import { draftState, requireDraft, type DraftState } from '@/lib/server/catalogue/drafts/draft-state';
import { UnknownTarget } from '@/lib/server/catalogue/drafts/unknown-target';
import { patiently } from '@/lib/server/db';
import { Problem } from '@/lib/server/http/problem';

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** A draft with what `look` finds in it; whatever there is not is a page that there is not. */
export async function readDraft<T>(
  id: string,
  look: (state: DraftState) => T,
): Promise<{ readonly draft: DraftAnswer; readonly seen: T }> {
  if (!ID.test(id)) notFound();
  return orNotFound(() =>
    patiently(async (db) => {
      const state = await draftState(db, await requireDraft(db, id));
      const seen = look(state);
      return { draft: await describeDraft(db, state.draft), seen };
    }),
  );
}

/** Answers 404 for what is not there; every other failure goes on. */
export async function orNotFound<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnknownTarget || (error instanceof Problem && error.status === 404)) notFound();
    throw error;
  }
}

/** What Next.js gives a screen of a draft. */
export interface DraftProps {
  readonly params: Promise<{ readonly draft: string }>;
}
