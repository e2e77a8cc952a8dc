import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeFakePass } from './fake-passes';
import { ask, layerShop, log, open, SHADOW, studio, TOP } from './layer-shop';

layerShop();

describe('engine', () => {
  it('knows what exists without composing', async () => {
    const engine = open();
    expect(engine.exists(TOP)).toBe(true);
    expect(engine.exists(SHADOW)).toBe(true);
    expect(engine.exists(TOP.replace('re-', 'xx-'))).toBe(false);
    expect(engine.exists(`${TOP}/../x`)).toBe(false);
    await expect(readdir(path.join(studio(), 'cache'))).rejects.toThrow('ENOENT');
  });

  it('composes once however many ask at the same time', async () => {
    const engine = open();
    const layer = engine.resolve(TOP);
    if (!layer) throw new Error('no layer');
    const all = await Promise.all(Array.from({ length: 20 }, () => engine.picture(layer, { caller: 'test' })));
    expect(new Set(all).size).toBe(1);
  });

  it('serves from disk what another process composed, even when the pass is gone', async () => {
    const first = await (await ask(open(), TOP)).arrayBuffer();
    await rm(path.join(studio(), 'passes/table/top/re-mis-30-l-s/light.avif'));
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
          .avif()
          .toFile(file),
    ],
  ])('answers 500 with a logged reason when a file is %s, and the rest stands', async (_what, damage) => {
    await damage(path.join(studio(), 'passes/table/top/re-mis-30-l-s/light.avif'));
    const engine = open();
    const response = await ask(engine, TOP);
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.text()).not.toContain(studio());
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining('light.avif') }),
      expect.any(String),
    );
    expect((await ask(engine, SHADOW)).status).toBe(200);
  });

  it('answers 500 when pass.json is broken', async () => {
    await writeFile(path.join(studio(), 'passes/table/top/re-mis-30-l-s/pass.json'), '{"frame":');
    const engine = open();
    expect((await ask(engine, TOP)).status).toBe(500);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect((await ask(engine, TOP.replace('117', '999'))).status).toBe(404);
  });

  it('still answers when nothing can be stored', async () => {
    await writeFile(path.join(studio(), 'blocked'), '');
    const engine = open({ cacheDirectory: path.join(studio(), 'blocked/cache') });
    expect((await ask(engine, TOP)).status).toBe(200);
  });

  it('stacks: a half-covered layer over its like hides three quarters of the ground', async () => {
    await writeFakePass(studio(), { name: 'table/leg/tur-30-l-r', coverage: 128 });
    const layer = Buffer.from(
      await (await ask(open(), '/images/table/leg/tur-30-l-r/ro-401-20-sm.webp?w=1600')).arrayBuffer(),
    );
    const ground = sharp({ create: { width: 1600, height: 920, channels: 4, background: 'white' } });
    const { data } = await ground
      .composite([{ input: layer }, { input: layer }])
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0] = data.subarray((380 * 1600 + 560) * 4);
    const black = 37; // #212121 at satin, as black is lit: 0x21 × 0.94 × 0.95 × (1 + 0.4 × 0.85) in linear light
    expect(Math.abs(red - (255 * 0.248 + black * 0.752))).toBeLessThan(4);
  });
});
