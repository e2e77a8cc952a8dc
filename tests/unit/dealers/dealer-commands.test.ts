import { COMMANDS } from '@/scripts/dealer/commands';
import { database } from '@/lib/server/db';
import { isPassword } from '@/lib/server/auth/passwords';
import { testDatabase } from '@/tests/setup/test-database';

testDatabase();

/** What a command prints. */
async function run(name: string, ...given: string[]): Promise<string> {
  const command = COMMANDS.get(name);
  if (!command) throw new Error(`no command ${name}`);
  return command(database(), given);
}

const HOUR_MS = 60 * 60 * 1000;

async function registered(email: string, dealerId: number) {
  const user = await database().user.create({ data: { email, passwordHash: 'x', dealerId } });
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await database().session.create({ data: { userId: user.id, expiresAt } });
  await database().resetToken.create({ data: { userId: user.id, tokenHash: email, expiresAt } });
  return user;
}

const liveRowsOf = async (userId: string) => [
  await database().session.count({ where: { userId } }),
  await database().resetToken.count({ where: { userId } }),
];

describe('npm run dealer', () => {
  it('makes a dealer and a code, and lists them with their people', async () => {
    const said = await run('create', 'Oak & Sons', '2.4');
    const { id, markup } = await database().dealer.findUniqueOrThrow({ where: { name: 'Oak & Sons' } });
    expect(markup).toBe(240);
    expect(said).toContain(`Dealer ${id}`);
    const [code = ''] = (await run('code', 'Oak & Sons', '--uses', '3', '--days', '30')).split(' ');
    expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    const kept = await database().dealerCode.findUniqueOrThrow({ where: { code } });
    expect(kept).toMatchObject({ dealerId: id, useLimit: 3, useCount: 0 });
    expect(Math.round(((kept.expiresAt?.getTime() ?? 0) - Date.now()) / HOUR_MS)).toBe(30 * 24);
    await registered('ann@oak.test', id);
    const list = await run('list');
    expect(list).toContain(`${id}  Oak & Sons  2.40 UKM`);
    expect(list).toMatch(new RegExp(`code ${code}  used 0 of 3, until \\d{4}-\\d\\d-\\d\\d`));
    expect(list).toContain('ann@oak.test  Dealer');
  });

  it('forgets the authenticator app of somebody who has lost it, and ends their sessions', async () => {
    const dealer = await database().dealer.create({ data: { name: 'Lost Phone', markup: 200 } });
    const { id } = await registered('lost@phone.test', dealer.id);
    await database().secondFactor.create({ data: { userId: id, sealedSecret: 'x', confirmedAt: new Date() } });
    await run('forget-app', 'Lost@phone.test');
    expect(await database().secondFactor.count({ where: { userId: id } })).toBe(0);
    expect(await database().session.count({ where: { userId: id } })).toBe(0);
  });

  it('shuts a dealer out with their sessions and reset links, and lets them in again', async () => {
    await run('create', 'Elm', '2');
    const { id } = await database().dealer.findUniqueOrThrow({ where: { name: 'Elm' } });
    const ann = await registered('ann@elm.test', id);
    const bob = await registered('bob@elm.test', id);
    await run('disable', 'ANN@elm.test');
    expect(await liveRowsOf(ann.id)).toEqual([0, 0]);
    expect(await liveRowsOf(bob.id)).toEqual([1, 1]);
    await run('disable', String(id));
    expect(await liveRowsOf(bob.id)).toEqual([0, 0]);
    expect(await run('list')).toMatch(/Elm {2}2\.00 UMM {2}disabled\n {5}ann@elm\.test {2}Dealer {2}disabled/);
    await run('enable', 'Elm');
    await run('enable', 'ann@elm.test');
    const found = await database().user.findUniqueOrThrow({ where: { id: ann.id }, include: { dealer: true } });
    expect([found.disabledAt, found.dealer.disabledAt]).toEqual([null, null]);
  });

  it('sets markups and roles', async () => {
    await run('create', 'Ash', '2');
    const { id } = await database().dealer.findUniqueOrThrow({ where: { name: 'Ash' } });
    const { id: userId } = await registered('cy@ash.test', id);
    expect(await run('markup', 'Ash', '1.00')).toContain('BMM');
    await run('role', 'cy@ash.test', 'super-user');
    const user = await database().user.findUniqueOrThrow({ where: { id: userId }, include: { dealer: true } });
    expect([user.role, user.dealer.markup]).toEqual(['SuperUser', 100]);
  });

  it.each([
    [['create', 'Birch'], 'Usage: npm run dealer -- create <name> <markup>'],
    [['create', 'Birch', '0.99'], '0.99 is no markup: 1.00 to 9.99, at most two decimals.'],
    [['create', '  ', '2'], 'A dealer needs a name.'],
    [['code', 'Nobody'], 'There is no dealer Nobody. Known: npm run dealer -- list'],
    [['code', '4711', '--uses', '2'], 'There is no dealer 4711. Known: npm run dealer -- list'],
    [['disable', 'no@body.test'], 'Nobody is registered as no@body.test.'],
    [['role', 'no@body.test', 'king'], 'There is no role king: dealer, super-user, catalogue-admin.'],
  ])('refuses %j with a sentence', async ([name = '', ...given], message) => {
    await expect(run(name, ...given)).rejects.toThrow(message);
  });

  it('refuses a second dealer of one name, and limits that are no numbers', async () => {
    await run('create', 'Fir', '2');
    await expect(run('create', ' Fir ', '3')).rejects.toThrow('There is a dealer Fir already.');
    await expect(run('code', 'Fir', '--uses', '0')).rejects.toThrow('--uses must be a whole number, 1 or more.');
    await expect(run('code', 'Fir', '--days', 'x')).rejects.toThrow('--days must be a whole number, 1 or more.');
    await expect(run('code', 'Fir', '--forever')).rejects.toThrow('--forever');
  });

  it('makes demo accounts once, one of each kind, and in development only', async () => {
    for (const NODE_ENV of ['production', 'test'] as const) {
      const mode = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV });
      await expect(run('demo')).rejects.toThrow('for development only');
      mode.restore();
    }
    expect(await database().user.count({ where: { email: { endsWith: '@example.com' } } })).toBe(0);
    const mode = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    const said = await run('demo');
    await run('demo');
    mode.restore();
    const users = await database().user.findMany({ where: { email: { endsWith: '@example.com' } } });
    expect(users.map(({ role }) => role).sort()).toEqual(['CatalogueAdmin', 'Dealer', 'Dealer', 'SuperUser']);
    const password = /password (\S+),/.exec(said)?.[1] ?? '';
    for (const { email, passwordHash } of users) {
      expect(said).toContain(email);
      expect(await isPassword(password, passwordHash)).toBe(true);
    }
  });
});
