import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { ENCODINGS, encodingFor, type Encoding } from './encoding';
import { FOR_GOOD } from './lifetimes';

/** Where a build lies, and how its files are addressed. */
const FOLDER = path.join('.next', 'static');
const ADDRESS = '/_next/static/';
/** Part of every page and of no bundle: compressed with the build's files, but without a name of its version. */
export const RECOVERY = 'recover.js';
const FOR_AN_HOUR = 'public, max-age=3600';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
/** Ends of the compressed files that the build writes beside its own (`scripts/start/compress-build.ts`). */
export const COMPRESSED: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A script or style sheet, compressed as small as can be. */
interface BuildFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

export type BuildFiles = ReadonlyMap<string, BuildFile>;

/** Scripts and style sheets of the build by their address; none before there is a build. About a megabyte. */
export function readBuildFiles(folder = FOLDER): BuildFiles {
  const files = new Map<string, BuildFile>();
  const names = new Set(namesIn(folder));
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    if (type === undefined || !ENCODINGS.every((each) => names.has(name + COMPRESSED[each]))) continue;
    const read = (encoding: Encoding) => readFileSync(path.join(folder, name + COMPRESSED[encoding]));
    const bytes = { br: read('br'), gzip: read('gzip') };
    if (name === RECOVERY) files.set(`/${name}`, { type, bytes, cacheControl: FOR_AN_HOUR });
    // The name says what is in it.
    else files.set(ADDRESS + name.split(path.sep).join('/'), { type, bytes, cacheControl: FOR_GOOD });
  }
  return files;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/**
 * Answers GET and HEAD of the build's scripts and style sheets with bytes that were compressed when it was built; false for
 * all else, and for callers that take neither encoding. Next would zip them anew for each visitor, and knows no brotli.
 * A page asks for a dozen of them, so they go without the headers that mean something to pages only.
 */
export function answerBuildFile(files: BuildFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [address = ''] = url.split('?', 1);
  const file = files.get(address);
  const encoding = encodingFor(request);
  if (!file || !encoding) return false;
  const bytes = file.bytes[encoding];
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Encoding': encoding,
    'Content-Length': bytes.length,
    'Cache-Control': file.cacheControl,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(method === 'HEAD' ? undefined : bytes);
  return true;
}
