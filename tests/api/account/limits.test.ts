import { POST as forgotCall } from '@/app/api/ForgotPassword/route';
import { POST as registerCall } from '@/app/api/AccountWeb/register/route';
import { database } from '@/lib/server/db';
import { testDatabase } from '@/tests/setup/test-database';
import { expectProblem, post, postNothing, type Answer } from '../calls';
import { cookiesIn, freshAddress, from, makeUser, PASSWORD, tryLogin } from './people';

testDatabase();

/** As if the time had passed that a limit holds. */
const letTimePass = () => database().rateLimiterFlexible.updateMany({ data: { expire: new Date(Date.now() - 1) } });

function expectTooMany(found: Answer, withinSeconds: number): void {
  expectProblem(found, 429, 'Too many requests');
  const seconds = Number(found.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(withinSeconds - 30);
  expect(seconds).toBeLessThanOrEqual(withinSeconds);
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

describe('Failed logins', () => {
  it('are 5 an account and address in 15 minutes; then the right password waits, too', async () => {
    const { email } = await makeUser();
    const here = from(freshAddress());
    for (let each = 0; each < 5; each += 1) expect((await tryLogin(email, 'wrong', here)).status).toBe(401);
    expectTooMany(await tryLogin(email.toUpperCase(), PASSWORD, here), QUARTER);
    await letTimePass();
    expect((await tryLogin(email, PASSWORD, here)).status).toBe(200);
  });

  it('of strangers do not lock its owner out, who comes from elsewhere', async () => {
    const { email } = await makeUser();
    const stranger = from(freshAddress());
    for (let each = 0; each < 6; each += 1) await tryLogin(email, 'wrong', stranger);
    expect((await tryLogin(email)).status).toBe(200);
  });

  it('are 25 an account from everywhere together; a browser that the account knows has 5 of its own', async () => {
    const { email } = await makeUser();
    const known = { cookie: cookiesIn(await tryLogin(email)) };
    for (let each = 0; each < 25; each += 1) expect((await tryLogin(email, 'wrong')).status).toBe(401);
    expectTooMany(await tryLogin(email), QUARTER);
    for (let each = 0; each < 5; each += 1) {
      expect((await tryLogin(email, 'wrong', { ...from(freshAddress()), ...known })).status).toBe(401);
    }
    expectTooMany(await tryLogin(email, PASSWORD, { ...from(freshAddress()), ...known }), QUARTER);
    await letTimePass();
    for (let each = 0; each < 25; each += 1) await tryLogin(email, 'wrong');
    expect((await tryLogin(email, PASSWORD, { ...from(freshAddress()), ...known })).status).toBe(200);
    const other = await makeUser();
    for (let each = 0; each < 25; each += 1) await tryLogin(other.email, 'wrong');
    // a browser that another account knows is a stranger's
    expectTooMany(await tryLogin(other.email, PASSWORD, { ...from(freshAddress()), ...known }), QUARTER);
  });

  it('lock an unknown account just the same', async () => {
    const here = from(freshAddress());
    const attempt = () => tryLogin('ghost@shop.test', PASSWORD, here);
    for (let each = 0; each < 5; each += 1) expect((await attempt()).status).toBe(401);
    expectTooMany(await attempt(), QUARTER);
  });

  it('are forgotten by a right one', async () => {
    const { email } = await makeUser();
    const here = from(freshAddress());
    for (let round = 0; round < 2; round += 1) {
      for (let each = 0; each < 4; each += 1) expect((await tryLogin(email, 'wrong', here)).status).toBe(401);
      expect((await tryLogin(email, PASSWORD, here)).status).toBe(200);
    }
  });

  it('are 20 an address in 15 minutes, whatever the account; right ones do not count', async () => {
    const address = from(freshAddress());
    const { email } = await makeUser();
    for (let each = 0; each < 20; each += 1) {
      expect((await tryLogin(email, PASSWORD, address)).status).toBe(200);
      expect((await tryLogin(`nobody${each}@shop.test`, 'wrong', address)).status).toBe(401);
    }
    expectTooMany(await tryLogin(email, PASSWORD, address), QUARTER);
    expect((await tryLogin(email)).status).toBe(200);
    await letTimePass();
    expect((await tryLogin(email, PASSWORD, address)).status).toBe(200);
  });

  it('cannot slip through side by side', async () => {
    const { email } = await makeUser();
    const here = from(freshAddress());
    const answers = await Promise.all(Array.from({ length: 15 }, () => tryLogin(email, 'wrong', here)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('Reset mails', () => {
  const ask = (email: string, address: string) =>
    postNothing(forgotCall, `/api/ForgotPassword?${new URLSearchParams({ Email: email })}`, from(address));

  it('are 3 an address and hour', async () => {
    const address = freshAddress();
    for (let each = 0; each < 3; each += 1) expect((await ask(`a${each}@shop.test`, address)).status).toBe(200);
    expectTooMany(await ask('a9@shop.test', address), HOUR);
    await letTimePass();
    expect((await ask('a9@shop.test', address)).status).toBe(200);
  });

  it('are 3 an account and hour, whether it exists or not', async () => {
    for (const email of [(await makeUser()).email, 'nobody@shop.test']) {
      for (let each = 0; each < 3; each += 1) expect((await ask(email, freshAddress())).status).toBe(200);
      expectTooMany(await ask(email, freshAddress()), HOUR);
    }
  });
});

it('Registrations are 10 an address and hour, failed ones too', async () => {
  const address = freshAddress();
  const register = () => post(registerCall, '/api/AccountWeb/register', { DealerCode: 'GUESS' }, from(address));
  for (let each = 0; each < 10; each += 1) expect((await register()).status).toBe(400);
  expectTooMany(await register(), HOUR);
  await letTimePass();
  expect((await register()).status).toBe(400);
});

describe('Attempts long past', () => {
  it('are swept away by the first attempt of a later hour', async () => {
    const key = 'loginByAccount:long-ago';
    const later = Date.now() + 3 * HOUR * 1000;
    await database().rateLimiterFlexible.create({ data: { key, points: 1, expire: new Date() } });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    try {
      expect((await tryLogin('nobody@shop.test', 'wrong')).status).toBe(401);
      expect(await database().rateLimiterFlexible.findUnique({ where: { key } })).toBeNull();
    } finally {
      clock.mockRestore();
    }
  });
});
