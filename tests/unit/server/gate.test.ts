import http from 'node:http';
import { OPERATIONS } from '@/lib/contracts/openapi';
import { methodsOf } from '@/lib/contracts/methods';
import { refusalOf } from '@/lib/server/http/gate';
import { serve } from './serve';

describe('What is refused by its first line', () => {
  it.each([
    ['GET', '/%ff', 400, undefined],
    ['GET', '/tables/%E0%A4%A', 400, undefined],
    ['GET', '/tables/%00', 400, undefined],
    ['POST', '/api/ForgotPassword?Email=a%00@home.test', 400, undefined],
    ['GET', '/_next/image?url=%2Fimages%2Fx.webp&w=640&q=75', 404, undefined],
    ['TRACE', '/tables', 405, 'GET, HEAD'],
    ['POST', '/tables', 405, 'GET, HEAD'],
    ['TRACE', '/api/GetTablePrices', 405, 'POST'],
    ['GET', '/api/GetTablePrices', 405, 'POST'],
    ['PUT', '/api/AccountWeb/login', 405, 'POST'],
    ['DELETE', '/api/GetPage', 405, 'GET, HEAD'],
    ['TRACE', '/api/auth/session', 405, 'GET, HEAD, POST'],
    ['OPTIONS', '/api/Nonsense', 405, 'GET, HEAD, POST, PUT, PATCH, DELETE'],
  ])('%s %s: %i', (method, url, status, allow) => {
    const refusal = refusalOf({ method, url });
    expect([refusal?.status, refusal?.headers.allow]).toEqual([status, allow]);
  });

  it.each([
    ['GET', '/tables?customSku=100%25'],
    ['HEAD', '/'],
    ['POST', '/api/Nonsense'],
    ['POST', '/api/auth/callback/credentials'],
    ['GET', '/_next/static/chunks/a.js'],
  ])('%s %s goes on', (method, url) => {
    expect(refusalOf({ method, url })).toBeNull();
  });

  it('allows what the description of the calls has, and no more', () => {
    for (const [path, operations] of Object.entries(OPERATIONS)) {
      const described = Object.keys(operations ?? {}).map((method) => method.toUpperCase());
      expect([path, methodsOf(path).filter((method) => method !== 'HEAD')]).toEqual([path, described]);
    }
  });
});

it('A refusal is problem+json with Allow, and no such request reaches Next', async () => {
  const seen: unknown[] = [];
  const server = await serve(({ url }, response) => {
    seen.push(url);
    response.end();
  });
  const answer = await new Promise<http.IncomingMessage>((resolve) =>
    http.request({ port: server.port, path: '/tables', method: 'TRACE' }, resolve).end(),
  );
  answer.resume();
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(seen).toEqual([]);
  await server.close();
});
