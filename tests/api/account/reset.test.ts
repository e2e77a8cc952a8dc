import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { POST as resetCall } from '@/app/api/AccountWeb/ResetPassword/route';
import { POST as forgotCall } from '@/app/api/ForgotPassword/route';
import { database } from '@/lib/server/db';
import { testDatabase } from '@/tests/setup/test-database';
import { expectProblem, post, postNothing, type Answer } from '../calls';
import { mailWorkers } from '../mail-workers';
import { bearer, cookieIn, freshAddress, from, makeUser, PASSWORD, tokenIn, tryLogin, validate } from './people';

mailWorkers(testDatabase);

const OUTBOX = path.resolve(process.env.DATA_DIR ?? '', 'outbox');
const NEW_PASSWORD = 'a cherry sideboard';

beforeEach(() => {
  rmSync(OUTBOX, { recursive: true, force: true });
  mkdirSync(OUTBOX, { recursive: true });
});

async function ask(email: string): Promise<Answer> {
  const query = new URLSearchParams({ Email: email });
  const answer = await postNothing(forgotCall, `/api/ForgotPassword?${query}`, from(freshAddress()));
  await mailsOut();
  return answer;
}

/** Resolves when nothing waits any more. */
async function mailsOut(): Promise<void> {
  while ((await database().email.count({ where: { status: 'Pending' } })) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Mails in the outbox, oldest first, with soft line breaks taken out. */
const mails = (): string[] =>
  readdirSync(OUTBOX)
    .sort()
    .map((name) =>
      readFileSync(path.join(OUTBOX, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );

/** E-mail and token of the link in the newest mail. */
async function linkFor(email: string): Promise<{ Email: string; ResetToken: string }> {
  await ask(email);
  const link = /http:\/\/localhost:3000\/WebAccount\/password-reset\?\S+/.exec(mails().at(-1) ?? '')?.[0];
  const query = new URL(link ?? 'http://no.link').searchParams;
  return { Email: query.get('email') ?? '', ResetToken: query.get('token') ?? '' };
}

const reset = (fields: Readonly<Record<string, unknown>>): Promise<Answer> =>
  post(resetCall, '/api/AccountWeb/ResetPassword', { NewPassword: NEW_PASSWORD, ...fields }, from(freshAddress()));

function expectDeadLink(found: Answer): void {
  expectProblem(found, 400, 'Malformed request');
  expect(found.body.detail).toBe('This reset link is not valid any more. Please ask for a new one.');
}

describe('A reset', () => {
  it('sets the password by the mail’s link, once, and ends every session', async () => {
    const { email } = await makeUser();
    const before = await tryLogin(email);
    const link = await linkFor(email);
    expect(link.Email).toBe(email);
    const done = await reset({ ...link, Email: email.toUpperCase() });
    expect(done).toMatchObject({ status: 200, body: {} });
    expectProblem(await validate(bearer(tokenIn(before))), 401, 'Sign-in needed');
    expectProblem(await validate({ cookie: cookieIn(before) }), 401, 'Sign-in needed');
    expect((await tryLogin(email, PASSWORD)).status).toBe(401);
    expect((await tryLogin(email, NEW_PASSWORD)).status).toBe(200);
    expectDeadLink(await reset({ ...link, NewPassword: 'another password' }));
    expect((await tryLogin(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('leaves the account alone while the new password is too short', async () => {
    const { email } = await makeUser();
    const link = await linkFor(email);
    const found = await reset({ ...link, NewPassword: 'short' });
    expectProblem(found, 400, 'Malformed request');
    expect(found.body.errors).toEqual({ NewPassword: ['New Password must have at least 8 characters'] });
    expect((await reset(link)).status).toBe(200);
  });

  it('by one link at the same moment happens once', async () => {
    const { email } = await makeUser();
    const link = await linkFor(email);
    const answers = await Promise.all(
      ['first password', 'second password', 'third password'].map((NewPassword) => reset({ ...link, NewPassword })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('leaves no session behind that was begun with the old password at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, id } = await makeUser();
      const link = await linkFor(email);
      await Promise.all([reset(link), ...Array.from({ length: 4 }, () => tryLogin(email, PASSWORD))]);
      expect(await database().session.count({ where: { userId: id } })).toBe(0);
    }
  });

  it('opens an account that failed logins had locked', async () => {
    const { email } = await makeUser();
    for (let each = 0; each < 6; each += 1) await tryLogin(email, 'wrong');
    await reset(await linkFor(email));
    expect((await tryLogin(email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('A reset link', () => {
  it('is kept as a hash only and holds for an hour', async () => {
    const { email, id } = await makeUser();
    const link = await linkFor(email);
    const row = await database().resetToken.findUniqueOrThrow({ where: { userId: id } });
    expect(JSON.stringify(row)).not.toContain(link.ResetToken);
    expect(Buffer.from(link.ResetToken, 'base64url')).toHaveLength(32);
    expect(row.expiresAt.getTime() - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(row.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    await database().resetToken.update({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expectDeadLink(await reset(link));
  });

  it('stands in no row of mails or jobs', async () => {
    const { email } = await makeUser();
    const { ResetToken } = await linkFor(email);
    const rows = await database().$queryRaw`
      SELECT emails::text AS row FROM emails UNION ALL SELECT job::text FROM pgboss.job`;
    expect(JSON.stringify(rows)).toContain(email);
    expect(JSON.stringify(rows)).not.toContain(ResetToken);
  });

  it('is replaced by a newer one', async () => {
    const { email } = await makeUser();
    const older = await linkFor(email);
    const newer = await linkFor(email);
    expectDeadLink(await reset(older));
    expect((await reset(newer)).status).toBe(200);
  });

  it('is for its own account only', async () => {
    const [mine, theirs] = [await makeUser(), await makeUser()];
    const link = await linkFor(mine.email);
    expectDeadLink(await reset({ ...link, Email: theirs.email }));
    expectDeadLink(await reset({ ...link, ResetToken: `${link.ResetToken}x` }));
    expect((await tryLogin(theirs.email)).status).toBe(200);
  });
});

describe('ForgotPassword', () => {
  it('answers the same for an address without an account, and sends it nothing', async () => {
    const { email } = await makeUser();
    const known = await ask(email);
    expect(mails()).toHaveLength(1);
    const unknown = await ask('nobody@shop.test');
    expect(await database().email.count({ where: { toAddress: 'nobody@shop.test' } })).toBe(0);
    expect(unknown).toMatchObject({ status: 200, body: {} });
    expect(unknown.body).toEqual(known.body);
    expect([...unknown.headers]).toEqual([...known.headers]);
    expect(mails()).toHaveLength(1);
  });

  it('writes one mail, to the account’s own address, for no one else to read', async () => {
    await makeUser({ email: 'only@shop.test' });
    await ask('ONLY@shop.test');
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toMatch(/^To: only@shop\.test\r?$/m);
    expect(mails()[0]).toMatch(/^Subject: Set a new password for Fernhollow\r?$/m);
    const [name = ''] = readdirSync(OUTBOX);
    expect(statSync(path.join(OUTBOX, name)).mode & 0o077).toBe(0);
  });

  it('sends nothing to who is shut out', async () => {
    const { email, id } = await makeUser();
    await database().user.update({ where: { id }, data: { disabledAt: new Date() } });
    expect((await ask(email)).status).toBe(200);
    expect(mails()).toHaveLength(0);
  });

  it.each([
    ['', 'Email is required'],
    ['ada', 'Invalid email address'],
    ['ada@shop.test\r\nBcc: all@shop.test', 'Invalid email address'],
  ])('refuses %j', async (email, message) => {
    const found = await ask(email);
    expectProblem(found, 400, 'Malformed request');
    expect(found.body.errors).toEqual({ Email: [message] });
  });
});
