import { rm } from 'node:fs/promises';
import http from 'node:http';
import type { LayerEngine } from '@/lib/server/layers/engine';
import { engineOver, temporaryStudio, writeFakePass } from '../layers/fake-passes';
import { serve } from './serve';

const TOP = '/images/table/top/re-mis-30-l-s/ro-117-20-sm.webp';
let studio = '';
let engine: LayerEngine;
let server: Awaited<ReturnType<typeof serve>>;

/** Asks with the path exactly as written, which `fetch` would tidy up. */
function ask(
  path: string,
  options: http.RequestOptions = {},
): Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: Buffer }> {
  const { port } = server;
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject).end();
  });
}

beforeAll(async () => {
  studio = await temporaryStudio();
  await writeFakePass(studio, { name: 'table/top/re-mis-30-l-s' });
  engine = engineOver(studio);
  server = await serve((_request, response) => response.writeHead(418).end('next'), engine);
});
afterAll(async () => {
  await server.close();
  await engine.close();
  await rm(studio, { recursive: true, force: true });
});

it('answers a layer, cold or warm, without Next', async () => {
  const current = engine.current(TOP) ?? '';
  const layer = engine.resolve(current);
  if (!layer) throw new Error('no layer');
  const cold = await ask(current);
  const bytes = await engine.picture(layer, { caller: 'test' });
  const warm = await ask(current);
  for (const { status, headers, body } of [cold, warm]) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(body.equals(Buffer.from(bytes))).toBe(true);
  }
  const { headers } = warm;
  expect((await ask(TOP, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
  expect((await ask(TOP)).headers).toMatchObject({ etag: headers.etag, 'cache-control': 'public, max-age=300' });
  const head = await ask(TOP, { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(bytes.length), 0]);
  expect((await ask(TOP, { method: 'POST' })).status).toBe(405);
});

it.each([
  TOP.replace('/top/', '/top/../top/'),
  TOP.replace('/top/', '//top/'),
  TOP.replace('/images', '//images'),
  TOP.replace('/top/', '/%2e%2e/table/top/'),
  `${TOP}/..`,
  TOP.replace('/top/', '\\top/'),
  '/images/table/top/no-such-top/ro-117-20-sm.webp',
])('refuses the trick or unknown name %s', async (path) => {
  const { status, headers } = await ask(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'application/problem+json',
    'no-store',
  ]);
});

it.each(['/tables', '/images', '/images/logo.png', '/_next/static/x?url=/images/../x', '/api/GetPage'])(
  'leaves %s to Next',
  async (path) => {
    expect((await ask(path)).body.toString()).toBe('next');
  },
);
