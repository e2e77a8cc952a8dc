import { POST as registerCall } from '@/app/api/AccountWeb/register/route';
import { database } from '@/lib/server/db';
import { testDatabase } from '@/tests/setup/test-database';
import { expectProblem, post, type Answer } from '../calls';
import {
  bearer,
  cookieIn,
  freshAddress,
  from,
  makeCode,
  makeUser,
  PASSWORD,
  tokenIn,
  tryLogin,
  validate,
} from './people';

testDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;

const register = (fields: Readonly<Record<string, unknown>>): Promise<Answer> =>
  post(
    registerCall,
    '/api/AccountWeb/register',
    { Email: 'new@shop.test', Password: PASSWORD, ConfirmPassword: PASSWORD, ...fields },
    from(freshAddress()),
  );

function expectErrors(found: Answer, errors: Readonly<Record<string, readonly string[]>>): void {
  expectProblem(found, 400, 'Registration failed');
  expect(found.body.errors).toEqual(errors);
}

const usesOf = async (code: string) => (await database().dealerCode.findUniqueOrThrow({ where: { code } })).useCount;

describe('Registration', () => {
  it('makes an account of the code’s dealer, logged in at once', async () => {
    const DealerCode = await makeCode();
    const found = await register({ Email: 'Ada.New@Shop.test', DealerCode: ` ${DealerCode.toLowerCase()} ` });
    expect(found).toMatchObject({ status: 200, body: { Token: expect.any(String) } });
    const known = { status: 200, body: { User: { Email: 'ada.new@shop.test' } } };
    expect(await validate(bearer(tokenIn(found)))).toMatchObject(known);
    expect(await validate({ cookie: cookieIn(found) })).toMatchObject(known);
    const user = await database().user.findUniqueOrThrow({ where: { email: 'ada.new@shop.test' } });
    const code = await database().dealerCode.findUniqueOrThrow({ where: { code: DealerCode } });
    expect(user).toMatchObject({ role: 'Dealer', dealerId: code.dealerId });
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
    expect(user.passwordHash).not.toContain(PASSWORD);
    expect((await tryLogin('ada.new@shop.test')).status).toBe(200);
  });

  it('names what is wrong by field, all at once', async () => {
    expectErrors(await register({ Email: undefined, Password: '', ConfirmPassword: null, DealerCode: ' ' }), {
      Email: ['Email is required'],
      Password: ['Password is required'],
      ConfirmPassword: ['Confirm Password is required'],
      DealerCode: ['Dealer Code is required'],
    });
    expectErrors(await register({ Email: 'ada', Password: 'short', ConfirmPassword: 'other', DealerCode: 'X' }), {
      Email: ['Invalid email address'],
      Password: ['Password must have at least 8 characters'],
      ConfirmPassword: ['Password do not match'],
    });
    const endless = 'x'.repeat(129);
    expectErrors(await register({ Password: endless, ConfirmPassword: endless, DealerCode: 'X' }), {
      Password: ['Password must have at most 128 characters'],
    });
  });

  it.each(['password1234', 'P@ssw0rd123', 'fernhollow', 'qwertyuiop12', 'Lovelace-1815'])(
    'refuses the password %s, which is among the first that are guessed',
    async (Password) => {
      const DealerCode = await makeCode();
      const fields = { Email: 'lovelace-1815@shop.test', Password, ConfirmPassword: Password, DealerCode };
      expectErrors(await register(fields), { Password: ['Password is too easy to guess'] });
      expect(await usesOf(DealerCode)).toBe(0);
    },
  );

  it('whose session cannot be made makes no account and uses up no code', async () => {
    const DealerCode = await makeCode({ useLimit: 1 });
    const fields = { Email: 'halfway@shop.test', DealerCode };
    await database().$executeRaw`ALTER TABLE sessions ADD CONSTRAINT refused CHECK (false) NOT VALID`;
    await expect(register(fields)).rejects.toThrow('answers 500');
    await database().$executeRaw`ALTER TABLE sessions DROP CONSTRAINT refused`;
    expect(await database().user.count({ where: { email: 'halfway@shop.test' } })).toBe(0);
    expect(await usesOf(DealerCode)).toBe(0);
    expect((await register(fields)).status).toBe(200);
  });

  it.each([
    'ada@shop',
    'ada@shop.x',
    'ada shop@shop.test',
    'ada@@shop.test',
    `${'a'.repeat(65)}@shop.test`,
    `ada@${'a'.repeat(250)}.test`,
  ])('refuses %j as an e-mail', async (Email) => {
    expectErrors(await register({ Email, DealerCode: 'X' }), { Email: ['Invalid email address'] });
  });

  it('says the same of a code that is unknown, expired, used up or of a dealer shut out', async () => {
    const expired = await makeCode({ expiresAt: new Date(Date.now() - 1) });
    const usedUp = await makeCode({ useLimit: 1 });
    expect((await register({ Email: 'first@shop.test', DealerCode: usedUp })).status).toBe(200);
    const ofGone = await makeCode({ expiresAt: new Date(Date.now() + DAY_MS) });
    const { dealerId } = await database().dealerCode.findUniqueOrThrow({ where: { code: ofGone } });
    await database().dealer.update({ where: { id: dealerId }, data: { disabledAt: new Date() } });
    for (const DealerCode of ['UNKNOWN', expired, usedUp, ofGone]) {
      expectErrors(await register({ DealerCode }), { DealerCode: ['Dealer Code is not valid'] });
    }
    expect(await database().user.count({ where: { email: 'new@shop.test' } })).toBe(0);
  });

  it('tells of a taken e-mail, in any case of letters, only who has a good code; the code is not used up', async () => {
    await makeUser({ email: 'taken@shop.test' });
    const DealerCode = await makeCode({ useLimit: 1 });
    expectErrors(await register({ Email: 'TAKEN@shop.test', DealerCode }), { Email: ['Email is already registered'] });
    expect(await usesOf(DealerCode)).toBe(0);
    expectErrors(await register({ Email: 'taken@shop.test', DealerCode: 'NO-CODE' }), {
      DealerCode: ['Dealer Code is not valid'],
    });
  });

  it('of one e-mail at the same moment makes one account', async () => {
    const DealerCode = await makeCode();
    const emails = ['twin@shop.test', 'TWIN@shop.test', 'Twin@Shop.test', 'twin@shop.TEST'];
    const answers = await Promise.all(emails.map((Email) => register({ Email, DealerCode })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    for (const answer of answers.filter(({ status }) => status === 400)) {
      expectErrors(answer, { Email: ['Email is already registered'] });
    }
    expect(await database().user.count({ where: { email: 'twin@shop.test' } })).toBe(1);
    expect(await usesOf(DealerCode)).toBe(1);
  });

  it('at the same moment uses a code no more often than it may be', async () => {
    const DealerCode = await makeCode({ useLimit: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, each) => register({ Email: `crowd${each}@shop.test`, DealerCode })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400, 400, 400]);
    expect(await database().user.count({ where: { email: { startsWith: 'crowd' } } })).toBe(2);
  });
});
