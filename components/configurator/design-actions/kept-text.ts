import { storedText } from '@/lib/client/stored-text';

/** Most designs that are kept side by side. */
export const MOST_KEPT = 4;

/** Kept designs, as `stored-designs.ts` writes them: in this browser, for all tabs. */
export const keptText = storedText('localStorage', 'syo.kept');

/** The last design of each style that somebody left. */
export const lastText = storedText('localStorage', 'syo.last');

/** A stored design on its way to its own style's page, in this tab. */
export const openingText = storedText('sessionStorage', 'syo.opening');

/** Skus in a stored text, without the library that reads the rest: skus need no escapes. */
export const skusIn = (text: string | null): readonly string[] =>
  [...(text ?? '').matchAll(/"sku":"([^"]+)"/g)].flatMap(([, sku]) => sku ?? []);

/** Whether a stored text has a design of a style. */
export const holdsStyle = (text: string | null, styleId: number): boolean =>
  text?.includes(`"styleId":${styleId},`) ?? false;
