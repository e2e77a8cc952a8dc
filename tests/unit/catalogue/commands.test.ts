import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CATALOG_COMMANDS } from '@/scripts/catalog/commands';
import { SMALL_CATALOGUE } from '@/tests/fixtures/catalogue/small-catalogue';
import { expectConsoleError } from '@/tests/setup/expect-console-error';
import { testDatabase } from '@/tests/setup/test-database';

testDatabase();

const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a command prints, and its exit code. */
async function run(command: string, ...given: readonly string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const code = await CATALOG_COMMANDS.get(command)?.(given);
  log.mockRestore();
  return { code: code ?? -1, said: lines.join('\n') };
}

const filesIn = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]),
  );

it('A catalogue goes out and in byte for byte, is compared in words, noted, brought back and on record', async () => {
  const [copy, first, second] = ['copy', 'first', 'second'].map((name) => path.join(folder, name));
  if (!copy || !first || !second) throw new Error('no folders');
  cpSync(SMALL_CATALOGUE, copy, { recursive: true });
  expect((await run('import', copy)).said).toBe('Published as version 1.');
  await run('export', first);
  expect((await run('import', first)).said).toBe('Version 1 already holds just this.');
  await run('export', second);
  expect(filesIn(second)).toEqual(filesIn(first));
  expect((await run('diff', '1', first)).said).toBe('They say the same.');

  const style = path.join(first, 'styles/tables/plain-leg.yaml');
  writeFileSync(style, readFileSync(style, 'utf8').replace('name: Plain Leg', 'name: Plainer Leg'));
  expect((await run('diff', '1', first)).said).toContain('name Plain Leg → Plainer Leg');
  expect((await run('publish', first, '--note', 'A better name')).said).toBe('Published as version 2.');
  expect((await run('rollback', '1', '--note', 'The old one was better')).said).toContain('version 3');
  await expect(run('rollback', '1', '--note', 'again')).rejects.toThrow('says just what version 1 did');
  expect((await run('versions')).said).toMatch(/^3 .*as version 1 was.*live\n2 .*A better name.*\n1 /);
  expect((await run('audit')).said).toMatch(/published version 3[^]*The old one was better[^]*published version 2/);
});

it('A broken folder changes nothing, and every defect is named with file, line and column at once', async () => {
  const broken = path.join(folder, 'broken');
  cpSync(SMALL_CATALOGUE, broken, { recursive: true });
  const style = path.join(broken, 'styles/tables/plain-leg.yaml');
  const text = readFileSync(style, 'utf8')
    .replace('category: tables', 'category: chairs')
    .replace(/^sku: /m, 'sku: x');
  writeFileSync(style, `${text}\nnonsense: true\n`);
  const before = (await run('versions')).said;
  expectConsoleError(/plain-leg\.yaml:\d+:\d+ sku: must be two capitals/);
  expectConsoleError(/plain-leg\.yaml:\d+:\d+ .*nonsense/);
  expectConsoleError(/^\d+ defects\.$/);
  expect((await run('import', broken)).code).toBe(1);
  expect((await run('versions')).said).toBe(before);
});
