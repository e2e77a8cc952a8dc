/** Passes of a layer in one file that any ZIP tool reads, to the byte what they were as folders (docs/pictures.md "Archives"). */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { readDirectory } from '@/lib/server/layers/archive';
import { readLayer } from '@/lib/server/layers/pass-store';
import { lockText, readLock } from '@/lib/server/layers/passes-lock';
import { bytesOf, contentOf } from '@/scripts/studio/content';
import { filePasses, isUpToDate, prunePasses } from '@/scripts/studio/filing';
import type { Sourced } from '@/scripts/studio/job';
import { archiveFamily, changeLayer, extractPass } from '@/scripts/studio/pass-files';

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'passes-'));
  writePass('table/top/b-1', 'second', { frame: [1, 2] });
  writePass('table/top/a-1', 'first', { frame: [1, 2] });
  writePass('table/leg/a-1', 'leg', { frame: [1, 2] });
});
afterEach(() => rmSync(out, { recursive: true }));

function writePass(name: string, light: string, description: object, root = out): string {
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'light.webp'), Buffer.from([0, 255, ...Buffer.from(light)]));
  writeFileSync(path.join(folder, 'pass.json'), `${JSON.stringify(description, null, 1)}\n`);
  return folder;
}
const job = (geometry: string, sources = '0'.repeat(16)): Sourced => ({
  ...{ id: `table/top/${geometry}`, kind: 'top', family: 'table', layer: 'top', layers: ['top'], geometry },
  ...{ tokens: [], grain: true, sources },
});
const top = (): string => path.join(out, 'table/top');
const lightOf = (geometry: string): string =>
  Buffer.from(bytesOf(readLayer(top()).place(geometry, 'light.webp'))).toString('latin1', 2);

it('holds every file as it was, and gives it back', () => {
  const files = ['a-1/light.webp', 'a-1/pass.json', 'b-1/light.webp', 'b-1/pass.json'];
  const before = files.map((file) => readFileSync(path.join(top(), file)));
  expect(archiveFamily(path.join(out, 'table')).toSorted()).toEqual([
    `${path.join(out, 'table/leg')}.zip`,
    `${top()}.zip`,
  ]);
  expect(existsSync(top())).toBe(false);
  const members = unzipSync(readFileSync(`${top()}.zip`));
  expect(files.map((file) => Buffer.from(members[file] ?? []))).toEqual(before);
  const folder = path.join(out, 'again');
  extractPass(top(), 'a-1', folder);
  expect(['light.webp', 'pass.json'].map((file) => readFileSync(path.join(folder, file)))).toEqual(before.slice(0, 2));
});

it('is the same to the byte however and whenever it is made', () => {
  archiveFamily(path.join(out, 'table'));
  const first = readFileSync(`${top()}.zip`);
  rmSync(`${top()}.zip`);
  const [late, early] = [
    writePass('table/top/a-1', 'first', { frame: [1, 2] }),
    writePass('table/top/b-1', 'second', { frame: [1, 2] }),
  ];
  for (const folder of [late, early]) utimesSync(path.join(folder, 'light.webp'), 9, 9);
  archiveFamily(path.join(out, 'table'));
  expect(readFileSync(`${top()}.zip`).equals(first)).toBe(true);
});

it('is changed in place of the geometries that are new, gone or made again', () => {
  archiveFamily(path.join(out, 'table'));
  const packed = path.join(out, 'packed');
  const fresh = ['a-1', 'c-1'].map(
    (name) => [name, writePass(name, `new ${name}`, { frame: [3, 4] }, packed)] as const,
  );
  changeLayer(top(), new Map(fresh), ['b-1']);
  expect(readLayer(top()).geometries()).toEqual(['a-1', 'c-1']);
  expect([lightOf('a-1'), lightOf('c-1')]).toEqual(['new a-1', 'new c-1']);
  expect(readLayer(top()).description('c-1')).toContain('3');
  expect(readLayer(top()).description('b-1')).toBeNull();
});

it('has the same content hash as the folder, which no layout of its description changes', () => {
  const loose = contentOf(readLayer(top()), 'a-1');
  writeFileSync(path.join(top(), 'a-1/pass.json'), '{"frame":[1,2]}');
  expect(contentOf(readLayer(top()), 'a-1')).toBe(loose);
  archiveFamily(path.join(out, 'table'));
  expect(contentOf(readLayer(top()), 'a-1')).toBe(loose);
  expect(contentOf(readLayer(top()), 'b-1')).not.toBe(loose);
});

it('is refused when it is cut short or packed in another way', () => {
  archiveFamily(path.join(out, 'table'));
  const file = `${top()}.zip`;
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length - 9));
  expect(() => readDirectory(file)).toThrow('cut short');
  writeFileSync(file, zipSync({ 'a-1/pass.json': Buffer.alloc(500) }));
  expect(() => readDirectory(file)).toThrow('a-1/pass.json: compressed');
});

describe('filing', () => {
  it('writes passes and their lines, of archives and of folders, and leaves the others', async () => {
    await filePasses(out, out, [job('b-1')]);
    archiveFamily(path.join(out, 'table'));
    const packed = path.join(out, 'packed');
    writePass('table/top/a-1', 'anew', { frame: [1, 2] }, packed);
    await filePasses(out, packed, [job('a-1', 'f'.repeat(16))]);
    expect(lightOf('a-1')).toBe('anew');
    expect(readLock(out)).toEqual([
      { id: 'table/top/a-1', sources: 'f'.repeat(16), contents: { top: contentOf(readLayer(top()), 'a-1') } },
      { id: 'table/top/b-1', sources: '0'.repeat(16), contents: { top: contentOf(readLayer(top()), 'b-1') } },
    ]);
  });

  it('knows what is made of other sources, or not made', async () => {
    await filePasses(out, out, [job('a-1')]);
    const [line] = readLock(out);
    expect(isUpToDate(job('a-1'), line)).toBe(true);
    expect(isUpToDate(job('a-1', 'f'.repeat(16)), line)).toBe(false);
    expect(isUpToDate({ ...job('a-1'), layers: ['top', 'leg'] }, line)).toBe(false);
    expect(isUpToDate(job('a-1'), undefined)).toBe(false);
  });

  it('loses nothing when several file at once', async () => {
    await Promise.all(['a-1', 'b-1'].map((geometry) => filePasses(out, out, [job(geometry)])));
    expect(readLock(out).map(({ id }) => id)).toEqual(['table/top/a-1', 'table/top/b-1']);
  });

  it('deletes what nothing shows any more, and its line', async () => {
    await filePasses(out, out, [job('a-1'), job('b-1')]);
    expect(await prunePasses(out, [job('a-1')])).toBe(2);
    expect(readLayer(top()).geometries()).toEqual(['a-1']);
    expect(readLock(out).map(({ id }) => id)).toEqual(['table/top/a-1']);
  });
});

it('keeps the lock a sorted line a job', () => {
  const line = (id: string) => ({
    id,
    sources: 'a'.repeat(16),
    contents: { leg: 'b'.repeat(16), can: 'c'.repeat(16) },
  });
  const text = lockText([line('table/under/b-1'), line('table/under/a-1')]);
  const rest = `${'a'.repeat(16)} can:${'c'.repeat(16)} leg:${'b'.repeat(16)}\n`;
  expect(text).toBe(`table/under/a-1 ${rest}table/under/b-1 ${rest}`);
  writeFileSync(path.join(out, 'passes.lock'), `${text}<<<<<<< ours\n`);
  expect(() => readLock(out)).toThrow('<<<<<<< ours');
});

it('is what all pictures of the shop lie in, each less than 50 MB', () => {
  const passes = path.resolve('studio/passes');
  const families = readdirSync(passes, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = families.flatMap(({ name }) => readdirSync(path.join(passes, name)).map((file) => `${name}/${file}`));
  expect(files.filter((file) => !file.endsWith('.zip'))).toEqual([]);
  expect(files.filter((file) => statSync(path.join(passes, file)).size > 50_000_000)).toEqual([]);
});
