import { catalogueDatabase } from './catalogue-database';
import { get, post } from './calls';
import { HARVEST_SELECTION } from './harvest-leg';

catalogueDatabase();

it('Without a public markup strangers see no price, whatever markup they send', async () => {
  // Settings are parsed once, at import.
  process.env.PUBLIC_MARKUP = '';
  const { POST } = await import('@/app/api/GetTablePrices/route');
  for (const Markup of [null, '2.70']) {
    const found = await post(POST, '/api/GetTablePrices', { ...HARVEST_SELECTION, Markup });
    expect(found).toMatchObject({ status: 200, body: { IsValid: false, Total: 0, TopPrice: 0, LegOrBasePrice: 0 } });
  }
  const { GET } = await import('@/app/api/GetStyles/route');
  const { body } = await get(GET, '/api/GetStyles?category=bath');
  expect(body.Styles).toHaveLength(6);
  expect(JSON.stringify(body)).not.toMatch(/"From":\d/);
});
