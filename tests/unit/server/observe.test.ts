import { GET as metricsCall } from '@/app/api/metrics/route';
import { database } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { testDatabase } from '@/tests/setup/test-database';
import { until } from '@/tests/api/calls';
import { serve } from './serve';

testDatabase();

const TOKEN = 'a token for tests only, 32 letters long';

const figures = async (token: string): Promise<Response> =>
  metricsCall(new Request('http://localhost/api/metrics', { headers: { authorization: `Bearer ${token}` } }));

describe('Every request', () => {
  it('has a line in the access log, with neither query nor the token of a reset or a quote', async () => {
    const lines = jest.spyOn(log, 'info');
    const server = await serve((_request, response) => void response.writeHead(200).end('page'));
    const asked = ['/tables?customSku=A', '/WebAccount/password-reset/ann@oak.test/secret', '/quotes/secret', '/%ff'];
    for (const path of asked) {
      const { headers } = await fetch(server.origin + path, { headers: { 'x-request-id': 'from-the-proxy' } });
      expect(headers.get('x-request-id')).toBe('from-the-proxy');
    }
    await until(() => lines.mock.calls.length === asked.length);
    const common = { requestId: 'from-the-proxy', method: 'GET', ms: expect.any(Number), caller: '127.0.0.1' };
    expect(lines.mock.calls).toEqual([
      [{ ...common, path: '/tables', status: 200 }, 'request'],
      [{ ...common, path: '/WebAccount/password-reset/[hidden]', status: 200 }, 'request'],
      [{ ...common, path: '/quotes/[hidden]', status: 200 }, 'request'],
      [{ ...common, path: '/%ff', status: 400 }, 'request'],
    ]);
    await server.close();
  });

  it('is given an id of ours when it brings none, or one that is no name', async () => {
    const server = await serve((_request, response) => void response.end());
    for (const sent of ['', 'two words', 'x'.repeat(65), '<script>']) {
      const { headers } = await fetch(server.origin, { headers: { 'x-request-id': sent } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
    await server.close();
  });
});

describe('The figures', () => {
  it('are for nobody without the token, and are not there without the setting', async () => {
    Object.assign(env, { METRICS_TOKEN: undefined });
    expect((await figures(TOKEN)).status).toBe(404);
    Object.assign(env, { METRICS_TOKEN: TOKEN });
    expect((await figures('')).status).toBe(401);
    expect((await figures(`${TOKEN}x`)).status).toBe(401);
  });

  it('count answers by kind, what waits, and mails that are not out', async () => {
    Object.assign(env, { METRICS_TOKEN: TOKEN });
    const server = await serve((_request, response) => void response.writeHead(418).end('tea'));
    await fetch(`${server.origin}/tables`);
    await server.close();
    await database().email.create({ data: { kind: 'Design', toAddress: 'a@b.test', status: 'Failed' } });
    const answer = await figures(TOKEN);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toContain('http_request_duration_seconds_count{kind="page",method="GET",status="418"} 1');
    expect(text).toContain('shop_queue_length{queue="page"} 0');
    expect(text).toContain('shop_mails{status="Failed"} 1');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});
