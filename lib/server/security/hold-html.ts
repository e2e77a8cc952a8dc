import type { ServerResponse } from 'node:http';

/**
 * Keeps an answer back while it is a plain HTML page, so that its headers can still be set when all of it is known.
 * Anything else, and what is zipped already, goes out as it comes.
 * @param finish is given the whole page just before it goes out; answers the bytes to send
 */
export function holdHtml(response: ServerResponse, finish: (html: Buffer) => Buffer): void {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const chunks: Buffer[] = [];
  let isHeld: boolean | undefined;
  const holds = (): boolean => (isHeld ??= isPlainHtml(response));
  const keep = (given: readonly unknown[]): void => {
    const [chunk, encoding] = given;
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    const done = given.findLast((each) => typeof each === 'function');
    if (done) process.nextTick(done);
  };

  response.writeHead = (...given: unknown[]) => {
    takeHead(response, given);
    return holds() ? response : Reflect.apply(writeHead, response, [response.statusCode]);
  };
  response.flushHeaders = () => {
    if (!holds()) flushHeaders();
  };
  response.write = (...given: unknown[]) => {
    if (!holds()) return Reflect.apply(write, response, given);
    keep(given);
    return true;
  };
  response.end = (...given: unknown[]) => {
    if (!holds()) return Reflect.apply(end, response, given);
    keep(given);
    // What is sent now passes through.
    isHeld = false;
    const page = Buffer.concat(chunks);
    return page.length === 0 ? end() : end(finish(page));
  };
}

/** Status and headers of a `writeHead` call, set one by one. */
function takeHead(response: ServerResponse, [status, ...rest]: readonly unknown[]): void {
  if (typeof status === 'number') response.statusCode = status;
  const headers = rest.findLast((each) => typeof each === 'object' && each !== null);
  if (!headers) return;
  const pairs = Array.isArray(headers) ? pairsOf(headers) : Object.entries(headers);
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value);
}

/** Node's flat form: name, value, name, value. */
function pairsOf(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []));
}

const isEncoding = (value: unknown): value is BufferEncoding => typeof value === 'string' && Buffer.isEncoding(value);

function isPlainHtml(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  return type.startsWith('text/html') && !response.hasHeader('content-encoding');
}
