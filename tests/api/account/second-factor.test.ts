import { generate } from 'otplib';
import { GET as accountCall } from '@/app/api/AccountWeb/Account/route';
import { POST as beginCall } from '@/app/api/AccountWeb/BeginSecondFactor/route';
import { POST as confirmCall } from '@/app/api/AccountWeb/ConfirmSecondFactor/route';
import { POST as removeCall } from '@/app/api/AccountWeb/RemoveSecondFactor/route';
import { POST as loginCall } from '@/app/api/AccountWeb/login/route';
import { GET as isSuperUserCall } from '@/app/api/IsSuperUser/route';
import { accountSchema, newFactorSchema } from '@/lib/contracts/account-settings';
import { database } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { testDatabase } from '@/tests/setup/test-database';
import { expectProblem, get, post } from '../calls';
import { bearer, freshAddress, from, makeUser, PASSWORD, tokenIn, tokenOf } from './people';

testDatabase();

/** As the clocks go on: every code is asked for in a later time step than the one before. */
let now = Date.now();
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
const codeOf = (secret: string): Promise<string> => {
  now += 60_000;
  return generate({ secret, epoch: Math.floor(now / 1000) });
};

const begin = (token: string, Password = PASSWORD) =>
  post(beginCall, '/api/AccountWeb/BeginSecondFactor', { Password }, bearer(token));
const confirm = (token: string, Code: string) =>
  post(confirmCall, '/api/AccountWeb/ConfirmSecondFactor', { Code }, bearer(token));
const remove = (token: string, Code: string) =>
  post(removeCall, '/api/AccountWeb/RemoveSecondFactor', { Password: PASSWORD, Code }, bearer(token));
const login = (Email: string, Code?: string, Password = PASSWORD) =>
  post(loginCall, '/api/AccountWeb/login', { Email, Password, Code }, from(freshAddress()));

/** A super user with an authenticator app in force. */
async function guarded() {
  const user = await makeUser({ role: 'SuperUser' });
  const token = await tokenOf(user.email);
  const { Secret, Uri } = newFactorSchema.parse((await begin(token)).body);
  expect((await confirm(token, await codeOf(Secret))).status).toBe(200);
  return { ...user, token, Secret, Uri };
}

it('A super user sets up an app by the password and a first right code', async () => {
  const { email, id } = await makeUser({ role: 'SuperUser' });
  const token = await tokenOf(email);
  expect((await begin(token, 'wrong')).body.errors).toEqual({ Password: ['The password is not right'] });
  const { Secret, Uri } = newFactorSchema.parse((await begin(token)).body);
  expect(Uri).toBe(`otpauth://totp/Fernhollow:${encodeURIComponent(email)}?secret=${Secret}&issuer=Fernhollow`);
  // until then logins go on as before
  expect((await login(email)).status).toBe(200);
  expect((await confirm(token, '000000')).body.errors).toEqual({ Code: ['The code is not right'] });
  expect((await confirm(token, await codeOf(Secret))).status).toBe(200);
  const { SecondFactor } = accountSchema.parse((await get(accountCall, '/api/AccountWeb/Account', bearer(token))).body);
  expect(SecondFactor).toEqual({ IsOffered: true, IsRequired: false, IsOn: true });
  expectProblem(await begin(token), 409, 'Conflict');
  const kept = await database().secondFactor.findUniqueOrThrow({ where: { userId: id } });
  expect(JSON.stringify(kept)).not.toContain(Secret);
});

it('A login asks for the code, and only whoever has the password', async () => {
  const { email, Secret } = await guarded();
  expectProblem(await login(email, undefined, 'wrong'), 401, 'Login Failed');
  const asked = await login(email);
  expectProblem(asked, 401, 'Code needed');
  expect(asked.body.errors).toEqual({ Code: ['Enter the code of your authenticator app'] });
  const wrong = await login(email, '000000');
  expectProblem(wrong, 401, 'Login Failed');
  expect(wrong.body.errors).toEqual({ Code: ['The code is not right'] });
  expect((await login(email, await codeOf(Secret))).status).toBe(200);
});

it('A code is taken once, also of two at the same moment', async () => {
  const { email, Secret } = await guarded();
  const code = await codeOf(Secret);
  const statuses = (await Promise.all([login(email, code), login(email, code)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);
  expect((await login(email, code)).status).toBe(401);
});

it('An app is removed by the password and a code', async () => {
  const { email, token, Secret } = await guarded();
  expect((await remove(token, '000000')).status).toBe(400);
  expect((await remove(token, await codeOf(Secret))).status).toBe(200);
  expect((await login(email)).status).toBe(200);
  expectProblem(await remove(token, '000000'), 409, 'Conflict');
});

it('A dealer is offered none', async () => {
  expectProblem(await begin(await tokenOf((await makeUser()).email)), 403, 'Not allowed');
});

it('Where it is required, a super user without one has a dealer’s rights', async () => {
  const { token } = await guarded();
  const without = tokenIn(await login((await makeUser({ role: 'SuperUser' })).email));
  const isSuper = async (of: string) => (await get(isSuperUserCall, '/api/IsSuperUser', bearer(of))).body.IsSuperUser;
  expect([await isSuper(token), await isSuper(without)]).toEqual([true, true]);
  jest.replaceProperty(env, 'SECOND_FACTOR', 'required');
  expect([await isSuper(token), await isSuper(without)]).toEqual([true, false]);
});
