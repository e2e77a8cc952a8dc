import type { z } from 'zod';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import { editConflictSchema, type EditConflict } from '@/lib/contracts/admin/answers';
import { ApiError, getJson, getLines, postJson } from './api';
import { tokenStore } from './token-store';

/** As whom the desk calls: its pages come by the session cookie, so it does without a token as well. */
const own = () => ({ token: tokenStore.get(), isOwnPage: true });

/** A change at the desk. Rejects with the `ApiError` that tells why not. */
export const adminPost = (path: string, body: unknown): Promise<unknown> => postJson(path, body, own());

/** What the desk is answered, as its schema has it. Rejects like `adminPost`. */
export const adminGet = async <T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T> =>
  schema.parse(await getJson(path, { ...own(), signal }));

/** The same for a call that answers line by line. */
export async function* adminLines<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const line of getLines(path, { ...own(), signal })) yield schema.parse(line);
}

/** An edit as EditDraft takes it: a target with `Was` and `Now`. */
export type SentEdit = Readonly<Record<string, unknown>>;

/**
 * Takes edits into a draft, whole or not at all.
 * @returns the values that others have set meanwhile, for which nothing was taken in; none when it was
 * @throws ApiError with every other reason
 */
export async function editDraft(draftId: string, edits: readonly SentEdit[]): Promise<readonly EditConflict[]> {
  try {
    await adminPost(CATALOGUE_CHANGES.edit, { Id: draftId, Edits: edits });
    return [];
  } catch (error) {
    const told = error instanceof ApiError && error.status === 409 ? editConflictSchema.safeParse(error.body) : null;
    const conflicts = told?.data?.Conflicts ?? [];
    if (conflicts.length === 0) throw error;
    return conflicts;
  }
}
