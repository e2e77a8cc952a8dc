import { GET } from '@/app/api/GetStyles/route';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, get } from '../calls';
import { bearer, makeUser, tokenOf } from '../account/people';

catalogueDatabase();

const styles = (query = '', headers?: Record<string, string>) => get(GET, `/api/GetStyles${query}`, headers);
const priceIn = ({ body }: Awaited<ReturnType<typeof styles>>, id: number): unknown =>
  Array.isArray(body.Styles) ? body.Styles.find((each: { Id: number }) => each.Id === id)?.From : undefined;
const HARVEST_LEG = 17;

describe('GetStyles', () => {
  it('tells of every style, with a picture and the public price of its cheapest design', async () => {
    const { snapshot } = await currentCatalogue();
    const found = await styles();
    expect(found.status).toBe(200);
    expect(found.body.Styles).toHaveLength(snapshot.stylesById.size);
    // 36" x 48" at 490 and shaker taper legs at 100, in a wood of tier A, at 2.70
    expect(found.body.Styles).toContainEqual({
      Id: HARVEST_LEG,
      DisplayName: 'Harvest Leg Table',
      NormalizedCategoryName: 'tables',
      NormalizedName: 'harvest-leg',
      Note1: 'Solid hardwood top, four turned or tapered legs, room for everyone at harvest.',
      Picture: expect.stringMatching(/^\/pictures\//),
      From: 1_323 + 270,
    });
  });

  it('tells of one category', async () => {
    const { snapshot } = await currentCatalogue();
    const bath = snapshot.categories.find(({ normalizedName }) => normalizedName === 'bath');
    expect((await styles('?category=bath')).body.Styles).toHaveLength(bath?.styles.length ?? -1);
    expectProblem(await styles('?category=garden'), 404, 'Not found');
  });

  it('lets strangers keep it, and says when it has not changed', async () => {
    const first = await styles('?category=tables');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await GET(
      new Request('http://localhost:3000/api/GetStyles?category=tables', {
        headers: { 'if-none-match': first.headers.get('etag') ?? '' },
      }),
    );
    expect(again.status).toBe(304);
  });

  it('tells a dealer their own prices, and nobody else', async () => {
    const { email } = await makeUser({ markup: 200 });
    const found = await styles('?category=tables&markup=1.00', bearer(await tokenOf(email)));
    expect(priceIn(found, HARVEST_LEG)).toBe(980 + 200);
    expect(found.headers.get('cache-control')).toBe('private, no-store');
    expect(priceIn(await styles('?category=tables&markup=1.00'), HARVEST_LEG)).toBe(1_593);
  });

  it('takes the markup of a super user', async () => {
    const { email } = await makeUser({ markup: 200, role: 'SuperUser' });
    const headers = bearer(await tokenOf(email));
    expect(priceIn(await styles('?category=tables&markup=3.00', headers), HARVEST_LEG)).toBe(1_470 + 300);
    expect(priceIn(await styles('?category=tables', headers), HARVEST_LEG)).toBe(980 + 200);
  });

  it('refuses a token that does not hold', async () => {
    expect((await styles('', bearer('nonsense'))).status).toBe(401);
  });
});
