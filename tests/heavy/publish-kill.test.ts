import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { contentHash } from '@/lib/server/catalogue/content-hash';
import { readRows } from '@/lib/server/catalogue/stored-rows';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { database } from '@/lib/server/db';
import { until } from '@/tests/api/calls';
import { testDatabase, testDatabaseUrl } from '@/tests/setup/test-database';

testDatabase('catalogue');

/** Another process that publishes; `until` is what it has said when it is let go on or killed. */
function publisher(name: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/heavy/publisher.ts', testDatabaseUrl(), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, said: () => said };
}

const stylesCalled = (displayName: string): Promise<number> => database().style.count({ where: { displayName } });

it('A process that is killed while it publishes leaves the old version live, whole, and the next one goes through', async () => {
  const before = contentHash(await readRows(database()));
  const live = await database().catalogueVersion.count();
  const { child, said } = publisher('Killed');
  await until(() => /^\d+ of \d+$/m.test(said()));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(said()).not.toContain('published');
  expect(contentHash(await readRows(database()))).toBe(before);
  expect(await database().catalogueVersion.count()).toBe(live);
  expect(await database().catalogueAudit.count({ where: { who: 'a process that is killed' } })).toBe(0);

  const next = publisher('Published');
  await once(next.child, 'exit');
  expect(next.said()).toContain('published');
  expect([await stylesCalled('Killed'), await stylesCalled('Published')]).toEqual([0, 1]);
});

it('What another process publishes is seen by this one without a restart', async () => {
  const { version } = (await currentCatalogue()).snapshot;
  await once(publisher('From elsewhere').child, 'exit');
  await until(async () => (await currentCatalogue()).snapshot.version > version);
  const { stylesById } = (await currentCatalogue()).snapshot;
  expect([...stylesById.values()].map(({ displayName }) => displayName)).toContain('From elsewhere');
});
