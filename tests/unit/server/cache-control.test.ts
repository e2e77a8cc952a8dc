import { forgetPages } from '@/lib/server/page-cache/pages';
import { serve } from './serve';

let server: Awaited<ReturnType<typeof serve>>;

/** Stands where Next stands, and like it has everything kept for a year that it renders once. */
beforeAll(async () => {
  server = await serve((request, response) => {
    const isWrong = request.url === '/broken';
    response.statusCode = isWrong ? 500 : request.url === '/moved' ? 307 : 200;
    const headers = {
      'Cache-Control': isWrong ? 'private, no-store' : 's-maxage=31536000, stale-while-revalidate=1',
      'Content-Type': 'rsc' in request.headers ? 'text/x-component' : 'text/html; charset=utf-8',
    };
    if (request.headers['x-at-once']) response.writeHead(response.statusCode, headers);
    else for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end('$2,700');
  });
});
afterAll(() => server.close());
beforeEach(() => forgetPages());

const ask = (path: string, init: RequestInit = {}) => fetch(server.origin + path, { redirect: 'manual', ...init });
const keeping = async (path: string, init?: RequestInit) => (await ask(path, init)).headers.get('cache-control');
const ASKS = 'public, max-age=0, must-revalidate';

describe('No shared cache keeps a price', () => {
  it.each(['', 'at once'])('of what Next renders, however it sets its headers: %j', async (way) => {
    const headers = { 'x-at-once': way };
    expect(await keeping('/tables', { headers })).toBe(ASKS);
    expect(await keeping('/tables', { headers })).toBe(ASKS);
    expect(await keeping('/beds', { method: 'HEAD', headers })).toBe(ASKS);
    expect(await keeping('/moved', { headers })).toBe(ASKS);
    expect(await keeping('/tables', { headers: { ...headers, rsc: '1' } })).toBe(ASKS);
    expect(await keeping(`/tables?x=${'a'.repeat(700)}`, { headers })).toBe(ASKS);
  });

  it('of a redirect to the proper address', async () => {
    expect(await keeping('/Tables')).toBe(ASKS);
  });
});

it('A page that could not be made says when to come again, and nobody keeps it', async () => {
  const { status, headers } = await ask('/broken');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
});
