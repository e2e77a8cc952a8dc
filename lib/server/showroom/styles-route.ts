import 'server-only';
import { createHash } from 'node:crypto';
import { IN_CATEGORY } from '@/lib/contracts/addresses';
import { styleCardsToWire } from '@/lib/contracts/style-cards';
import { callerOf } from '../auth/caller';
import { currentCatalogue } from '../catalogue/load';
import { callerMarkup } from '../configurator/caller-markup';
import { isCurrent } from '../http/etag';
import { handle, privateJson } from '../http/handle';
import { Problem } from '../http/problem';
import { cardOf, shownStyles } from './styles';

/** GET GetStyles: the styles of a category, or all, with what each costs at least at the markup of who asks. */
export const getStyles = handle(async (request) => {
  const query = new URL(request.url).searchParams;
  const route = query.get(IN_CATEGORY);
  const caller = await callerOf(request);
  const catalogue = await currentCatalogue();
  if (route !== null && !catalogue.snapshot.categories.some(({ normalizedName }) => normalizedName === route)) {
    throw new Problem(404, `There is no category ${route}.`);
  }
  const markup = callerMarkup(caller, () => query.get('markup'));
  const answer = styleCardsToWire((await shownStyles({ ...catalogue, markup }, route)).map(cardOf));
  return caller ? privateJson(answer) : publicJson(request, answer);
});

/** Menus ask again each time they open: what has not changed is not sent again. */
function publicJson(request: Request, answer: unknown): Response {
  const text = JSON.stringify(answer);
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate', Vary: 'Authorization, Cookie' };
  if (isCurrent(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
