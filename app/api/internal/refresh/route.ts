import { timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { handle } from '@/lib/server/http/handle';
import { Problem } from '@/lib/server/http/problem';
import { refreshKey } from '@/lib/server/page-cache/refresh-key';
import { CATALOGUE_TAG } from '@/lib/server/page-cache/tag';

/** Expires every page made from the catalogue; only the process itself knows the key. Others get a 404. */
export const POST = handle((request) => {
  const sent = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${refreshKey()}`);
  if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) throw new Problem(404, 'There is nothing here.');
  revalidateTag(CATALOGUE_TAG, { expire: 0 });
  return new Response(null, { status: 204 });
});
