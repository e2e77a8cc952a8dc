import sharp from 'sharp';
import type { LayerEngine } from '@/lib/server/layers/engine';
import { hexToLinear } from '@/lib/server/layers/ramp';
import { toneTable } from '@/lib/server/layers/worker/colour.mjs';
import { writeFakeEmpty, writeFakePass } from './fake-passes';
import { ask, colourAt, emptyStudio, openWith, studio } from './layer-shop';

const WOOD = 'ch-113-20-sm';
let engine: LayerEngine;

const addressOf = (picture: string): string => `/images/${picture}.webp?w=1600`;
const statusOf = async (picture: string): Promise<number> => (await ask(engine, addressOf(picture))).status;
const colour = (picture: string, x?: number) => colourAt(engine, addressOf(picture), x);

emptyStudio();

/** Nearness of the window where `colour` looks, 560 of 1600 across and 380 of 920 down: e^(0.4 × 0.15 + 0.16 × 0.087). */
const NEAR = 1.076;

/** What a hex becomes there under a diffuse light of 1 and no reflection. */
const lit = (hex: string, diffuse: number): readonly number[] =>
  hexToLinear(hex).map((channel) => toneTable[Math.round(channel * diffuse * NEAR * 16384)] ?? 0);

function expectNear(found: readonly number[], expected: readonly number[]): void {
  expected.forEach((channel, index) => expect(Math.abs((found[index] ?? 0) - channel)).toBeLessThan(5));
}

describe('a pass that takes materials', () => {
  const faucet = { name: 'bath/faucet/36x21x34-sgl', takes: 'material', figures: [] } as const;
  const top = { name: 'bath/top/36x21x34-sq3', takes: 'material' } as const;

  it('wears each in its own colour, and no wood', async () => {
    engine = await openWith(writeFakePass(studio(), faucet));
    expectNear(await colour('bath/faucet/36x21x34-sgl/pew'), lit('#77756F', 0.2));
    expectNear(await colour('bath/faucet/36x21x34-sgl/blk'), lit('#1E1E1E', 0.75));
    for (const finish of [WOOD, 'none', 'gold', 'constructor']) {
      expect(await statusOf(`bath/faucet/36x21x34-sgl/${finish}`)).toBe(404);
    }
  });

  it('shows the figure it has a map of', async () => {
    engine = await openWith(writeFakePass(studio(), { ...top, figures: ['vein', 'speck'], grain: [20, 235] }));
    const [vein, ground] = [
      await colour('bath/top/36x21x34-sq3/mrb', 450),
      await colour('bath/top/36x21x34-sq3/mrb', 670),
    ];
    expect((ground[0] ?? 0) - (vein[0] ?? 0)).toBeGreaterThan(30);
    const [pale, dark] = [
      await colour('bath/top/36x21x34-sq3/sps', 450),
      await colour('bath/top/36x21x34-sq3/sps', 670),
    ];
    expect((pale[0] ?? 0) - (dark[0] ?? 0)).toBeGreaterThan(30);
  });

  it('is drawn flat in the material’s own colour without one', async () => {
    engine = await openWith(writeFakePass(studio(), { ...top, figures: [] }));
    expectNear(await colour('bath/top/36x21x34-sq3/mrb'), lit('#E8E5DF', 0.74));
    expectNear(await colour('bath/top/36x21x34-sq3/sps'), lit('#4A4F4D', 0.94));
  });
});

it('answers a material asked of a wooden pass with 404', async () => {
  engine = await openWith(writeFakePass(studio(), { name: 'bath/top/36x21x34-wd1' }));
  expect(await statusOf('bath/top/36x21x34-wd1/qwh')).toBe(404);
  expect(await statusOf(`bath/top/36x21x34-wd1/${WOOD}`)).toBe(200);
});

it('draws a piece of one material in any finish there is', async () => {
  engine = await openWith(writeFakePass(studio(), { name: 'living/leg/48x24x18-hrp', material: 'steel' }));
  const steel = await colour(`living/leg/48x24x18-hrp/${WOOD}`);
  expectNear(steel, lit('#34322F', 1));
  expect(await colour('living/leg/48x24x18-hrp/brs')).toEqual(steel);
  expect(await statusOf('living/leg/48x24x18-hrp/gold')).toBe(404);
});

describe('an empty pass', () => {
  it('answers a transparent frame in both widths, whatever the finish', async () => {
    engine = await openWith(writeFakeEmpty(studio(), 'bath/leg/36x21x20-hng'));
    for (const finish of [WOOD, 'none', 'brs']) {
      const address = `bath/leg/36x21x20-hng/${finish}`;
      const small = await ask(engine, `/images/${address}.webp`);
      expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 800, height: 460 });
      const { data, info } = await sharp(await (await ask(engine, addressOf(address))).arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 1600, height: 920, channels: 4 });
      expect(data.every((value, at) => at % 4 !== 3 || value === 0)).toBe(true);
    }
    expect(await statusOf('bath/leg/36x21x20-hng/zz-113-20-sm')).toBe(404);
  });
});

describe('a relief', () => {
  const box = [400, 300, 320, 160] as const;
  const relief = [255, 128, 128, 255] as const;
  const face = { box, diffuse: 160, specular: 60 } as const;

  it('is the same at half resolution', async () => {
    engine = await openWith(
      writeFakePass(studio(), { ...face, name: 'bath/cabinet/vi36', relief }),
      writeFakePass(studio(), { ...face, name: 'bath/cabinet/vi48', relief, reliefStep: 2 }),
    );
    for (const surface of ['hp', 'hd', 'sm']) {
      const [full, half] = ['vi36', 'vi48'].map((each) => colour(`bath/cabinet/${each}/ch-228-20-${surface}`));
      expect(await half).toEqual(await full);
    }
  });

  it('may be another pass’s of the same layer', async () => {
    engine = await openWith(
      writeFakePass(studio(), { ...face, name: 'bath/cabinet/vi36', relief, reliefStep: 2 }),
      writeFakePass(studio(), { ...face, name: 'bath/cabinet/vo36', reliefFrom: 'vi36', reliefStep: 2 }),
    );
    const own = await colour('bath/cabinet/vi36/ch-228-20-hd');
    expect(await colour('bath/cabinet/vo36/ch-228-20-hd')).toEqual(own);
    expect(await colour('bath/cabinet/vo36/ch-228-20-sm')).not.toEqual(own);
  });
});
