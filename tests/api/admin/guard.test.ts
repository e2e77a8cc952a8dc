import { CATALOGUE_CHANGES, CATALOGUE_READS } from '@/lib/contracts/admin/catalogue-calls';
import type { UserRole } from '@/lib/server/generated/client';
import { bearer, cookieIn, makeUser, tokenOf, tryLogin } from '../account/people';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, get, post } from '../calls';
import { admin } from './desk';

catalogueDatabase();

type Handler = (request: Request) => Promise<Response>;
type Route = Readonly<Partial<Record<'GET' | 'POST', Handler>>>;

const handlerOf = async (path: string): Promise<Handler> => {
  const route: Route = await import(`@/app${path}/route`);
  const handler = route.GET ?? route.POST;
  if (!handler) throw new Error(`${path} has no handler`);
  return handler;
};
const reads = Object.values(CATALOGUE_READS);
const changes = Object.values(CATALOGUE_CHANGES);

const headersOf = async (role: UserRole | null): Promise<Record<string, string>> =>
  role === null ? {} : bearer(await tokenOf((await makeUser({ role })).email));

describe.each<UserRole | null>([null, 'Dealer', 'SuperUser'])('To the role %s', (role) => {
  it.each(reads)('%s is forbidden', async (path) => {
    expectProblem(await get(await handlerOf(path), path, await headersOf(role)), 403, 'Not allowed');
  });

  it.each(changes)('%s is forbidden', async (path) => {
    expectProblem(await post(await handlerOf(path), path, {}, await headersOf(role)), 403, 'Not allowed');
  });
});

it.each(changes)('%s refuses what another site makes an admin’s browser send', async (path) => {
  const { email } = await makeUser({ role: 'CatalogueAdmin' });
  const cookie = cookieIn(await tryLogin(email));
  const handler = await handlerOf(path);
  for (const [name, value] of [
    ['origin', 'https://elsewhere.test'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const found = await post(handler, path, {}, { cookie, [name]: value });
    expectProblem(found, 403, 'Not allowed');
    expect(found.body.detail).toBe('This call was sent from another site.');
  }
  // and the shop's own pages get as far as the fields
  expect((await post(handler, path, {}, { cookie, origin: 'http://localhost:3000' })).status).toBe(400);
});

it.each(reads)('%s is an admin’s to ask', async (path) => {
  const { status } = await get(await handlerOf(path), path, await admin());
  expect([200, 400]).toContain(status);
});
