import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POST as createCodeCall } from '@/app/api/Admin/CreateDealerCode/route';
import { POST as createDealerCall } from '@/app/api/Admin/CreateDealer/route';
import { POST as endCodeCall } from '@/app/api/Admin/EndDealerCode/route';
import { POST as endSessionsCall } from '@/app/api/Admin/EndUserSessions/route';
import { POST as forgetCall } from '@/app/api/Admin/ForgetSecondFactor/route';
import { POST as setDealerDisabledCall } from '@/app/api/Admin/SetDealerDisabled/route';
import { POST as setMarkupCall } from '@/app/api/Admin/SetDealerMarkup/route';
import { POST as setRoleCall } from '@/app/api/Admin/SetRole/route';
import { POST as setUserDisabledCall } from '@/app/api/Admin/SetUserDisabled/route';
import { PEOPLE_PATHS } from '@/lib/contracts/admin/desk';
import { dealerInFull, listDealers } from '@/lib/server/dealers/list-dealers';
import { database } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { testDatabase } from '@/tests/setup/test-database';
import { bearer, cookieIn, makeCode, makeUser, tokenOf, tryLogin, validate } from '../account/people';
import { expectProblem, post } from '../calls';
import { makeAdmin, others } from './admins';

testDatabase();

const logFile = path.join(mkdtempSync(path.join(tmpdir(), 'security-')), 'security.log');
env.SECURITY_LOG = logFile;
const logged = () => readFileSync(logFile, 'utf8');

/** Every call with a body that it would take. */
async function calls() {
  const { email, dealerId } = await makeUser();
  const Code = await makeCode();
  return [
    [createDealerCall, PEOPLE_PATHS.createDealer, { Name: 'Nobody’s', Markup: '2.00' }],
    [setMarkupCall, PEOPLE_PATHS.setDealerMarkup, { DealerId: dealerId, Markup: '2.00' }],
    [setDealerDisabledCall, PEOPLE_PATHS.setDealerDisabled, { DealerId: dealerId, IsDisabled: true }],
    [createCodeCall, PEOPLE_PATHS.createCode, { DealerId: dealerId, Uses: '', Days: '' }],
    [endCodeCall, PEOPLE_PATHS.endCode, { Code }],
    [setRoleCall, PEOPLE_PATHS.setRole, { Email: email, Role: 'SuperUser' }],
    [setUserDisabledCall, PEOPLE_PATHS.setUserDisabled, { Email: email, IsDisabled: true }],
    [endSessionsCall, PEOPLE_PATHS.endUserSessions, { Email: email }],
    [forgetCall, PEOPLE_PATHS.forgetSecondFactor, { Email: email }],
  ] as const;
}

const state = async () =>
  JSON.stringify([await database().dealer.findMany({ include: { codes: true } }), await database().user.findMany()]);

describe('Whoever is no catalogue administrator', () => {
  it('is refused by every call, and nothing changes', async () => {
    const all = await calls();
    expect(all.map(([, at]) => at).sort()).toEqual(Object.values(PEOPLE_PATHS).sort());
    const callers = await others();
    const before = await state();
    for (const [call, at, body] of all) {
      for (const headers of callers) expectProblem(await post(call, at, body, headers), 403, 'Not allowed');
    }
    expect(await state()).toBe(before);
  });
});

it('An administrator’s cookie is of no use to another site', async () => {
  const { email } = await makeUser({ role: 'CatalogueAdmin' });
  const cookie = cookieIn(await tryLogin(email));
  const all = await calls();
  const before = await state();
  for (const [call, at, body] of all) {
    const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expectProblem(await post(call, at, body, headers), 403, 'Not allowed');
  }
  expect(await state()).toBe(before);
  expect(
    (await post(createDealerCall, PEOPLE_PATHS.createDealer, { Name: 'By cookie', Markup: '2' }, { cookie })).status,
  ).toBe(200);
});

describe('An administrator', () => {
  it('makes a dealer and a code with limits, and ends it', async () => {
    const { headers } = await makeAdmin();
    const made = await post(
      createDealerCall,
      PEOPLE_PATHS.createDealer,
      { Name: ' Oak & Sons ', Markup: '2.4' },
      headers,
    );
    expect([made.status, made.body]).toEqual([200, { Done: 'Oak & Sons is a dealer now.' }]);
    const [dealer] = await listDealers('oak & s');
    expect(dealer).toMatchObject({ name: 'Oak & Sons', markup: 240 });
    const DealerId = dealer?.id ?? 0;
    expect(
      (await post(createCodeCall, PEOPLE_PATHS.createCode, { DealerId, Uses: '3', Days: '30' }, headers)).status,
    ).toBe(200);
    const [code] = (await dealerInFull(DealerId))?.codes ?? [];
    expect(code).toMatchObject({ useLimit: 3, useCount: 0 });
    const days = ((code?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await post(endCodeCall, PEOPLE_PATHS.endCode, { Code: code?.code }, headers)).status).toBe(200);
    const ended = await database().dealerCode.findUniqueOrThrow({ where: { code: code?.code ?? '' } });
    expect(ended.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('is told what is wrong with what they typed', async () => {
    const { headers } = await makeAdmin();
    const create = (body: object) => post(createDealerCall, PEOPLE_PATHS.createDealer, body, headers);
    expect((await create({ Name: ' ', Markup: '2' })).body.errors).toEqual({ Name: ['required'] });
    expect((await create({ Name: 'Ash', Markup: '27' })).body.detail).toBe(
      '27 is no markup: 1.00 to 9.99, at most two decimals.',
    );
    expect((await create({ Name: 'Elm', Markup: '2' })).status).toBe(200);
    expect((await create({ Name: 'Elm', Markup: '2' })).body.detail).toBe('There is a dealer Elm already.');
  });

  it('gives a role, which holds with the next call, and shuts somebody out at once', async () => {
    const { headers } = await makeAdmin();
    const { email } = await makeUser();
    const token = await tokenOf(email);
    expect((await post(setRoleCall, PEOPLE_PATHS.setRole, { Email: email, Role: 'SuperUser' }, headers)).status).toBe(
      200,
    );
    expect((await database().user.findUniqueOrThrow({ where: { email } })).role).toBe('SuperUser');
    const shut = (IsDisabled: boolean) =>
      post(setUserDisabledCall, PEOPLE_PATHS.setUserDisabled, { Email: email, IsDisabled }, headers);
    expect((await shut(true)).status).toBe(200);
    expect((await validate(bearer(token))).status).toBe(401);
    expect((await tryLogin(email)).status).toBe(401);
    expect((await shut(false)).status).toBe(200);
    const again = await tokenOf(email);
    const ended = await post(endSessionsCall, PEOPLE_PATHS.endUserSessions, { Email: email }, headers);
    expect(ended.body).toEqual({ Done: `One session of ${email} is ended.` });
    expect((await validate(bearer(again))).status).toBe(401);
  });

  it('can neither shut themselves out nor give up their role', async () => {
    const { email: Email, headers } = await makeAdmin();
    const { dealerId: DealerId } = await database().user.findUniqueOrThrow({ where: { email: Email } });
    const found = [
      await post(setRoleCall, PEOPLE_PATHS.setRole, { Email, Role: 'Dealer' }, headers),
      await post(setUserDisabledCall, PEOPLE_PATHS.setUserDisabled, { Email, IsDisabled: true }, headers),
      await post(setDealerDisabledCall, PEOPLE_PATHS.setDealerDisabled, { DealerId, IsDisabled: true }, headers),
    ];
    for (const each of found) expectProblem(each, 409, 'Conflict');
  });

  it('leaves a line in the security log for every change: who, what, whom, how it ended', async () => {
    const { email: admin, headers } = await makeAdmin();
    const { email } = await makeUser();
    await post(setRoleCall, PEOPLE_PATHS.setRole, { Email: email, Role: 'SuperUser' }, headers);
    const line = logged().trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(line)).toMatchObject({ event: 'user-changed', outcome: 'ok', who: admin, target: email });
  });
});

describe('Where a second factor is required', () => {
  beforeAll(() => void (env.SECOND_FACTOR = 'required'));
  afterAll(() => void (env.SECOND_FACTOR = 'offered'));

  it('an administrator without one is refused', async () => {
    const { headers } = await makeAdmin();
    const body = { Name: 'Too early', Markup: '2' };
    expectProblem(await post(createDealerCall, PEOPLE_PATHS.createDealer, body, headers), 403, 'Not allowed');
  });
});
