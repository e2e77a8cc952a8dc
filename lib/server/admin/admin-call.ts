import 'server-only';
import type { z } from 'zod';
import { requireCatalogueAdmin } from '../auth/caller';
import { originOf } from '../auth/origin';
import type { Caller } from '../auth/sessions';
import { DealerError } from '../dealers/dealers';
import { readFields } from '../http/body';
import { handle, privateJson } from '../http/handle';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';
import { audited, type SecurityEvent } from '../security/security-log';

interface Deed<T> {
  readonly event: SecurityEvent;
  readonly schema: z.ZodType<T>;
  /** Whom or what it changes, for the log. */
  readonly target: (fields: T) => string;
  /** Does it and answers what was done, as a sentence. @throws DealerError for what a person can put right */
  readonly work: (fields: T, caller: Caller) => Promise<string>;
}

/**
 * A call by which a catalogue administrator changes something about people: refused to everybody else and to other sites,
 * and written down in the security log with its outcome.
 */
export function adminCall<T>({ event, schema, target, work }: Deed<T>) {
  return handle(async (request) => {
    refuseOtherSites(request);
    const caller = await requireCatalogueAdmin(request);
    const fields = await readFields(request, schema);
    const entry = { event, who: caller.email, target: target(fields), origin: originOf(request.headers) };
    return privateJson({ Done: await audited(entry, () => refusing(() => work(fields, caller))) });
  });
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DealerError) throw new Problem(400, error.message);
    throw error;
  }
}
