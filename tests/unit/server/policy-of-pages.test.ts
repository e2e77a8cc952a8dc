import type { IncomingMessage, ServerResponse } from 'node:http';
import { forgetPages } from '@/lib/server/page-cache/pages';
import { serve } from './serve';

const DATA = 'self.__next_f.push([1,"“price”"])';
/** Of DATA, by another tool: printf '%s' … | openssl dgst -sha256 -binary | base64 */
const DATA_HASH = 'sha256-nSGVh+7+fEIJdsi5q4JXOiZLX4/sMAzHSRUptj+Au5A=';
const PAGE = `<!DOCTYPE html><p>table</p><script>${DATA}</script><script>alert(1)</script>`;

let made = 0;
let server: Awaited<ReturnType<typeof serve>>;

/** Stands where Next stands, writing in all the ways that Next and what it stands on do. */
function next(request: IncomingMessage, response: ServerResponse): void {
  made += 1;
  if (request.url === '/api/call') {
    response.writeHead(200, { 'content-type': 'application/json' });
    return void response.end('{}');
  }
  if (request.url === '/gone') return void response.writeHead(307, { location: '/tables' }).end();
  if (request.url === '/zipped') {
    response.writeHead(200, ['content-type', 'text/html', 'content-encoding', 'br']);
    return void response.end('zipped by somebody');
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', request.url === '/WebAccount/Login' ? 'no-store' : 's-maxage=31536000');
  if (request.headers['accept-encoding']) response.setHeader('X-Asked-To-Zip', 'yes');
  response.flushHeaders();
  response.write(PAGE.slice(0, 40));
  setImmediate(() => {
    response.write(Buffer.from(PAGE.slice(40)));
    response.end();
  });
}

beforeAll(async () => {
  server = await serve(next);
});
afterAll(() => server.close());
beforeEach(() => {
  forgetPages();
  made = 0;
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' });
const policyOf = (response: Response): string => response.headers.get('content-security-policy') ?? '';
const scriptsOf = (response: Response): string | undefined => /script-src ([^;]+)/.exec(policyOf(response))?.[1];

describe('The policy of a page', () => {
  it('names its own inline scripts and no injected one, made or kept, zipped or plain', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const found = await ask('/tables', { 'accept-encoding': encoding });
      expect(await found.text()).toBe(PAGE);
      expect(scriptsOf(found)).toBe(`'self' '${DATA_HASH}'`);
    }
    made = 0;
    for (const encoding of ['identity', 'gzip', 'br']) {
      const found = await ask('/tables', { 'accept-encoding': encoding });
      expect(await found.text()).toBe(PAGE);
      expect(scriptsOf(found)).toBe(`'self' '${DATA_HASH}'`);
      expect(found.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    }
    expect(made).toBe(0);
  });

  it('is there for pages that nobody keeps; they are zipped for who takes that', async () => {
    const plain = await ask('/WebAccount/Login', { 'accept-encoding': 'identity' });
    expect(await plain.text()).toBe(PAGE);
    expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(PAGE)));
    const zipped = await ask('/WebAccount/Login', { 'accept-encoding': 'gzip, br' });
    expect(zipped.headers.get('content-encoding')).toBe('br');
    expect(zipped.headers.get('vary')).toBe('Accept-Encoding');
    expect(zipped.headers.get('x-asked-to-zip')).toBeNull();
    expect(await zipped.text()).toBe(PAGE);
    for (const found of [plain, zipped]) expect(scriptsOf(found)).toBe(`'self' '${DATA_HASH}'`);
    expect(made).toBe(2);
  });

  it('lets nothing inline run in what it cannot read', async () => {
    const found = await ask('/zipped');
    expect(scriptsOf(found)).toBe("'self'");
  });

  it('never allows inline scripts, frames, plug-ins or another base', async () => {
    const policy = policyOf(await ask('/tables'));
    expect(policy).not.toContain('unsafe');
    expect(scriptsOf(await ask('/tables'))).not.toMatch(/unsafe|\*|https?:|data:/);
    for (const rule of [
      "default-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split(';')).toContain(rule);
    }
  });
});

describe('Every answer', () => {
  it.each(['/tables', '/WebAccount/Login', '/api/call', '/gone', '/zipped'])('of %s is protected', async (path) => {
    const { headers } = await ask(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    });
  });

  it('passes a call and a redirect on as they are', async () => {
    const call = await ask('/api/call');
    expect(await call.text()).toBe('{}');
    const gone = await ask('/gone');
    expect([gone.status, gone.headers.get('location')]).toEqual([307, '/tables']);
  });

  it('of HEAD has no body', async () => {
    const found = await fetch(`${server.origin}/tables`, { method: 'HEAD' });
    expect([found.status, await found.text()]).toEqual([200, '']);
  });
});
