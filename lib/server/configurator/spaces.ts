import 'server-only';
import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';
import type { Style } from '@/lib/domain/catalogue';
import { packSpace } from '@/lib/domain/space/packed-space';
import { adoptSpace, compileSpace, forgetSpace, hasSpace } from '@/lib/domain/space/space';
import { spacePath } from '@/lib/contracts/addresses';
import { familyOf } from '@/lib/families/registry';
import { currentCatalogue } from '../catalogue/load';
import { handle } from '../http/handle';
import { FOR_GOOD } from '../http/lifetimes';
import { Problem } from '../http/problem';

/**
 * Spaces as text, a few kilobytes a style: styles live as long as their catalogue, so each is compiled once a version. Global,
 * because the watch over the catalogue and the routes are bundled apart.
 */
const texts = remember('spaces', () => new WeakMap<Style, string>());

/** Compiled ones take a hundred times as much: those used last, more than the demo has styles. */
const MOST_COMPILED = 64;
const compiled = new LRUCache<Style, true>({ max: MOST_COMPILED, dispose: (_, style) => forgetSpace(style) });

/** The space of a style as text; compiled when it has not been prepared. */
export function spaceText(style: Style): string {
  const known = texts.get(style) ?? JSON.stringify(packSpace(compileSpace(familyOf(style), style)));
  texts.set(style, known);
  return known;
}

export const isPrepared = (style: Style): boolean => texts.has(style);

/** Has the space of a style at hand for what is worked out next. */
export function takeUpSpace(style: Style): void {
  if (!hasSpace(style)) adoptSpace(familyOf(style), style, JSON.parse(spaceText(style)));
  compiled.set(style, true);
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
