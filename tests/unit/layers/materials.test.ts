import { woodFinish } from '@/lib/server/layers/finish';
import { materialFinish, withoutFigure } from '@/lib/server/layers/pass-finish';
import { readMaterials } from '@/lib/server/layers/materials';
import { deriveRamp, hexToLinear, luminance, type RampStop } from '@/lib/server/layers/ramp';
import { rampTable } from '@/lib/server/layers/worker/colour.mjs';

const WOODS = ['ro', 'bm', 'sm', 'hm', 'rc', 'ch', 'hi', 'rh', 'wo', 'qw', 'ge', 'wa'];
const STAINS = [
  '100',
  '104',
  '106',
  '109',
  '112',
  '113',
  '117',
  '119',
  '122',
  '227',
  '228',
  '230',
  '301',
  '302',
  '303',
];
const PAINTS = ['401', '402', '403', '404', '405', '406', '407', '408'];
const SURFACES = ['sm', 'wb', 'hp', 'sk', 'ld', 'hd', 'bu', 'rb', 'gz'];
const SHEENS = ['10', '20', '35', '65', '90'];
const materials = readMaterials('studio/materials');

/** The finish, which must exist. */
function finishOf(wood: string, stain: string, sheen = '20', surface = 'sm') {
  const finish = woodFinish(materials, { wood, stain, sheen, surface });
  if (!finish) throw new Error(`no finish ${wood}-${stain}-${sheen}`);
  return finish;
}

/** The look of a material that is no wood, which must exist. */
function otherFinish(token: string) {
  const material = materials.others[token];
  if (!material) throw new Error(`no ${token}`);
  return materialFinish(material);
}

/** Luminance of middle grain. */
function middle(wood: string, stain: string): number {
  const at = materials.woods[wood]?.grain[1];
  const stop = finishOf(wood, stain).ramp.find((each) => each.at === at);
  return stop ? luminance(stop.colour) : Number.NaN;
}

describe('materials', () => {
  it('draws every wood in every stain and sheen, in colours that exist', () => {
    for (const wood of WOODS) {
      for (const stain of [...STAINS, ...PAINTS]) {
        for (const sheen of SHEENS) {
          const table = rampTable(finishOf(wood, stain, sheen).ramp);
          expect(table.every((channel) => channel >= 0 && channel <= 1)).toBe(true);
          expect(table[255 * 3]).toBeGreaterThanOrEqual(table[0] ?? 1); // light grain is lighter
        }
      }
    }
  });

  it('gives the reference woods exactly the colours of stains.yaml at middle grain', () => {
    for (const [wood, stain, group] of [
      ['ro', '117', 'OAK'],
      ['ch', '113', 'CHERRY'],
      ['wa', '100', 'WALNUT'],
    ] as const) {
      const written = materials.stains[stain];
      const hex = written && 'colours' in written ? written.colours[group] : '';
      const at = materials.woods[wood]?.grain[1];
      const stop = finishOf(wood, stain).ramp.find((each) => each.at === at);
      hexToLinear(hex).forEach((channel, index) => expect(stop?.colour[index]).toBeCloseTo(channel, 5));
    }
  });

  it('paints every wood the same, and shows less of the wood than any stain', () => {
    expect(finishOf('ro', '401').ramp).not.toEqual(finishOf('ro', '230').ramp);
    expect(middle('ro', '401')).toBeCloseTo(middle('wa', '401'), 5);
    const contrast = (stain: string): number => {
      const table = rampTable(finishOf('ro', stain).ramp);
      return (table[200 * 3] ?? 0) / (table[110 * 3] ?? 1);
    };
    for (const paint of PAINTS) for (const stain of STAINS) expect(contrast(paint)).toBeLessThan(contrast(stain));
  });

  it('keeps the promise of the names: natural, brown, dark brown, nearly black', () => {
    for (const wood of WOODS.filter((each) => each !== 'wa')) {
      expect(middle(wood, '100')).toBeGreaterThan(middle(wood, '109'));
      expect(middle(wood, '109')).toBeGreaterThan(middle(wood, '117'));
      expect(middle(wood, '117')).toBeGreaterThan(middle(wood, '228'));
      expect(middle(wood, '228')).toBeGreaterThan(middle(wood, '230'));
    }
  });

  it('tells five sheens apart', () => {
    const gains = SHEENS.map((sheen) => finishOf('ch', '113', sheen).light.gain);
    gains.slice(1).forEach((gain, index) => expect(gain).toBeGreaterThan(1.5 * (gains[index] ?? 0)));
  });

  it('mirrors in most of its own hue: warm on walnut, all but white on Snow, and no metal is lit by the room', () => {
    const [red, green, blue] = finishOf('wa', '100', '90').light.tint;
    expect(red).toBe(1);
    expect(blue).toBeLessThan(green);
    expect(blue).toBeGreaterThan(0.4);
    const snow = finishOf('sm', '402', '90').light;
    expect(Math.min(...snow.tint)).toBeGreaterThan(0.93);
    expect([snow.room, otherFinish('chr').light.room]).toEqual([0.13, 0]);
  });

  it('lights black the more, in its film and in its hollows, and no lighter colour', () => {
    const { gain, room } = finishOf('sm', '402').light;
    const black = finishOf('sm', '401').light;
    expect(black.gain / gain).toBeGreaterThan(2);
    expect(black.gain / gain).toBeLessThan(4);
    expect(black.room / room).toBeCloseTo(black.gain / gain, 6);
    for (const light of ['100', '113', '303', '404', '407']) {
      expect(finishOf('sm', light).light).toMatchObject({ gain, room });
    }
  });

  it('takes the shine off open pores of bare wood, hardly off a paint that fills them', () => {
    const left = (stain: string): number => finishOf('hi', stain, '35', 'wb').pores.gloss;
    expect(left('100')).toBe(0.25);
    expect(left('401')).toBeGreaterThan(0.75);
  });

  it('lends cherry its fibres, not below paint, and none to a wood whose figure has them', () => {
    expect(finishOf('ch', '113').fine).toMatchObject({ figure: 'walnut' });
    expect(finishOf('ch', '402').fine).toBeNull();
    expect(finishOf('ro', '113').fine).toBeNull();
  });

  it('never glazes lighter than the finish below', () => {
    const glaze = (stain: string): number =>
      luminance(finishOf('sm', stain, '20', 'gz').recess?.ramp[0]?.colour ?? [1, 1, 1]);
    expect(glaze('402')).toBeCloseTo(luminance(hexToLinear('#2A1C12')), 6);
    expect(glaze('401')).toBeLessThan(luminance(hexToLinear('#212121')));
  });

  it('knows no material that is not there, nor one from the prototype', () => {
    expect(woodFinish(materials, { wood: 'zz', stain: '113', sheen: '20', surface: 'sm' })).toBeNull();
    expect(woodFinish(materials, { wood: 'constructor', stain: '113', sheen: '20', surface: 'sm' })).toBeNull();
    expect(woodFinish(materials, { wood: 'ro', stain: '999', sheen: '20', surface: 'sm' })).toBeNull();
  });

  it('gives a ramp the bare wood’s own contrast, channel by channel', () => {
    const figure = { bare: ['#404040', '#808080', '#C0C0C0'], grain: [0.4, 0.6, 0.8] } as const;
    const at = (grain: number) => deriveRamp([0.3, 0.2, 0.1], figure, 1).find((stop) => stop.at === grain)?.colour;
    const [dark, light] = [at(0.4), at(0.8)];
    const filter = hexToLinear('#404040')[0] / hexToLinear('#808080')[0];
    [0.3, 0.2, 0.1].forEach((channel, index) => expect(dark?.[index]).toBeCloseTo(channel * filter, 5));
    expect(light?.[0]).toBeGreaterThan(0.3);
  });

  it('keeps heartwood near the middle of a wood that eases, and its knots as dark as ever', () => {
    const figure = { bare: ['#404040', '#808080', '#C0C0C0'], grain: [0.4, 0.6, 0.8] } as const;
    const at = (grain: number, ease?: number): number =>
      deriveRamp([0.3, 0.2, 0.1], { ...figure, ease }, 1).find((stop) => Math.abs(stop.at - grain) < 1e-6)?.colour[0] ??
      0;
    // halfway a filter's square root; eased by 2 its fourth root
    const filter = hexToLinear('#404040')[0] / hexToLinear('#808080')[0];
    expect(at(0.5)).toBeCloseTo(0.3 * filter ** 0.5, 5);
    expect(at(0.5, 2)).toBeCloseTo(0.3 * filter ** 0.25, 5);
    expect(at(0.4, 2)).toBeCloseTo(at(0.4), 5);
    expect(at(0.7, 2)).toBeCloseTo(at(0.7), 5);
  });

  it('knows nine surfaces, each another look', () => {
    const looks = SURFACES.map((surface) => JSON.stringify(finishOf('ro', '113', '20', surface)));
    expect(new Set(looks).size).toBe(9);
  });

  it('shows brushed pores through paint, bare wood where paint is rubbed through', () => {
    const contrast = (surface: string): number => {
      const table = rampTable(finishOf('ro', '402', '20', surface).ramp);
      return (table[200 * 3] ?? 0) / (table[110 * 3] ?? 1);
    };
    expect(contrast('wb')).toBeGreaterThan(1.2 * contrast('sm'));
    const bare = hexToLinear(materials.woods.ro?.bare[1] ?? '');
    const rubbed = finishOf('ro', '406', '20', 'rb').edge?.ramp.find(
      (stop) => stop.at === materials.woods.ro?.grain[1],
    );
    // hands have deepened it: its colour to the power of 1.25
    bare.forEach((channel, index) => expect(rubbed?.colour[index]).toBeCloseTo(channel ** 1.25, 5));
  });

  it('leaves three tenths of a stain in the fibres where its film is worn off', () => {
    const wood = materials.woods.ro;
    const stained = finishOf('ro', '113', '20', 'hd');
    const at = (ramp: readonly RampStop[] | undefined) =>
      ramp?.find((stop) => stop.at === wood?.grain[1])?.colour ?? [];
    const [bare, whole, worn] = [hexToLinear(wood?.bare[1] ?? ''), at(stained.ramp), at(stained.edge?.ramp)];
    expect(worn).toHaveLength(3);
    // a stain is a filter before the wood, and so is what is left of it
    worn.forEach((channel, index) => {
      expect(channel).toBeCloseTo(((bare[index] ?? 0) ** 1.25) ** 0.7 * (whole[index] ?? 0) ** 0.3, 5);
    });
  });

  it('colours a metal by itself', () => {
    expect(otherFinish('steel')).toMatchObject({ figure: null, relief: null, edge: null, recess: null });
    expect(otherFinish('steel').ramp).toEqual([{ at: 0.5, colour: hexToLinear('#34322F') }]);
  });

  it.each([
    ['brs', '#8A6B35', null],
    ['chr', '#C7CACC', null],
    ['mrb', '#E8E5DF', 'vein'],
    ['sps', '#4A4F4D', 'vein'],
    ['qgr', '#A9A8A4', 'speck'],
    ['por', '#F4F3EF', null],
    ['ticking', '#EFEBE1', 'ticking'],
    ['linen', '#F0EDE7', 'linen'],
    ['indigo', '#2F3E5C', 'weave'],
    ['oxblood', '#5A2224', 'hide'],
  ])('shows %s in its own colour, flat or in its figure', (token, hex, figure) => {
    const finish = otherFinish(token);
    expect(finish.figure).toBe(figure);
    const flat = withoutFigure(finish);
    expect(flat).toMatchObject({ figure: null, ramp: [{ colour: hexToLinear(hex) }] });
    const table = rampTable(finish.ramp);
    hexToLinear(hex).forEach((channel, index) =>
      expect(Math.abs((table[Math.round(finish.middle * 255) * 3 + index] ?? 0) - channel)).toBeLessThan(0.01),
    );
  });

  it('tells metals apart by how they shine: chrome mirrors, black hardly', () => {
    const shine = (token: string): number => otherFinish(token).light.gain;
    expect(shine('chr')).toBeGreaterThan(2 * shine('nik'));
    expect(shine('nik')).toBeGreaterThan(2 * shine('blk'));
  });

  it('is flat at strength nought', () => {
    const figure = { bare: ['#5A3A20', '#B07A50', '#D0A070'], grain: [0.4, 0.6, 0.8] } as const;
    const ramp = deriveRamp([0.3, 0.2, 0.1], figure, 0);
    expect(new Set(ramp.map((stop) => stop.colour.join())).size).toBe(1);
  });
});
