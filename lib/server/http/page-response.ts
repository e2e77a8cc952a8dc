import { ServerResponse, type IncomingMessage } from 'node:http';

/** A browser or a shared cache may keep it, and asks whether it still holds before each use. */
export const ASK_EVERY_TIME = 'public, max-age=0, must-revalidate';

/** A response that can keep a page back until it is whole, so that its headers can depend on all of it. */
export class PageResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  private readonly chunks: Buffer[] = [];
  private finish: ((html: Buffer) => void) | undefined;
  private isHeld: boolean | undefined;
  private isShared = false;

  /** Whether what is sent is the same for everybody, as Next says of what it has rendered once. */
  get isForAll(): boolean {
    return this.isShared;
  }

  /**
   * Next means shared caches to keep what it has rendered for a year, pages, redirects and its router's data alike; nobody
   * could tell them that the catalogue, and with it a price, has changed.
   */
  override setHeader(name: string, value: number | string | readonly string[]): this {
    if (name.toLowerCase() !== 'cache-control' || !String(value).includes('s-maxage'))
      return super.setHeader(name, value);
    this.isShared = true;
    return super.setHeader(name, ASK_EVERY_TIME);
  }

  /**
   * Holds the answer if it turns out to be a plain HTML page; anything else, and what is zipped already, goes out as it
   * comes.
   * @param finish is given the whole page, and ends the response
   */
  hold(finish: (html: Buffer) => void): void {
    this.finish = finish;
  }

  override writeHead(...given: unknown[]): this {
    this.takeHead(given);
    return this.holds() ? this : Reflect.apply(super.writeHead, this, [this.statusCode]);
  }

  override flushHeaders(): void {
    if (!this.holds()) super.flushHeaders();
  }

  override write(...given: unknown[]): boolean {
    if (!this.holds()) return Reflect.apply(super.write, this, given);
    this.take(given);
    return true;
  }

  override end(...given: unknown[]): this {
    const { finish } = this;
    if (!finish || !this.holds()) return Reflect.apply(super.end, this, given);
    this.take(given);
    // What is sent now passes through.
    this.finish = undefined;
    if (this.chunks.length === 0) return super.end();
    finish(Buffer.concat(this.chunks));
    return this;
  }

  /** Decided when the first of it is written: by then its type is known. */
  private holds(): boolean {
    if (!this.finish) return false;
    this.isHeld ??=
      String(this.getHeader('content-type') ?? '').startsWith('text/html') && !this.hasHeader('content-encoding');
    return this.isHeld;
  }

  private take(given: readonly unknown[]): void {
    const [chunk, encoding] = given;
    if (typeof chunk === 'string') this.chunks.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
    const done = given.findLast((each) => typeof each === 'function');
    if (done) process.nextTick(done);
  }

  /** Status and headers of a `writeHead` call, set one by one; headers also come flat: name, value, name, value. */
  private takeHead([status, ...rest]: readonly unknown[]): void {
    if (typeof status === 'number') this.statusCode = status;
    const headers = rest.findLast((each) => typeof each === 'object' && each !== null);
    if (!headers) return;
    const pairs = Array.isArray(headers)
      ? headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : []))
      : Object.entries(headers);
    for (const [name, value] of pairs) if (value !== undefined) this.setHeader(name, value);
  }
}

const isEncoding = (value: unknown): value is BufferEncoding => typeof value === 'string' && Buffer.isEncoding(value);
