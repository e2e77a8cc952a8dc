import 'server-only';
import { remember } from '@epic-web/remember';
import type { CatalogueSnapshot, Style } from '@/lib/domain/catalogue';
import { packSpace } from '@/lib/domain/space/packed-space';
import { adoptSpace, configurationSpace, hasSpace } from '@/lib/domain/space/space';
import { spacePath } from '@/lib/contracts/addresses';
import { familyOf } from '@/lib/families/registry';
import { currentCatalogue } from '../catalogue/load';
import { handle } from '../http/handle';
import { FOR_GOOD } from '../http/lifetimes';
import { Problem } from '../http/problem';

/**
 * Styles live as long as their catalogue: each is compiled and written once a version. Global, because the watch over the
 * catalogue and the routes are bundled apart.
 */
const texts = remember('spaces', () => new WeakMap<Style, string>());

function spaceText(style: Style): string {
  const known = texts.get(style) ?? JSON.stringify(packSpace(configurationSpace(familyOf(style), style)));
  texts.set(style, known);
  return known;
}

/** Compiles the styles of a catalogue that has been published, between requests, so that no visitor waits for it. */
export async function prepareSpaces({ stylesById }: CatalogueSnapshot): Promise<void> {
  for (const style of stylesById.values()) {
    await new Promise(setImmediate);
    spaceText(style);
  }
}

/** Takes up the space of a style as it has been prepared, so that it need not be compiled. */
export function adoptPrepared(style: Style): void {
  const text = hasSpace(style) ? undefined : texts.get(style);
  if (text !== undefined) adoptSpace(familyOf(style), style, JSON.parse(text));
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
