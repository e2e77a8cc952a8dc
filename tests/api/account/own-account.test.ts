import { GET as accountCall } from '@/app/api/AccountWeb/Account/route';
import { POST as changeCall } from '@/app/api/AccountWeb/ChangePassword/route';
import { POST as endCall } from '@/app/api/AccountWeb/EndSessions/route';
import { accountSchema } from '@/lib/contracts/account-settings';
import { database } from '@/lib/server/db';
import { testDatabase } from '@/tests/setup/test-database';
import { expectProblem, get, post } from '../calls';
import { bearer, freshAddress, from, makeUser, PASSWORD, tokenIn, tokenOf, tryLogin, validate } from './people';

testDatabase();

const HOUR_MS = 60 * 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

const account = async (token: string) =>
  accountSchema.parse((await get(accountCall, '/api/AccountWeb/Account', bearer(token))).body);
const change = (token: string, Password: string, NewPassword: string) =>
  post(changeCall, '/api/AccountWeb/ChangePassword', { Password, NewPassword }, bearer(token));
const end = (token: string, fields: object) => post(endCall, '/api/AccountWeb/EndSessions', fields, bearer(token));
const holds = async (token: string) => (await validate(bearer(token))).status === 200;

describe('A change of password', () => {
  it('wants the old one, ends all other sessions and keeps this one', async () => {
    const { email } = await makeUser();
    const [here, elsewhere] = [await tokenOf(email), await tokenOf(email)];
    const refused = await change(here, 'not the password', 'a cherry sideboard');
    expectProblem(refused, 400, 'Malformed request');
    expect(refused.body.errors).toEqual({ Password: ['The password is not right'] });
    expect((await change(here, PASSWORD, 'a cherry sideboard')).status).toBe(200);
    expect([await holds(here), await holds(elsewhere)]).toEqual([true, false]);
    expect((await tryLogin(email)).status).toBe(401);
    expect((await tryLogin(email, 'a cherry sideboard')).status).toBe(200);
  });

  it('refuses a short one and one that is easy to guess', async () => {
    const token = await tokenOf((await makeUser()).email);
    expect((await change(token, PASSWORD, 'short')).body.errors).toEqual({
      NewPassword: ['New Password must have at least 8 characters'],
    });
    expect((await change(token, PASSWORD, 'password1234')).body.errors).toEqual({
      NewPassword: ['New Password is too easy to guess'],
    });
  });

  it('may be tried with 5 wrong passwords in 15 minutes', async () => {
    const token = await tokenOf((await makeUser()).email);
    for (let each = 0; each < 5; each += 1)
      expect((await change(token, 'wrong', 'a cherry sideboard')).status).toBe(400);
    expectProblem(await change(token, PASSWORD, 'a cherry sideboard'), 429, 'Too many requests');
  });

  it('is for nobody who is not logged in', async () => {
    expectProblem(await change('nothing', PASSWORD, 'a cherry sideboard'), 401, 'Sign-in needed');
  });
});

describe('Sessions', () => {
  it('are listed to their owner alone, with where they came from', async () => {
    const { email } = await makeUser();
    await tokenOf((await makeUser()).email);
    const address = freshAddress();
    const there = tokenIn(await tryLogin(email, PASSWORD, { ...from(address), 'user-agent': FIREFOX }));
    const here = await tokenOf(email);
    const { Email, Sessions, SecondFactor } = await account(here);
    expect([Email, SecondFactor]).toEqual([email, { IsOffered: false, IsRequired: false, IsOn: false }]);
    expect(Sessions.map(({ IsCurrent }) => IsCurrent)).toEqual([true, false]);
    expect(Sessions[1]).toMatchObject({ Address: address, Browser: 'Firefox on Windows' });
    expect(await holds(there)).toBe(true);
  });

  it('are ended one by one, or all others, by the password', async () => {
    const { email } = await makeUser();
    const tokens = [await tokenOf(email), await tokenOf(email), await tokenOf(email)] as const;
    const Id = (await account(tokens[1])).Sessions.find(({ IsCurrent }) => IsCurrent)?.Id;
    expect((await end(tokens[0], { Password: 'wrong' })).status).toBe(400);
    expect((await end(tokens[0], { Password: PASSWORD, Id })).status).toBe(200);
    expect(await Promise.all(tokens.map(holds))).toEqual([true, false, true]);
    expect((await end(tokens[0], { Password: PASSWORD })).status).toBe(200);
    expect(await Promise.all(tokens.map(holds))).toEqual([true, false, false]);
  });

  it('of others are not ended by anybody', async () => {
    const other = await makeUser();
    const theirs = await tokenOf(other.email);
    const { id: Id } = await database().session.findFirstOrThrow({ where: { userId: other.id } });
    await end(await tokenOf((await makeUser()).email), { Password: PASSWORD, Id });
    expect(await holds(theirs)).toBe(true);
  });

  it('that nobody has used for three days hold no more; a use keeps them', async () => {
    const { email, id } = await makeUser();
    const token = await tokenOf(email);
    const unusedFor = (hours: number) =>
      database().session.updateMany({
        where: { userId: id },
        data: { seenAt: new Date(Date.now() - hours * HOUR_MS) },
      });
    await unusedFor(71);
    expect(await holds(token)).toBe(true);
    const { seenAt } = await database().session.findFirstOrThrow({ where: { userId: id } });
    expect(Date.now() - seenAt.getTime()).toBeLessThan(HOUR_MS);
    await unusedFor(73);
    expect(await holds(token)).toBe(false);
  });
});
