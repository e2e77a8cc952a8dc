import { GET as getPage } from '@/app/api/GetPage/route';
import { POST as getPrices } from '@/app/api/GetTablePrices/route';
import { POST as sendEmail } from '@/app/api/SendEmailByBody/route';
import { GET as health } from '@/app/api/health/route';
import { GET as ready } from '@/app/api/ready/route';
import { expectProblem, get, post } from '@/tests/api/calls';
import { HARVEST_SELECTION } from '@/tests/api/harvest-leg';

const LETTER = { toAddress: 'ann@home.test', ccAddress: 'joe@shop.test', message: 'Hello' };

// No database was made for this file: the address leads nowhere.
afterAll(async () => {
  await globalThis.prismaClient?.$disconnect();
});

describe('While the database is away', () => {
  it('calls say 503 and when to come back, and nothing of the database', async () => {
    for (const found of [
      await get(getPage, '/api/GetPage?catId=1'),
      await post(getPrices, '/api/GetTablePrices', HARVEST_SELECTION),
      await post(sendEmail, '/api/SendEmailByBody', LETTER),
    ]) {
      expectProblem(found, 503, 'Service unavailable');
      expect(Number(found.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(JSON.stringify(found.body)).not.toMatch(/postgres|prisma|run_\d/i);
    }
  });

  it('ready says 503 and what is missing, health stays well', async () => {
    const found = await get(ready, '/api/ready');
    expect(found).toMatchObject({
      status: 503,
      body: { checks: { database: 'away', catalogue: 'away', mail: 'away', smtp: 'ok' } },
    });
    expect((await get(() => health(), '/api/health')).status).toBe(200);
  });
});
