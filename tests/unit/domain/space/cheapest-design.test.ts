import { priceSelection } from '@/lib/domain/prices';
import { seededRandom } from '@/lib/domain/random-walk';
import { Configuration } from '@/lib/domain/configuration';
import { cheapestDesign } from '@/lib/domain/space/cheapest-design';
import { dearestDesign } from '@/lib/domain/space/dearest-design';
import { configurationSpace, randomDesign, valuesOf } from '@/lib/domain/space/space';
import { familyOf } from '@/lib/families/registry';
import { demo, DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { randomBook } from '@/tests/fixtures/styles/random-book';
import { allDesigns, SMALL_STYLES } from './small-styles';

const MARKUP = 237;

describe.each(SMALL_STYLES)('Of %s', (_, style) => {
  const family = familyOf(style);
  const space = configurationSpace(family, style);
  const designs = allDesigns(style);

  it.each([1, 2, 3, 4, 5, 6])('the cheapest is the cheapest of all, in book %i', (seed) => {
    const book = randomBook(seed);
    const random = seededRandom(seed);
    const priced = designs.map((design) => ({ design, prices: priceSelection(design, book, MARKUP) }));
    for (let at = 0; at < 40; at += 1) {
      // at first nothing is held, then more and more of some design
      const some = designs[Math.floor(random() * designs.length)] ?? designs[0];
      const chosen = [...valuesOf(space, some?.picks ?? new Configuration(family, style).picks)];
      const held = new Map(
        chosen.filter(() => random() * 40 < at).map(([variable, value]) => [variable, 1n << BigInt(value)]),
      );
      const holds = ({ picks }: Configuration) => {
        const values = valuesOf(space, picks);
        return [...held].every(([variable, mask]) => (mask & (1n << BigInt(values.get(variable) ?? 99))) !== 0n);
      };
      const totals = priced
        .filter(({ design, prices }) => prices.isValid && holds(design))
        .map((each) => each.prices.total);
      const found = cheapestDesign({ family, style, book, markup: MARKUP }, held);
      expect(found?.total ?? Infinity).toBe(Math.min(...totals));
      if (!found) continue;
      expect(holds(found.configuration)).toBe(true);
      expect(priceSelection(found.configuration, book, MARKUP).total).toBe(found.total);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('the dearest is the dearest of all, in book %i', (seed) => {
    const book = randomBook(seed);
    const priced = designs.map((design) => priceSelection(design, book, MARKUP)).filter(({ isValid }) => isValid);
    const found = dearestDesign({ family, style, book, markup: MARKUP });
    expect(found?.total ?? -Infinity).toBe(Math.max(...priced.map(({ total }) => total)));
    if (!found) return;
    expect(found.configuration.isValid && found.configuration.isComplete).toBe(true);
    expect(priceSelection(found.configuration, book, MARKUP).total).toBe(found.total);
  });
});

describe.each(DEMO_STYLES)('The cheapest %s', (_, style, family) => {
  const book = demo.priceBook;
  const found = cheapestDesign({ family, style, book, markup: 270 });

  it('can be built at its price', () => {
    expect(found?.configuration.isValid && found.configuration.isComplete).toBe(true);
    expect(found && priceSelection(found.configuration, book, 270).total).toBe(found?.total);
  });

  const dearest = dearestDesign({ family, style, book, markup: 270 });

  it('as the dearest, can be built at its price', () => {
    expect(dearest?.configuration.isValid && dearest.configuration.isComplete).toBe(true);
    expect(dearest && priceSelection(dearest.configuration, book, 270).total).toBe(dearest?.total);
  });

  it('costs no more than any other, and the dearest no less', () => {
    const random = seededRandom(style.id);
    const space = configurationSpace(family, style);
    for (let at = 0; at < 300; at += 1) {
      const design = new Configuration(family, style, randomDesign(space, random) ?? undefined);
      const { isValid, total } = priceSelection(design, book, 270);
      if (isValid) expect(total).toBeGreaterThanOrEqual(found?.total ?? Infinity);
      if (isValid) expect(total).toBeLessThanOrEqual(dearest?.total ?? -Infinity);
    }
  });
});
