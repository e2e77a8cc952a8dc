import { contentSecurityPolicy, securityHeaders } from '@/lib/server/security/policy';

const PRODUCTION = { isDevelopment: false, isHttps: true };

it('Over https, browsers are told to stay there', () => {
  expect(contentSecurityPolicy(PRODUCTION)).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy({ ...PRODUCTION, isHttps: false })).not.toContain('upgrade-insecure-requests');
});

it('Development alone may eval and open a socket, and asks for no https', () => {
  const development = { isDevelopment: true, isHttps: false };
  expect(contentSecurityPolicy(development)).toMatch(/script-src 'self' 'unsafe-eval';.*connect-src 'self' ws:;/);
  expect(securityHeaders(development)).not.toHaveProperty('Strict-Transport-Security');
  expect(contentSecurityPolicy(PRODUCTION)).not.toMatch(/eval|ws:/);
});
