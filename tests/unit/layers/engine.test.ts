import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { answerLayer } from '@/lib/server/layers/answer';
import type { LayerEngine } from '@/lib/server/layers/engine';
import { hexToLinear } from '@/lib/server/layers/ramp';
import { engineOver, middleGrain, temporaryStudio, writeFakePass } from './fake-passes';

const TOP = '/images/table/top/re-mis-30-l-s/ro-117-20-sm.webp';
const SWATCH = '/images/table/swatch/board/ro-117-20-sm.webp';
const SHADOW = '/images/table/shadow/tur-30-l-r/none.webp';
const error = jest.fn();
const log = { warn: jest.fn(), error };
const engines: LayerEngine[] = [];
let studio = '';

const open = (options: Parameters<typeof engineOver>[1] = {}): LayerEngine => {
  const engine = engineOver(studio, { log, ...options });
  engines.push(engine);
  return engine;
};
const ask = (engine: LayerEngine, address: string, init?: RequestInit): Promise<Response> =>
  answerLayer(engine, new Request(`http://shop.test${address}`, init));
const pixelsOf = async (response: Response) =>
  sharp(await response.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

beforeEach(async () => {
  studio = await temporaryStudio();
  await writeFakePass(studio, { name: 'table/top/re-mis-30-l-s' });
  await writeFakePass(studio, {
    name: 'table/swatch/board',
    frame: [320, 320],
    box: [0, 0, 320, 320],
    grain: middleGrain('ro'),
  });
  await writeFakePass(studio, { name: 'table/shadow/tur-30-l-r', shadow: true, coverage: 128 });
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
  await rm(studio, { recursive: true, force: true });
});

describe('answers', () => {
  it.each([
    ['', 800, 460],
    ['?w=800', 800, 460],
    ['?w=1600', 1600, 920],
  ])('gives a frame for "%s" with clean alpha around the piece', async (query, width, height) => {
    const response = await ask(open(), TOP + query);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { data, info } = await pixelsOf(response);
    expect([info.width, info.height]).toEqual([width, height]);
    const alphaAt = (x: number, y: number): number | undefined =>
      data[(Math.round((y * width) / 1600) * width + Math.round((x * width) / 1600)) * 4 + 3];
    expect(alphaAt(560, 380)).toBe(255);
    expect([alphaAt(0, 0), alphaAt(390, 380), alphaAt(730, 380), alphaAt(560, 290), alphaAt(560, 470)]).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('colours a flat swatch like the hex of its stain', async () => {
    const { data } = await pixelsOf(await ask(open(), SWATCH));
    const light = hexToLinear('#6E3F21').map((channel) => channel * 0.94); // satin's diffuse factor, light 1
    const expected = light.map((channel) => 255 * (1.055 * channel ** (1 / 2.4) - 0.055));
    const at = (160 * 320 + 160) * 4;
    expected.forEach((channel, index) => expect(Math.abs((data[at + index] ?? 0) - channel)).toBeLessThan(4));
  });

  it('draws a shadow black', async () => {
    const { data } = await pixelsOf(await ask(open(), `${SHADOW}?w=1600`));
    expect([...data.subarray((380 * 1600 + 560) * 4, (380 * 1600 + 560) * 4 + 4)]).toEqual([0, 0, 0, 128]);
  });

  it('answers HEAD like GET, without the picture', async () => {
    const engine = open();
    const [get, head] = [await ask(engine, TOP), await ask(engine, TOP, { method: 'HEAD' })];
    expect(head.status).toBe(200);
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });

  it('answers 304 for its own tag and has another tag for anything else', async () => {
    const engine = open();
    const tagOf = async (address: string) => (await ask(engine, address)).headers.get('etag') ?? '';
    const tags = await Promise.all([TOP, `${TOP}?w=1600`, TOP.replace('117', '113'), SWATCH, SHADOW].map(tagOf));
    expect(new Set(tags).size).toBe(5);
    const again = (tag: string) => ask(engine, TOP, { headers: { 'if-none-match': tag } });
    expect((await again(`"x", W/${tags[0]}`)).status).toBe(304);
    expect((await again(tags[1] ?? '')).status).toBe(200);
  });

  it('changes the tag with the version of the pass', async () => {
    const before = (await ask(open(), TOP)).headers.get('etag');
    await writeFakePass(studio, { name: 'table/top/re-mis-30-l-s', version: 'v2' });
    expect((await ask(open(), TOP)).headers.get('etag')).not.toBe(before);
  });

  it.each([
    ['unknown geometry', '/images/table/top/xx-mis-30-l/ro-117-20-sm.webp'],
    ['unknown wood', TOP.replace('ro-', 'zz-')],
    ['unknown stain', TOP.replace('117', '999')],
    ['unknown sheen', TOP.replace('-20-', '-21-')],
    ['unknown surface', TOP.replace('-sm.', '-zz.')],
    ['a finish without surface', TOP.replace('-sm.', '.')],
    ['an unknown seam', TOP.replace('-l-s/', '-l-q/')],
    ['a colour on the shadow', SHADOW.replace('none', 'ro-117-20-sm')],
    ['a top without colour', TOP.replace('ro-117-20-sm', 'none')],
    ['a giant width', `${TOP}?w=99999`],
    ['a wide swatch', `${SWATCH}?w=1600`],
    ['an encoded slash', TOP.replace('/top/', '/top%2f')],
  ])('refuses %s with 404 that nothing keeps', async (_what, address) => {
    const response = await ask(open(), address);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await expect(readdir(path.join(studio, 'cache'))).rejects.toThrow('ENOENT');
  });

  it('lets a file of the admin win', async () => {
    const file = path.join(studio, 'images', TOP.slice('/images/'.length));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'a photograph');
    expect(await (await ask(open(), TOP)).text()).toBe('a photograph');
  });
});

describe('engine', () => {
  it('knows what exists without composing', async () => {
    const engine = open();
    expect(engine.exists(TOP)).toBe(true);
    expect(engine.exists(SHADOW)).toBe(true);
    expect(engine.exists(TOP.replace('re-', 'xx-'))).toBe(false);
    expect(engine.exists(`${TOP}/../x`)).toBe(false);
    await expect(readdir(path.join(studio, 'cache'))).rejects.toThrow('ENOENT');
  });

  it('composes once however many ask at the same time', async () => {
    const engine = open();
    const layer = engine.resolve(TOP);
    if (!layer) throw new Error('no layer');
    const all = await Promise.all(Array.from({ length: 20 }, () => engine.picture(layer)));
    expect(new Set(all).size).toBe(1);
  });

  it('serves from disk what another process composed, even when the pass is gone', async () => {
    const first = await (await ask(open(), TOP)).arrayBuffer();
    await rm(path.join(studio, 'passes/table/top/re-mis-30-l-s/light.webp'));
    const second = await ask(open(), TOP);
    expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(first))).toBe(true);
  });

  it.each([
    ['cut short', (file: string) => writeFile(file, Buffer.from('RIFF....WEBPVP8 '))],
    ['missing', (file: string) => rm(file)],
    [
      'of another size',
      (file: string) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .webp()
          .toFile(file),
    ],
  ])('answers 500 with a logged reason when a file is %s, and the rest stands', async (_what, damage) => {
    await damage(path.join(studio, 'passes/table/top/re-mis-30-l-s/light.webp'));
    const engine = open();
    const response = await ask(engine, TOP);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.text()).not.toContain(studio);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining('light.webp') }),
      expect.any(String),
    );
    expect((await ask(engine, SHADOW)).status).toBe(200);
  });

  it('answers 500 when pass.json is broken', async () => {
    await writeFile(path.join(studio, 'passes/table/top/re-mis-30-l-s/pass.json'), '{"frame":');
    const engine = open();
    expect((await ask(engine, TOP)).status).toBe(500);
    expect(error).toHaveBeenCalledTimes(1);
    expect((await ask(engine, TOP.replace('117', '999'))).status).toBe(404);
  });

  it('still answers when nothing can be stored', async () => {
    await writeFile(path.join(studio, 'blocked'), '');
    const engine = open({ cacheDirectory: path.join(studio, 'blocked/cache') });
    expect((await ask(engine, TOP)).status).toBe(200);
  });

  it('stacks: a half-covered layer over its like hides three quarters of the ground', async () => {
    await writeFakePass(studio, { name: 'table/leg/tur-30-l-r', coverage: 128 });
    const layer = Buffer.from(
      await (await ask(open(), '/images/table/leg/tur-30-l-r/ro-401-20-sm.webp?w=1600')).arrayBuffer(),
    );
    const ground = sharp({ create: { width: 1600, height: 920, channels: 4, background: 'white' } });
    const { data } = await ground
      .composite([{ input: layer }, { input: layer }])
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0] = data.subarray((380 * 1600 + 560) * 4);
    const black = 27; // #1B1B1B at satin: 0x1B × 0.94 in linear light, about 26
    expect(Math.abs(red - (255 * 0.248 + black * 0.752))).toBeLessThan(4);
  });
});
