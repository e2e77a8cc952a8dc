import { POST as logoutCall } from '@/app/api/AccountWeb/WebLogout/route';
import { POST as loginCall } from '@/app/api/AccountWeb/login/route';
import { testDatabase } from '@/tests/setup/test-database';
import { expectProblem, post, postNothing } from '../calls';
import {
  bearer,
  cookieIn,
  freshAddress,
  from,
  makeUser,
  PASSWORD,
  tokenIn,
  tokenOf,
  tryLogin,
  validate,
} from './people';

testDatabase();

const logout = (headers: Record<string, string>) => postNothing(logoutCall, '/api/AccountWeb/WebLogout', headers);

describe('Logout', () => {
  it('ends this session only, as bearer and cookie, and drops the cookie', async () => {
    const { email } = await makeUser();
    const elsewhere = await tokenOf(email);
    const found = await tryLogin(email);
    const done = await logout(bearer(tokenIn(found)));
    expect(done).toMatchObject({ status: 200, body: {} });
    expect(done.headers.get('set-cookie')).toMatch(/^next-auth\.session-token=; Max-Age=0;/);
    expectProblem(await validate(bearer(tokenIn(found))), 401, 'Sign-in needed');
    expectProblem(await validate({ cookie: cookieIn(found) }), 401, 'Sign-in needed');
    expect((await validate(bearer(elsewhere))).status).toBe(200);
  });

  it('ends the cookie’s session, too, when that is another', async () => {
    const { email } = await makeUser();
    const [first, second] = [await tryLogin(email), await tryLogin(email)];
    await logout({ ...bearer(tokenIn(first)), cookie: cookieIn(second) });
    for (const session of [first, second]) expect((await validate(bearer(tokenIn(session)))).status).toBe(401);
  });

  it('is 401 for who is not logged in, and drops a cookie that does not hold', async () => {
    expectProblem(await logout({}), 401, 'Sign-in needed');
    const found = await logout({ cookie: 'next-auth.session-token=stale' });
    expectProblem(found, 401, 'Sign-in needed');
    expect(found.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});

describe('Another site', () => {
  const login = (headers: Record<string, string>, email: string) =>
    post(
      loginCall,
      '/api/AccountWeb/login',
      { Email: email, Password: PASSWORD },
      { ...from(freshAddress()), ...headers },
    );

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://shop.test:3000', host: 'localhost:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('may neither log a visitor in nor out: %j', async (headers) => {
    const { email } = await makeUser();
    const cookie = cookieIn(await tryLogin(email));
    expectProblem(await login(headers, email), 403, 'Not allowed');
    expectProblem(await logout({ ...headers, cookie }), 403, 'Not allowed');
    expect((await validate({ cookie })).status).toBe(200);
  });

  it('is not our own, nor a program, nor one that has the token', async () => {
    const { email } = await makeUser();
    const ours: Record<string, string>[] = [
      { origin: 'http://shop.test:3000', host: 'shop.test:3000', 'sec-fetch-site': 'same-origin' },

      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'same-origin' },
      {},
    ];
    for (const headers of ours) {
      expect((await login(headers, email)).status).toBe(200);
    }
    const token = await tokenOf(email);
    expect((await logout({ ...bearer(token), origin: 'https://evil.example' })).status).toBe(200);
  });
});
