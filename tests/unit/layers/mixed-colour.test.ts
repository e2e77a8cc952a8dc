import Color from 'colorjs.io';
import fc from 'fast-check';
import { deltaE } from '@/scripts/pictures/colour';
import { colourToken, mixedColour, mixedColourSchema, type MixedColour } from '@/lib/contracts/mixed-colour';
import { woodFinish } from '@/lib/server/layers/finish';
import { readMaterials } from '@/lib/server/layers/materials';
import { parseLayerPath } from '@/lib/server/layers/name';
import { hexToLinear } from '@/lib/server/layers/ramp';
import { stainNamed } from '@/lib/server/layers/stain-named';

const materials = readMaterials('studio/materials');

/** Colour at middling grain of a token on a wood; both must exist. */
function colourOn(wood: string, token: string): Color {
  const [known, stain] = [materials.woods[wood], stainNamed(materials, token)];
  if (!known || !stain) throw new Error(`no ${token} on ${wood}`);
  const [red, green, blue] = stain.on(known);
  return new Color('srgb-linear', [red, green, blue]);
}

const colour = fc.stringMatching(/^#[0-9a-f]{6}$/);
const anyMixed: fc.Arbitrary<MixedColour> = fc.oneof(
  fc.record({
    kind: fc.constant('stain' as const),
    colour,
    hides: fc.integer({ min: 0, max: 99 }),
    grain: fc.integer({ min: 0, max: 200 }),
  }),
  fc.record({ kind: fc.constant('paint' as const), colour }),
);

describe('colours mixed at the desk', () => {
  it('are written as decision 029 says', () => {
    expect(colourToken({ kind: 'stain', colour: '#8c5a3c', hides: 60, grain: 100 })).toBe('s8c5a3c60100');
    expect(colourToken({ kind: 'stain', colour: '#000000', hides: 5, grain: 0 })).toBe('s00000005000');
    expect(colourToken({ kind: 'paint', colour: '#26344a' })).toBe('p26344a');
  });

  it('come back from their token, which is one of a picture’s name', () => {
    fc.assert(
      fc.property(anyMixed, (mixed) => {
        const token = colourToken(mixed);
        expect(mixedColour(token)).toEqual(mixed);
        expect(token).toMatch(/^[a-z0-9]{1,12}$/);
        const name = parseLayerPath(`/images/table/swatch/board/ch-${token}-20-sm.webp`);
        expect(name?.finish).toEqual({ wood: 'ch', stain: token, sheen: '20', surface: 'sm' });
      }),
    );
  });

  it.each(['', '113', 's8c5a3c6010', 's8c5a3c60201', 's8C5A3C60100', 'p26344', 'p26344g', 'p26344a0', 'x26344a'])(
    'are not said by %p',
    (token) => expect(mixedColour(token)).toBeNull(),
  );

  it('refuse what they cannot be', () => {
    const wrong = [
      { kind: 'stain', colour: '#8c5a3c', hides: 100, grain: 100 },
      { kind: 'stain', colour: '8c5a3c', hides: 60, grain: 100 },
      { kind: 'paint', colour: 'navy' },
    ];
    expect(wrong.map((mixed) => mixedColourSchema.safeParse(mixed).success)).toEqual([false, false, false]);
  });

  it('show on red oak as they were mixed, grain and all', () => {
    const finish = woodFinish(materials, { wood: 'ro', stain: 's8c5a3c60080', sheen: '20', surface: 'sm' });
    const plain = woodFinish(materials, { wood: 'ro', stain: '100', sheen: '20', surface: 'sm' });
    const middle = finish?.ramp.find(({ at }) => at === finish.middle)?.colour;
    hexToLinear('#8c5a3c').forEach((channel, index) => expect(middle?.[index]).toBeCloseTo(channel, 6));
    expect(finish?.figure).toBe(plain?.figure);
    const contrast = (of: typeof finish) => Math.log((of?.ramp.at(-1)?.colour[0] ?? 1) / (of?.ramp[0]?.colour[0] ?? 1));
    expect(contrast(finish) / contrast(plain)).toBeCloseTo(0.8, 6);
  });

  it('paint every wood alike', () => {
    for (const wood of Object.keys(materials.woods)) {
      expect(deltaE(colourOn(wood, 'p26344a'), new Color('#26344a'))).toBeLessThan(0.01);
    }
  });

  it('come near to what stains of the studio look like on the other woods, mixed from red oak alone', () => {
    const differences = Object.entries(materials.stains).flatMap(([code, stain]) => {
      if ('paint' in stain) return [];
      const hides = Math.round(stain.opacity * 100);
      const oak = stain.colours.OAK.toLowerCase();
      const token = colourToken({ kind: 'stain', colour: oak, hides, grain: Math.round(stain.figure * 100) });
      return Object.keys(materials.woods).map((wood) => deltaE(colourOn(wood, code), colourOn(wood, token)));
    });
    expect(differences).toHaveLength(15 * 12);
    // two samples of one can of stain differ as much; the dark ones on maple are the farthest
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(4);
    expect(Math.max(...differences)).toBeLessThan(12);
  });
});
