import { onServer } from '@/scripts/db/connection';
import { contentHash } from '@/lib/server/catalogue/content-hash';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { importRows } from '@/lib/server/catalogue/import';
import { readRows } from '@/lib/server/catalogue/stored-rows';
import { database } from '@/lib/server/db';
import { SMALL_CATALOGUE } from '@/tests/fixtures/catalogue/small-catalogue';
import { testDatabase, testDatabaseUrl } from '@/tests/setup/test-database';
import { killAsleep, SLEEP_IF_VICTIM } from './kill-asleep';

testDatabase();
const url = testDatabaseUrl();

/** Has a process sleep where it writes to a table: it can be killed in the middle. */
const sleepOn = (table: string) => `
  CREATE OR REPLACE FUNCTION doze() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    ${SLEEP_IF_VICTIM}
    RETURN NULL;
  END $$;
  CREATE OR REPLACE TRIGGER doze AFTER INSERT ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION doze();`;

it('kill -9 in the middle of an import leaves the catalogue that was published, and the next import goes through', async () => {
  const small = readCatalogueRows(SMALL_CATALOGUE);
  await importRows(url, small);
  await onServer(url, sleepOn('price_entries'));
  await killAsleep(
    url,
    `
    const { readCatalogueRows } = require('./lib/server/catalogue/files');
    const { importRows } = require('./lib/server/catalogue/import');
    importRows(process.env.DATABASE_URL, readCatalogueRows('prisma/catalog'));`,
  );
  expect(contentHash(await readRows(database()))).toBe(contentHash(small));
  expect(await database().catalogueVersion.count()).toBe(1);
  expect((await importRows(url, readCatalogueRows('prisma/catalog'))).isNew).toBe(true);
});

it('kill -9 in the middle of a registration leaves no account and takes no use of the code', async () => {
  const dealer = await database().dealer.create({ data: { name: 'Killed', markup: 220 } });
  await database().dealerCode.create({ data: { code: 'KILLED', dealerId: dealer.id, useLimit: 1 } });
  await onServer(url, sleepOn('sessions'));
  const request = { Email: 'ann@shop.test', Password: 'a walnut sideboard', DealerCode: 'KILLED' };
  await killAsleep(
    url,
    `
    const { register } = require('./lib/server/account/register');
    const request = ${JSON.stringify({ ...request, ConfirmPassword: request.Password })};
    register(request, { address: '', agent: '', requestId: '' });`,
  );
  expect(await database().user.count()).toBe(0);
  expect(await database().dealerCode.findUniqueOrThrow({ where: { code: 'KILLED' } })).toMatchObject({ useCount: 0 });
});
