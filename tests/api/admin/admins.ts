import { bearer, makeUser, tokenOf } from '../account/people';

type Headers = Record<string, string>;

/** A catalogue administrator of a dealer of their own, and the headers of their calls. */
export async function makeAdmin(): Promise<{ readonly email: string; readonly headers: Headers }> {
  const { email } = await makeUser({ role: 'CatalogueAdmin' });
  return { email, headers: bearer(await tokenOf(email)) };
}

/** Everybody whom the desk is closed to: a stranger, a dealer, a super user. */
export async function others(): Promise<readonly Headers[]> {
  const tokens = await Promise.all(
    (['Dealer', 'SuperUser'] as const).map(async (role) => tokenOf((await makeUser({ role })).email)),
  );
  return [{}, ...tokens.map(bearer)];
}
