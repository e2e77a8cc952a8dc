import { SHADE } from '@/lib/server/layers/worker/shade.mjs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { hexToLinear } from '@/lib/server/layers/ramp';
import { ask, layerShop, open, SHADOW, studio, SWATCH, TOP } from './layer-shop';

const pixelsOf = async (response: Response) =>
  sharp(await response.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

layerShop();

describe('answers', () => {
  it.each([
    ['', 800, 460],
    ['?w=800', 800, 460],
    ['?w=1600', 1600, 920],
  ])('gives a frame for "%s" with clean alpha around the piece', async (query, width, height) => {
    const engine = open();
    const response = await ask(engine, (engine.current(TOP) ?? '') + query);
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

  it('draws a shadow in a warm dark, thinner where it is no contact', async () => {
    const { data } = await pixelsOf(await ask(open(), `${SHADOW}?w=1600`));
    const at = (x: number, y: number) => [...data.subarray((y * 1600 + x) * 4, (y * 1600 + x) * 4 + 4)];
    // 128 × (0.82 + 0.4 × 128 / 165) = 144.68; − 0.3 × 34.68 = 134.28; × (0.72 + 0.28 × 134.28 / 180) = 124.72: two by two pixels
    // tell its parts, from 1/8 to 7/8 a level
    const pattern = [at(560, 380), at(561, 380), at(560, 381), at(561, 381)];
    expect(pattern.map(([, , , alpha = 0]) => alpha).sort()).toEqual([124, 125, 125, 125]);
    SHADE.forEach((channel, index) => expect(Math.abs((at(560, 380)[index] ?? 0) - channel)).toBeLessThan(8));
  });

  it.each(['', '?w=1600'])('draws all of a shadow in one colour, which a wide floor shows (%s)', async (width) => {
    const { data } = await pixelsOf(await ask(open(), SHADOW + width));
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] !== 0) colours.add(data.subarray(at, at + 3).join());
    }
    expect([...colours]).toHaveLength(1);
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
    await expect(readdir(path.join(studio(), 'cache'))).rejects.toThrow('ENOENT');
  });
});
