import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { readBuildFiles } from '@/lib/server/http/build-files';
import { serve } from './serve';

const SCRIPT = 'globalThis.isLoaded = true;';
const ADDRESS = '/_next/static/chunks/a.js';
const folder = mkdtempSync(path.join(tmpdir(), 'build-files-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'chunks'));
  writeFileSync(path.join(folder, 'chunks', 'a.js'), SCRIPT);
  writeFileSync(path.join(folder, 'chunks', 'a.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'chunks', 'a.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(folder, 'chunks', 'half.js'), SCRIPT);
  writeFileSync(path.join(folder, 'chunks', 'half.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'recover.js'), SCRIPT);
  writeFileSync(path.join(folder, 'recover.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'recover.js.gz'), gzipSync(SCRIPT));
  server = await serve((_, response) => response.end('from Next'), undefined, undefined, readBuildFiles(folder));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** `fetch` would decode, and say what it takes by itself. */
const ask = (address: string, encoding: string, method = 'GET') =>
  new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    request(server.origin + address, { method, headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('sends a script to who takes "%s" as %s, for good', async (accepted, encoding, decode) => {
  const { headers, body } = await ask(`${ADDRESS}?dpl=1`, accepted);
  expect(decode(body).toString()).toBe(SCRIPT);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(body.length),
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
});

it('sends the script that mends a page from where it lies, for an hour', async () => {
  const { headers, body } = await ask('/recover.js', 'br');
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

it('sends the headers alone to HEAD', async () => {
  const { headers, body } = await ask(ADDRESS, 'br', 'HEAD');
  expect(headers['content-length']).toBe(String(brotliCompressSync(SCRIPT).length));
  expect(body.length).toBe(0);
});

it.each([
  ['nobody can compress for', ADDRESS, 'identity'],
  ['is not compressed in both ways', '/_next/static/chunks/half.js', 'br'],
  ['does not exist', '/_next/static/chunks/gone.js', 'br'],
  ['is a compressed one by its own name', `${ADDRESS}.br`, 'br'],
])('leaves to Next a file that %s', async (_, address, encoding) => {
  expect((await ask(address, encoding)).body.toString()).toBe('from Next');
});

it('knows no files before there is a build', () => {
  expect(readBuildFiles(path.join(folder, 'nowhere')).size).toBe(0);
});
