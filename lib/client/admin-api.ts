import { deedSchema } from '@/lib/contracts/admin/people';
import { postJson } from './api';
import { tokenStore } from './token-store';

/** As whom the desk calls: its pages come by the session cookie, so it does without a token as well. */
const own = () => ({ token: tokenStore.get(), isOwnPage: true });

/** A change at the desk; answers what was done, in a sentence. Rejects with the `ApiError` that tells why not. */
export const adminPost = async (path: string, body: unknown): Promise<string> =>
  deedSchema.parse(await postJson(path, body, own())).Done;
