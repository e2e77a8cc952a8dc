import { Configuration } from '@/lib/domain/configuration';
import { parseSku } from '@/lib/domain/parse-sku';
import { oneOf, seededRandom } from '@/lib/domain/random-walk';
import {
  compileSpace,
  configurationSpace,
  countDesigns,
  picksOf,
  randomDesign,
  valuesOf,
} from '@/lib/domain/space/space';
import { familyOf } from '@/lib/families/registry';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { allDesigns, SMALL_STYLES } from './small-styles';

describe.each(SMALL_STYLES)('The space of %s', (_, style) => {
  const space = compileSpace(familyOf(style), style);
  const designs = allDesigns(style);

  it('has as many designs as there are', () => {
    expect(designs.length).toBeGreaterThan(20);
    expect(countDesigns(space)).toBe(BigInt(designs.length));
  });

  it('holds each of them once', () => {
    for (const { picks } of designs) {
      const held = new Map([...valuesOf(space, picks)].map(([variable, value]) => [variable, 1n << BigInt(value)]));
      expect(held.size).toBe(space.variables.length);
      expect(countDesigns(space, held)).toBe(1n);
    }
  });

  it('draws all of them about equally often', () => {
    const random = seededRandom(3);
    const drawn = new Map<string, number>();
    const draws = designs.length * 30;
    for (let at = 0; at < draws; at += 1) {
      const { picks } = new Configuration(familyOf(style), style, randomDesign(space, random) ?? undefined);
      drawn.set(JSON.stringify(picks), (drawn.get(JSON.stringify(picks)) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual(designs.map(({ picks }) => JSON.stringify(picks)).sort());
    // of 30 expected each; the seed is fixed, so this cannot fail by chance
    expect(Math.max(...drawn.values())).toBeLessThan(70);
  });
});

describe.each(DEMO_STYLES)('The space of %s', (_, style, family) => {
  const space = configurationSpace(family, style);

  it('counts the same in another order of its variables', () => {
    const asListed = compileSpace(family, style, (count) => Array.from({ length: count }, (__, at) => at));
    expect(countDesigns(space)).toBe(countDesigns(asListed));
  });

  it('draws valid, complete designs that their sku tells', () => {
    const random = seededRandom(style.id);
    for (let at = 0; at < 20; at += 1) {
      const design = new Configuration(family, style, randomDesign(space, random) ?? undefined);
      expect({ isValid: design.isValid, isComplete: design.isComplete }).toEqual({ isValid: true, isComplete: true });
      const read = parseSku(family, style, design.sku);
      expect(read.ok && read.value.picks).toEqual(design.picks);
    }
  });

  it('holds a design exactly if it is valid', () => {
    const random = seededRandom(style.id + 1);
    for (let at = 0; at < 20; at += 1) {
      const chosen = new Map(
        valuesOf(space, new Configuration(family, style, randomDesign(space, random) ?? undefined).picks),
      );
      const variable = oneOf([...chosen.keys()], random);
      chosen.set(variable, Math.floor(random() * (space.variables[variable]?.values.length ?? 1)));
      const wanted = picksOf(space, chosen);
      const made = new Configuration(family, style, wanted);
      // what the change does not bring along by itself is no design, valid or not
      if (JSON.stringify(valuesEntries(valuesOf(space, made.picks))) !== JSON.stringify(valuesEntries(chosen)))
        continue;
      const held = new Map([...chosen].map(([of, value]) => [of, 1n << BigInt(value)]));
      expect(countDesigns(space, held)).toBe(made.isValid && made.isComplete ? 1n : 0n);
    }
  });
});

const valuesEntries = (values: ReadonlyMap<number, number>) => [...values].sort(([a], [b]) => a - b);
