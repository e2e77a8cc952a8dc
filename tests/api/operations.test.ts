import { GET as health } from '@/app/api/health/route';
import { GET as ready } from '@/app/api/ready/route';
import { catalogueDatabase } from './catalogue-database';
import { get, until } from './calls';

catalogueDatabase();

it('health says that the process answers', async () => {
  const found = await get(() => health(), '/api/health');
  expect(found).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(found.headers.get('cache-control')).toBe('no-store');
});

it('ready names each thing that it checked', async () => {
  // A process that has just begun is not ready before its catalogue is in.
  await until(async () => (await get(ready, '/api/ready')).status === 200);
  expect(await get(ready, '/api/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', checks: { database: 'ok', catalogue: 'ok', mail: 'ok' } },
  });
});
