import { serve } from './serve';

async function headersOf(settings: { isDevelopment: boolean; isHttps: boolean }): Promise<Headers> {
  const server = await serve((_request, response) => response.end(), undefined, settings);
  const { headers } = await fetch(server.origin);
  await server.close();
  return headers;
}

const policyOf = (headers: Headers): string => headers.get('content-security-policy') ?? '';

it('Over https, browsers are told to stay there', async () => {
  const production = { isDevelopment: false, isHttps: true };
  expect(policyOf(await headersOf(production))).toContain('upgrade-insecure-requests');
  expect(policyOf(await headersOf({ ...production, isHttps: false }))).not.toContain('upgrade-insecure-requests');
});

it('Development alone may eval and open a socket, and asks for no https', async () => {
  const development = await headersOf({ isDevelopment: true, isHttps: false });
  expect(policyOf(development)).toMatch(/script-src 'self' 'unsafe-eval';.*connect-src 'self' ws:;/);
  expect(development.has('strict-transport-security')).toBe(false);
  expect(policyOf(await headersOf({ isDevelopment: false, isHttps: true }))).not.toMatch(/eval|ws:/);
});
