import { GET as health } from '@/app/api/health/route';
import { GET as ready } from '@/app/api/ready/route';
import { catalogueDatabase } from './catalogue-database';
import { get } from './calls';

catalogueDatabase();

it('health says that the process answers', async () => {
  const found = await get(() => health(), '/api/health');
  expect(found).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(found.headers.get('cache-control')).toBe('no-store');
});

it('ready names each thing that it checked', async () => {
  const found = await get(ready, '/api/ready');
  expect(found).toMatchObject({
    status: 200,
    body: { status: 'ok', checks: { database: 'ok', catalogue: 'ok', mail: 'ok' } },
  });
});
