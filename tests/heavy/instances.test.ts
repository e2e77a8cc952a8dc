import sharp from 'sharp';
import { z } from 'zod';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { importRows } from '@/lib/server/catalogue/import';
import { onServer } from '@/scripts/db/connection';
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
  fetch(`http://127.0.0.1:${shop.port}/api/${address}`, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
const login = async (shop: RunningShop, email: string): Promise<string> => {
  const body = JSON.stringify({ Email: email, Password: PASSWORD });
  const answer = await call(shop, 'AccountWeb/login', '', { method: 'POST', body });
  return z.object({ Token: z.string() }).parse(await answer.json()).Token;
};

it('A login on one instance holds on the other, and a logout there ends it on both', async () => {
  const { email } = await makeUser();
  const token = await login(one, email);
  for (const shop of [one, other]) expect((await call(shop, 'AccountWeb/validate', token)).status).toBe(200);
  expect((await call(other, 'AccountWeb/WebLogout', token, { method: 'POST' })).ok).toBe(true);
  for (const shop of [one, other]) expect((await call(shop, 'AccountWeb/validate', token)).status).toBe(401);
});

/** Whether a list of styles, which instances keep, says something. */
const shows = async (shop: RunningShop, name: string): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${shop.port}/tables`, { headers: { connection: 'close' } });
  return (await answer.text()).includes(name);
};
const isOnBoth = (name: string): Promise<void> =>
  until(async () => (await shows(one, name)) && (await shows(other, name)));

it('A catalogue that is published on one shows on every instance, on pages they had kept, too', async () => {
  for (const shop of [one, other]) expect(await shows(shop, 'Two Instances Table')).toBe(false);
  const first = rows.categories.find(({ normalizedName }) => normalizedName === 'tables')?.defaultStyleId;
  const styles = rows.styles.map((style) =>
    style.id === first ? { ...style, displayName: 'Two Instances Table' } : style,
  );
  await importRows(testDatabaseUrl(), { ...rows, styles });
  await isOnBoth('Two Instances Table');
});

const answered = z.object({
  Id: z.string().optional(),
  Version: z.int().optional(),
  BaseVersion: z.int().optional(),
});

/** Whoever is signed in on one instance. */
const admin = async () => {
  const token = await login(one, (await makeUser({ role: 'CatalogueAdmin' })).email);
  return async (name: string, fields: object): Promise<z.infer<typeof answered>> => {
    const answer = await call(one, `Admin/${name}`, token, { method: 'POST', body: JSON.stringify(fields) });
    const body: unknown = await answer.json();
    expect([name, answer.status, body]).toEqual([name, 200, body]);
    return answered.parse(body);
  };
};

it('What is published at the desk of one shows on the other, a stain in its own colour too, and so does what is brought back', async () => {
  const does = await admin();
  const { Id = '' } = await does('CreateDraft', { Name: 'On both' });
  const Part = 'stain/common/harbor-mist';
  const Now = { CopyOf: 'stain/common/driftwood', Id: 9_001, Name: 'Harbor Mist', Sku: '409' };
  const { Version } = await does('EditDraft', {
    Id,
    Edits: [
      { Kind: 'NewPart', Part, Was: null, Now },
      { Kind: 'Part', Part, Field: 'image', Was: '301', Now: 's7a8f9355100' },
    ],
  });
  for (const shop of [one, other]) expect(await shows(shop, 'Harbor Mist')).toBe(false);
  await does('PublishDraft', { Id, Version, Note: '' });
  await isOnBoth('Harbor Mist');
  for (const shop of [one, other]) {
    expect(await shop.status('/images/table/swatch/board/ro-s7a8f9355100-20-sm.webp')).toBe(200);
  }
  const { rows: versions } = await onServer(
    testDatabaseUrl(),
    'SELECT id FROM catalogue_versions ORDER BY id DESC LIMIT 2',
  );
  const before = z
    .array(z.object({ id: z.int() }))
    .parse(versions)
    .at(1);
  await does('RollbackCatalogue', { Version: before?.id, Note: '' });
  await until(async () => !(await shows(one, 'Harbor Mist')) && !(await shows(other, 'Harbor Mist')));
});

it('A picture that is put in the place of a layer and published on one shows on the other, and what is brought back, too', async () => {
  const does = await admin();
  const Path = '/images/table/top/nobodys-own/ro-117-20-sm.webp';
  const blank = { width: 800, height: 460, channels: 4, background: '#00000000' } as const;
  const picture = await sharp({ create: blank }).webp().toBuffer();
  for (const shop of [one, other]) expect(await shop.status(Path)).toBe(404);
  const { Id = '', BaseVersion } = await does('CreateDraft', { Name: 'Pictures on both' });
  await does('PutPicture', { Draft: Id, Path, Was: null, Base64: picture.toString('base64') });
  for (const shop of [one, other]) expect(await shop.status(Path)).toBe(404);
  await does('PublishDraft', { Id, Version: 1, Note: '' });
  await until(async () => (await one.status(Path)) === 200 && (await other.status(Path)) === 200);
  await does('RollbackCatalogue', { Version: BaseVersion, Note: '' });
  await until(async () => (await one.status(Path)) === 404 && (await other.status(Path)) === 404);
});
