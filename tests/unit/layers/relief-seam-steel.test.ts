import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LayerEngine } from '@/lib/server/layers/engine';
import { middleGrain, writeFakePass, writeFakeSeam } from './fake-passes';
import { ask, colourAt, emptyStudio, log, openWith, studio } from './layer-shop';

const BASE = 'table/top/re-mis-30-l-s';
const top = (finish: string, seam = 's'): string => `/images/table/top/re-mis-30-l-${seam}/${finish}.webp?w=1600`;
let engine: LayerEngine;

emptyStudio();

const colour = (address: string, x?: number, y?: number) => colourAt(engine, address, x, y);
const brightness = ([red = 0, green = 0, blue = 0]: readonly number[]): number => red + green + blue;
const statusOf = async (address: string): Promise<number> => (await ask(engine, address)).status;

describe('clear panes', () => {
  const face = { name: 'dining/door/bf2-gls', diffuse: 0, specular: 0, grain: middleGrain('ch') };
  const door = (finish: string): string => `/images/dining/door/bf2-gls/${finish}.webp?w=1600`;

  it('mirror the same in every finish, and a door without them nothing', async () => {
    const solid = { ...face, name: 'dining/door/bf2-mul' };
    engine = await openWith(
      writeFakePass(studio(), { ...face, coverage: 40, mirrored: 228 }),
      writeFakePass(studio(), solid),
    );
    const [red = 0, green = 0, blue = 0] = await colour(door('ch-113-10-sm'));
    expect(Math.min(red, green, blue)).toBeGreaterThan(150);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(3);
    expect(await colour(door('bm-402-90-sm'))).toEqual(await colour(door('ch-113-10-sm')));
    // no lamp is on it, only the room's light, in which it has its own colour
    const [solidRed = 0, , solidBlue = 0] = await colour(door('ch-113-10-sm').replace('gls', 'mul'));
    expect(solidRed).toBeLessThan(100);
    expect(solidRed - solidBlue).toBeGreaterThan(20);
  });
});

describe('surface treatments', () => {
  const face = { name: BASE, diffuse: 160, specular: 60, grain: middleGrain('ch') };

  it('follow the relief panel that is theirs', async () => {
    engine = await openWith(writeFakePass(studio(), { ...face, relief: [255, 1, 128, 128] }));
    const smooth = brightness(await colour(top('ro-113-20-sm')));
    expect(brightness(await colour(top('ro-113-20-hp')))).toBeGreaterThan(smooth + 15);
    expect(brightness(await colour(top('ro-113-20-sk')))).toBeLessThan(smooth - 15);
  });

  it('wear edges lighter or darker and fill recesses, each as it says', async () => {
    engine = await openWith(
      writeFakePass(studio(), { ...face, relief: [128, 128, 128, 255] }),
      writeFakePass(studio(), { ...face, name: 'table/leg/tur-30-l-r', relief: [128, 128, 128, 1] }),
    );
    const edge = (finish: string) => colour(top(finish), 600, 330); // where a hand has rubbed much
    const smooth = brightness(await edge('ch-228-20-sm'));
    expect(brightness(await edge('ch-228-20-hd'))).toBeGreaterThan(smooth + 30);
    expect(brightness(await edge('ch-228-20-bu'))).toBeLessThan(smooth - 15);
    expect(await edge('ch-228-20-gz')).toEqual(await edge('ch-228-20-sm'));
    const [rubbed, bare] = [await edge('ch-402-20-rb'), await edge('ch-100-20-sm')];
    rubbed.slice(0, 3).forEach((channel, index) => expect(Math.abs(channel - (bare[index] ?? 0))).toBeLessThan(60));
    const leg = (surface: string) => colour(`/images/table/leg/tur-30-l-r/ch-100-20-${surface}.webp?w=1600`);
    // an inner corner is dark without a glaze, too
    expect(brightness(await leg('gz'))).toBeLessThan(brightness(await leg('sm')) - 40);
  });

  it('show by their grain alone where a pass has no relief', async () => {
    engine = await openWith(writeFakePass(studio(), { ...face, grain: [170, 220] }));
    const pore = (surface: string) => colour(top(`ro-113-20-${surface}`), 420);
    expect(await pore('ld')).toEqual(await pore('sm'));
    expect(brightness(await pore('wb'))).toBeLessThan(brightness(await pore('sm')) - 10);
  });

  it('answer 500 with the reason when the relief is gone, smooth too, whose arrises it tells', async () => {
    engine = await openWith(writeFakePass(studio(), { ...face, relief: [128, 128, 128, 128] }));
    await rm(path.join(studio(), 'passes', BASE, 'relief.webp'));
    expect(await statusOf(top('ro-113-20-hp'))).toBe(500);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining('relief.webp') }),
      expect.any(String),
    );
    expect(await statusOf(top('ro-113-20-sm'))).toBe(500);
  });
});

it('brings every piece to the colour of its swatch, however dark its boards are', async () => {
  const dark = { name: 'table/leg/tur-30-l-r', diffuse: 160, specular: 60, grain: 110 };
  const light = { ...dark, name: 'table/apron/tur-30-l-r', grain: 200 };
  engine = await openWith(writeFakePass(studio(), light), writeFakePass(studio(), dark));
  const [apron, leg] = ['apron', 'leg'].map((layer) => `/images/table/${layer}/tur-30-l-r/ch-106-20-sm.webp?w=1600`);
  expect(await colour(leg ?? '')).toEqual(await colour(apron ?? ''));
});

it('has the window and the sky on a top, and less light on what stands upright', async () => {
  const face = { name: BASE, diffuse: 140, specular: 60, grain: middleGrain('ch') };
  const upright = { ...face, name: 'table/leg/tur-30-l-r' };
  engine = await openWith(writeFakePass(studio(), face), writeFakePass(studio(), upright));
  const leg = await colour('/images/table/leg/tur-30-l-r/ch-106-20-sm.webp?w=1600');
  expect(brightness(await colour(top('ch-106-20-sm')))).toBeGreaterThan(1.06 * brightness(leg));
});

it('lights black more than its swatch, which shows the colour itself', async () => {
  const face = { name: 'table/leg/tur-30-l-r', diffuse: 190, specular: 0, grain: middleGrain('ch') };
  engine = await openWith(
    writeFakePass(studio(), face),
    writeFakePass(studio(), { ...face, name: 'table/swatch/board' }),
  );
  const share = async (stain: string): Promise<number> => {
    const [piece, board] = ['leg/tur-30-l-r', 'swatch/board'].map(
      (part) => `/images/table/${part}/ch-${stain}-20-sm.webp?w=1600`,
    );
    return brightness(await colour(piece ?? '')) / brightness(await colour(board ?? ''));
  };
  expect(await share('401')).toBeGreaterThan(1.04);
  expect(await share('402')).toBeLessThan(1);
});

describe('a leg that a post goes on in', () => {
  const post = { name: 'living/cabinet/ct2', diffuse: 160, specular: 60, grain: 170 };
  const leg = { ...post, name: 'living/leg/48x24x18-shk', grain: 130, toneFrom: 'cabinet/ct2' };
  const legs = (geometry: string) => colour(`/images/living/leg/${geometry}/ch-106-20-sm.webp?w=1600`, 480);

  it('is toned as that is: the same wood has the same colour in both', async () => {
    const half = { ...leg, name: 'living/leg/48x24x18-msn', grain: [170, 90] } as const;
    engine = await openWith(
      ...[post, leg, half, { ...leg, name: 'living/leg/48x24x18-frm', toneFrom: undefined }].map((pass) =>
        writeFakePass(studio(), pass),
      ),
    );
    const board = await colour('/images/living/cabinet/ct2/ch-106-20-sm.webp?w=1600');
    // three levels apart at most: where they lie in the frame, the window's light is encoded a pixel otherwise, and the two
    // halves of a map have a line between them, along which fibres run
    const isBoard = board.map((channel): unknown => expect.closeTo(channel, -0.8));
    expect(await legs('48x24x18-msn')).toEqual(isBoard);
    expect(brightness(await legs('48x24x18-shk'))).toBeLessThan(brightness(board) - 10);
    expect(await legs('48x24x18-frm')).toEqual(isBoard);
  });

  it('is another picture when that changes, and damaged without it', async () => {
    const versionNow = async (...passes: Parameters<typeof writeFakePass>[1][]): Promise<string | null> => {
      engine = await openWith(...passes.map((pass) => writeFakePass(studio(), pass)));
      return engine.current('/images/living/leg/48x24x18-shk/ch-106-20-sm.webp');
    };
    const first = await versionNow(post, leg);
    expect(await versionNow({ ...post, version: 'f'.repeat(16) })).not.toBe(first);
    engine = await openWith(writeFakePass(studio(), { ...leg, toneFrom: 'cabinet/ct9' }));
    expect(await statusOf('/images/living/leg/48x24x18-shk/ch-106-20-sm.webp')).toBe(500);
  });
});

describe('a seam', () => {
  const seam = { name: 'table/top/re-mis-30-l-x', base: 're-mis-30-l-s', seamBox: [550, 300, 20, 160], dim: 64 };

  it('darkens its own place and nothing else', async () => {
    engine = await openWith(writeFakePass(studio(), { name: BASE }), writeFakeSeam(studio(), seam));
    const [solid, seamed] = [top('ro-113-20-sm'), top('ro-113-20-sm', 'x')];
    expect(brightness(await colour(seamed))).toBeLessThan(0.7 * brightness(await colour(solid)));
    expect((await colour(seamed))[3]).toBe(255);
    expect(await colour(seamed, 480, 340)).toEqual(await colour(solid, 480, 340));
    expect(engine.resolve(solid)).not.toMatchObject({ key: expect.stringMatching(keyOf(seamed)) });
  });

  it('is another picture when either side changes', async () => {
    engine = await openWith(writeFakePass(studio(), { name: BASE }), writeFakeSeam(studio(), seam));
    const before = keyOf(top('ro-113-20-sm', 'x'));
    engine = await openWith(writeFakePass(studio(), { name: BASE, version: '2'.repeat(16) }));
    expect(keyOf(top('ro-113-20-sm', 'x'))).not.toBe(before);
  });

  it('does not exist before its base does', async () => {
    engine = await openWith(writeFakeSeam(studio(), seam));
    expect(await statusOf(top('ro-113-20-sm', 'x'))).toBe(404);
  });

  it.each([
    ['whose pass.json is broken', (base: string) => writeFile(path.join(base, 'pass.json'), '{'), 'JSON'],
    [
      'that is a seam itself',
      () => writeFakeSeam(studio(), { ...seam, name: BASE, base: 're-mis-30-l-x' }),
      're-mis-30-l-s is not a pass',
    ],
  ])('answers 500 over a base %s', async (_what, damage, reason) => {
    await Promise.all([writeFakePass(studio(), { name: BASE }), writeFakeSeam(studio(), seam)]);
    await damage(path.join(studio(), 'passes', BASE));
    engine = await openWith();
    expect(await statusOf(top('ro-113-20-sm', 'x'))).toBe(500);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining(reason) }),
      expect.any(String),
    );
  });
});

describe('steel', () => {
  const leg = (finish: string) => `/images/table/leg/hrp-30-l-r/${finish}.webp?w=1600`;

  it('looks the same in every finish, composed once', async () => {
    engine = await openWith(writeFakePass(studio(), { name: 'table/leg/hrp-30-l-r', material: 'steel' }));
    const [red = 0, green = 0, blue = 0] = await colour(leg('ch-113-20-sm'));
    expect(Math.max(red, green, blue)).toBeLessThan(90);
    expect(keyOf(leg('hm-402-90-hd'))).toBe(keyOf(leg('ch-113-20-sm')));
    expect(await statusOf(leg('zz-113-20-sm'))).toBe(404);
  });

  it.each(['gold', 'constructor'])('answers 500 for a material nobody has described: %s', async (material) => {
    engine = await openWith(writeFakePass(studio(), { name: 'table/leg/hrp-30-l-r', material }));
    expect(await statusOf(leg('ch-113-20-sm'))).toBe(500);
  });
});

function keyOf(address: string): string {
  const layer = engine.resolve(address);
  return layer && 'key' in layer ? layer.key : 'none';
}
