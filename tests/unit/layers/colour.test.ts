import {
  alphaTable,
  colourPiece,
  lightTable,
  rampTable,
  shadePiece,
  toneTable,
} from '@/lib/server/layers/worker/colour.mjs';

/** sRGB byte of linear light as the engine shows it. */
const tone = (light: number): number | undefined => toneTable[Math.round(light * 16384)];

describe('colouring', () => {
  it('encodes linear light as sRGB below the shoulder', () => {
    expect(tone(0)).toBe(0);
    expect(tone(0.002)).toBe(Math.round(255 * 0.002 * 12.92));
    expect(tone(0.214)).toBe(127); // 1.055 × 0.214^(1/2.4) − 0.055 = 0.4998
    expect(tone(0.5)).toBe(188);
  });

  it('rolls highlights off: still rising above white, never falling, never abrupt', () => {
    expect(tone(1)).toBeLessThan(255);
    expect(tone(3.9)).toBe(255);
    for (let index = 1; index < toneTable.length; index += 1) {
      const step = (toneTable[index] ?? 0) - (toneTable[index - 1] ?? 0);
      expect(step === 0 || step === 1).toBe(true);
    }
  });

  it('decodes square-root panels', () => {
    const table = lightTable(2);
    expect(table[255]).toBeCloseTo(2);
    expect(table[128]).toBeCloseTo(2 * (128 / 255) ** 2);
    expect(lightTable(1, 0.5, 2)[128]).toBeCloseTo(0.5 * (128 / 255) ** 4);
  });

  it('interpolates the ramp in linear light and holds its ends', () => {
    const ramp = rampTable([
      { at: 0.2, colour: [0.1, 0, 0] },
      { at: 0.6, colour: [0.5, 0.2, 0] },
    ]);
    expect(ramp[0]).toBeCloseTo(0.1);
    expect(ramp[102 * 3]).toBeCloseTo(0.3); // 102/255 = 0.4, half-way
    expect(ramp[102 * 3 + 1]).toBeCloseTo(0.1);
    expect(ramp[255 * 3]).toBeCloseTo(0.5);
  });

  it('makes nearly empty empty and nearly full full', () => {
    const alpha = alphaTable(2);
    expect([0, 2, 3, 128, 252, 253, 255].map((v) => alpha[v])).toEqual([0, 0, 3, 128, 252, 255, 255]);
  });

  it('is albedo × diffuse + specular, at its place in the frame, and nothing elsewhere', () => {
    const rgba = new Uint8Array(4 * 2 * 4);
    const tables = {
      alpha: alphaTable(2),
      diffuse: lightTable(1),
      specular: lightTable(1),
      ramp: rampTable([{ at: 0.5, colour: [0.4, 0.2, 0.1] }]),
    };
    // Two pixels: one covered by half, one empty. Diffuse 0.5 = (180.3/255)², specular (51/255)² = 0.04.
    const panels = Uint8Array.of(128, 1, 180, 255, 51, 255);
    colourPiece({ panels, grain: Uint8Array.of(128, 128), box: [1, 1, 2, 1], frameWidth: 4, tables, rgba });
    const light = (180 / 255) ** 2;
    const expected = [0.4, 0.2, 0.1].map((albedo) => tone(albedo * light + 0.04));
    expect([...rgba.subarray(20, 24)]).toEqual([...expected, 128]);
    expect([...rgba.subarray(0, 20), ...rgba.subarray(24)].every((byte) => byte === 0)).toBe(true);
  });

  it('draws a shadow as black at its coverage', () => {
    const rgba = new Uint8Array(2 * 4);
    shadePiece({ panels: Uint8Array.of(77), box: [1, 0, 1, 1], frameWidth: 2, alpha: alphaTable(0), rgba });
    expect([...rgba]).toEqual([0, 0, 0, 0, 0, 0, 0, 77]);
  });
});
