import { handle } from '@/lib/server/http/handle';
import { Problem } from '@/lib/server/http/problem';

/** Any `/api` path that is no call of specification §7: JSON, never the HTML of a page (specification §17.4). */
const unknownCall = handle((request) => {
  throw new Problem(404, `There is no ${new URL(request.url).pathname}.`);
});

export { unknownCall as GET, unknownCall as POST, unknownCall as PUT, unknownCall as PATCH, unknownCall as DELETE };
