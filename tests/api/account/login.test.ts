import { encode } from 'next-auth/jwt';
import { database } from '@/lib/server/db';
import { testDatabase } from '@/tests/setup/test-database';
import { expectProblem, post } from '../calls';
import { POST as loginCall } from '@/app/api/AccountWeb/login/route';
import { bearer, cookieIn, freshAddress, from, makeUser, tokenIn, tokenOf, tryLogin, validate } from './people';

testDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;

describe('Login', () => {
  it('answers a token that works as bearer and as a cookie no script can read', async () => {
    const { email } = await makeUser();
    const found = await tryLogin(email);
    expect(found).toMatchObject({ status: 200, body: { IsAuthenticated: true, User: { Email: email } } });
    expect(Object.keys(found.body).sort()).toEqual(['IsAuthenticated', 'Token', 'User']);
    expect(found.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(found.headers.get('cache-control')).toBe('private, no-store');
    const known = { status: 200, body: { IsAuthenticated: true, User: { Email: email } } };
    expect(await validate(bearer(tokenIn(found)))).toMatchObject(known);
    expect(await validate({ cookie: `theme=dark; ${cookieIn(found)}` })).toMatchObject(known);
  });

  it('does not mind the e-mail’s case, nor blanks around it', async () => {
    const { email } = await makeUser({ email: 'casey@shop.test' });
    expect(await tryLogin('  Casey@SHOP.test ')).toMatchObject({ status: 200, body: { User: { Email: email } } });
  });

  it('gives one answer to a wrong password, an unknown account and whoever is shut out', async () => {
    const { email } = await makeUser();
    const gone = await makeUser();
    await database().user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } });
    const ofGoneDealer = await makeUser();
    await database().dealer.update({ where: { id: ofGoneDealer.dealerId }, data: { disabledAt: new Date() } });
    const answers = [
      await tryLogin(email, 'not the password'),
      await tryLogin('nobody@shop.test'),
      await tryLogin(gone.email),
      await tryLogin(ofGoneDealer.email),
    ];
    for (const answer of answers) {
      expectProblem(answer, 401, 'Login Failed');
      expect(answer.body).toEqual(answers[0]?.body);
      expect([...answer.headers]).toEqual([...(answers[0]?.headers ?? [])]);
    }
  });

  it('takes as long for an unknown account as for a wrong password', async () => {
    const { email } = await makeUser();
    const median = async (who: () => string): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        await database().rateLimiterFlexible.deleteMany();
        const since = performance.now();
        await tryLogin(who(), 'not the password');
        times.push(performance.now() - since);
      }
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const known = await median(() => email);
    const unknown = await median(() => `nobody${freshAddress()}@shop.test`);
    // Without the stand-in hash the unknown account answers in a tenth of the time.
    expect(unknown / known).toBeGreaterThan(1 / 3);
    expect(unknown / known).toBeLessThan(3);
  });

  it.each([
    [{}, { Email: ['Email is required'], Password: ['Password is required'] }],
    [
      { Email: ' ', Password: '' },
      { Email: ['Email is required'], Password: ['Password is required'] },
    ],
    [
      { Email: 1, Password: ['x'] },
      { Email: ['Email is required'], Password: ['Password is required'] },
    ],
  ])('names the fields that are missing: %j', async (body, errors) => {
    const found = await post(loginCall, '/api/AccountWeb/login', body, from(freshAddress()));
    expectProblem(found, 400, 'Malformed request');
    expect(found.body.errors).toEqual(errors);
  });
});

describe('A token', () => {
  it('that was edited, forged or made up is refused', async () => {
    const { email } = await makeUser();
    const token = await tokenOf(email);
    const claims = { sid: crypto.randomUUID(), email };
    const forged = await encode({ token: claims, secret: 'another secret, also 32 letters long', maxAge: 60 });
    const ofNoSession = await encode({ token: claims, secret: process.env.NEXTAUTH_SECRET ?? '', maxAge: 60 });
    const middle = Math.floor(token.length / 2);
    const edited = token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    for (const bad of [edited, forged, ofNoSession, unsigned, 'x', 'null', 'undefined']) {
      expectProblem(await validate(bearer(bad)), 401, 'Sign-in needed');
      expectProblem(await validate({ cookie: `next-auth.session-token=${bad}` }), 401, 'Sign-in needed');
    }
    for (const authorization of ['', 'Bearer', token, `Basic ${token}`]) {
      expectProblem(await validate({ authorization }), 401, 'Sign-in needed');
    }
    expect((await validate(bearer(token))).status).toBe(200);
  });

  it('that has expired is refused, by its own date and by its session’s', async () => {
    const { email, id } = await makeUser();
    const session = await database().session.create({ data: { userId: id, expiresAt: new Date(Date.now() + DAY_MS) } });
    const secret = process.env.NEXTAUTH_SECRET ?? '';
    const dated = (maxAge: number) => encode({ token: { sid: session.id, email }, secret, maxAge });
    expect((await validate(bearer(await dated(60)))).status).toBe(200);
    expectProblem(await validate(bearer(await dated(-60))), 401, 'Sign-in needed');
    await database().session.update({ where: { id: session.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expectProblem(await validate(bearer(await dated(60))), 401, 'Sign-in needed');
  });

  it('holds no more once its owner or their dealer is shut out', async () => {
    const { email, id, dealerId } = await makeUser();
    const token = await tokenOf(email);
    await database().user.update({ where: { id }, data: { disabledAt: new Date() } });
    expect((await validate(bearer(token))).status).toBe(401);
    await database().user.update({ where: { id }, data: { disabledAt: null } });
    expect((await validate(bearer(token))).status).toBe(200);
    await database().dealer.update({ where: { id: dealerId }, data: { disabledAt: new Date() } });
    expect((await validate(bearer(token))).status).toBe(401);
  });

  it('is no word that a wrong bearer could hide behind: a cookie does not make up for it', async () => {
    const { email } = await makeUser();
    const cookie = cookieIn(await tryLogin(email));
    expectProblem(await validate({ ...bearer('wrong'), cookie }), 401, 'Sign-in needed');
  });
});
