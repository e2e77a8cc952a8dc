import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { importRows } from '@/lib/server/catalogue/import';
import { makeUser, PASSWORD } from '@/tests/api/account/people';
import { until } from '@/tests/api/calls';
import { testDatabase, testDatabaseUrl } from '@/tests/setup/test-database';
import { RunningShop } from './running-shop';

testDatabase('catalogue');

const rows = readCatalogueRows('prisma/catalog');
const [one, other] = [new RunningShop(), new RunningShop()];
const settings = {
  DATABASE_URL: testDatabaseUrl(),
  SITE_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'a secret of two instances, 32 letters long',
  DATABASE_LIMIT_MS: '60000',
};

beforeAll(async () => {
  for (const shop of [one, other]) {
    await shop.start([process.execPath, 'scripts/start/server.mjs'], settings);
    await shop.ready();
  }
});
afterAll(() => Promise.all([one.remove(), other.remove()]));

const call = (shop: RunningShop, address: string, token: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${shop.port}/api/AccountWeb/${address}`, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });

it('A login on one instance holds on the other, and a logout there ends it on both', async () => {
  const { email } = await makeUser();
  const body = JSON.stringify({ Email: email, Password: PASSWORD });
  const login: unknown = await (await call(one, 'login', '', { method: 'POST', body })).json();
  expect(login).toMatchObject({ Token: expect.any(String) });
  const token = typeof login === 'object' && login && 'Token' in login ? String(login.Token) : '';
  for (const shop of [one, other]) expect((await call(shop, 'validate', token)).status).toBe(200);
  expect((await call(other, 'WebLogout', token, { method: 'POST' })).ok).toBe(true);
  for (const shop of [one, other]) expect((await call(shop, 'validate', token)).status).toBe(401);
});

it('A catalogue that is published on one shows on every instance, on pages they had kept, too', async () => {
  const shows = async (shop: RunningShop, name: string) =>
    (await (await fetch(`http://127.0.0.1:${shop.port}/tables`, { headers: { connection: 'close' } })).text()).includes(
      name,
    );
  for (const shop of [one, other]) expect(await shows(shop, 'Two Instances Table')).toBe(false);
  const first = rows.categories.find(({ normalizedName }) => normalizedName === 'tables')?.defaultStyleId;
  const styles = rows.styles.map((style) =>
    style.id === first ? { ...style, displayName: 'Two Instances Table' } : style,
  );
  await importRows(testDatabaseUrl(), { ...rows, styles });
  await until(async () => (await shows(one, 'Two Instances Table')) && (await shows(other, 'Two Instances Table')));
});
