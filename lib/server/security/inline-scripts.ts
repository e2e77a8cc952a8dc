import { createHash } from 'node:crypto';
import { RUN_AFTER_PAINT } from '../page-cache/paint-first';

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gi;
/** Kinds of script element that no browser runs, such as structured data. */
const DATA = /\btype="(?!module|text\/javascript)[^"]*"/i;

/** How Next hands a page its data and its first files: a push of plain JSON, and nothing behind it. */
const PUSH =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([^]*)\);?$/;

/** The inline scripts of a page, told apart by whether they may run. */
export interface InlineScripts {
  /** As a policy names them: `sha256-…`. */
  readonly hashes: readonly string[];
  /** Openings of those that are not what Next writes: they get no hash, so no browser runs them. */
  readonly refused: readonly string[];
}

/**
 * Hashes a page's inline scripts for its policy. Only what Next itself writes is vouched for: to hash whatever the page
 * holds would bless an injected script as well.
 * @param vouches further scripts that may run
 */
export function inlineScripts(html: string, vouches: (script: string) => boolean = () => false): InlineScripts {
  const hashes = new Set<string>();
  const refused: string[] = [];
  for (const [, attributes = '', script = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/i.test(attributes) || DATA.test(attributes)) continue;
    if (isJsonPush(script) || script === RUN_AFTER_PAINT || vouches(script)) hashes.add(hashOf(script));
    else refused.push(script.slice(0, 80));
  }
  return { hashes: [...hashes], refused };
}

function isJsonPush(script: string): boolean {
  const pushed = PUSH.exec(script)?.[1];
  if (pushed === undefined) return false;
  try {
    JSON.parse(pushed);
    return true;
  } catch {
    return false;
  }
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;
