import 'server-only';
import type { Style } from '@/lib/domain/catalogue';
import { packSpace } from '@/lib/domain/space/packed-space';
import { configurationSpace } from '@/lib/domain/space/space';
import { spacePath } from '@/lib/contracts/addresses';
import { familyOf } from '@/lib/families/registry';
import { currentCatalogue } from '../catalogue/load';
import { handle } from '../http/handle';
import { Problem } from '../http/problem';

/** One version of the catalogue never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Styles live as long as their catalogue: each is compiled and written once a version. */
const texts = new WeakMap<Style, string>();

function spaceText(style: Style): string {
  const known = texts.get(style) ?? JSON.stringify(packSpace(configurationSpace(familyOf(style), style)));
  texts.set(style, known);
  return known;
}

/** GET /spaces/<version>/<style id>: 404 for a style that is none, and for a catalogue that is not the published one. */
export const spaceRoute = handle(async (request) => {
  const { snapshot } = await currentCatalogue();
  const { pathname } = new URL(request.url);
  const style = snapshot.stylesById.get(Number(pathname.split('/').at(-1)));
  if (!style || pathname !== spacePath(snapshot.version, style.id))
    throw new Problem(404, 'There is no such space of designs.');
  return new Response(request.method === 'HEAD' ? null : spaceText(style), {
    headers: { 'content-type': 'application/json', 'cache-control': FOR_GOOD },
  });
});
