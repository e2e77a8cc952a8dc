import type { Configuration } from '@/lib/domain/configuration';
import { optionTotals } from '@/lib/domain/option-totals';
import type { PickAction } from '@/lib/domain/picks';
import { priceSelection } from '@/lib/domain/prices';
import { NOTHING_WANTED, outcomeOf } from '@/lib/domain/outcome';
import { randomAction, randomConfiguration, seededRandom } from '@/lib/domain/random-walk';
import { configurationOf } from '@/lib/families/registry';
import { after, twoTone } from '@/tests/fixtures/styles/configurations';
import { demo, DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { TABLE_PRICES, priceBook } from '@/tests/fixtures/styles/price-list';
import { PART } from '@/tests/fixtures/styles/table-ids';
import { legTable } from '@/tests/fixtures/styles/tables';

/** 42 styles, five states each. */
const STATES_A_STYLE = 5;
const BOOK = demo.priceBook;

/** Whatever a screen offers where a configuration stands, and would not refuse. */
function offered(configuration: Configuration): readonly PickAction[] {
  const { activeSections, picks, family } = configuration;
  const picked = activeSections.flatMap((section) =>
    section.parts.flatMap((part): readonly Extract<PickAction, { type: 'pick' }>[] => {
      const action = { type: 'pick', sectionId: section.id, partId: part.id } as const;
      if (section.childSlot !== null && part.childParts.length > 0)
        return part.childParts.map(({ id }) => ({ ...action, childPartId: id }));
      const isTwice = section.type === 'Stain' && picks.bottomStainId !== null;
      return isTwice ? [action, { ...action, isBottomStain: true }] : [action];
    }),
  );
  const free = picked.filter((action) => !configuration.restrictionOf(action).isRefused);
  const hasStains = activeSections.some(({ type }) => type === 'Stain');
  const types = picks.bottomStainId === null ? [] : (family.twoToneTypes ?? [2]);
  return [
    ...free,
    ...(hasStains ? [{ type: 'toggleTwoTone' } as const] : []),
    ...types.map((twoToneType) => ({ type: 'setTwoToneType', twoToneType }) as const),
  ];
}

const keyOf = (action: PickAction): string => JSON.stringify(Object.entries(action).sort());

function totalAfter(configuration: Configuration, action: PickAction, markup: number): number | null {
  const next = configuration.after(action);
  if (!next.isValid || !next.isComplete) return null;
  const { isValid, total } = priceSelection(next, BOOK, markup);
  return isValid ? total : null;
}

describe.each(DEMO_STYLES)('%s', (_, style) => {
  it.each([270, 100, 333])('has for every option the total that picking it gives, at %i', (markup) => {
    const random = seededRandom(style.id * markup);
    for (let state = 0; state < STATES_A_STYLE; state += 1) {
      const configuration = randomConfiguration(configurationOf(style), random, state * 8);
      const found = new Map(
        optionTotals(configuration, BOOK, markup).map(({ action, total }) => [keyOf(action), total]),
      );
      const expected = offered(configuration).map((action): [string, number | null] => [
        keyOf(action),
        totalAfter(configuration, action, markup),
      ]);
      expect(found.size).toBeGreaterThan(40);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    }
  });
});

describe('What earlier picks have taken along', () => {
  it.each(DEMO_STYLES)('comes back into the totals of %s as it comes back into the piece', (_, style) => {
    const random = seededRandom(style.id);
    for (let state = 0; state < STATES_A_STYLE; state += 1) {
      let configuration = randomConfiguration(configurationOf(style), random, 10);
      let wanted = NOTHING_WANTED;
      for (let step = 0; step < 30 && Object.keys(wanted.names).length === 0; step += 1) {
        const outcome = outcomeOf(configuration, randomAction(configuration, random), wanted);
        if (outcome.configuration.isValid) ({ configuration, wanted } = outcome);
      }
      for (const { action, total } of optionTotals(configuration, BOOK, 270, wanted)) {
        const { configuration: next } = outcomeOf(configuration, action, wanted);
        const prices = priceSelection(next, BOOK, 270);
        expect(total).toBe(next.isValid && next.isComplete && prices.isValid ? prices.total : null);
      }
    }
  });
});

describe('By hand', () => {
  const totals = (...actions: readonly PickAction[]) =>
    new Map(
      optionTotals(after(legTable, ...actions), priceBook(TABLE_PRICES), 270).map(({ action, total }) => [
        action.type === 'pick' ? `${action.partId}${action.isBottomStain ? ' below' : ''}` : action.type,
        total,
      ]),
    );

  it('a dearer shape moves what percentages are of', () => {
    // base 3,701 with coffee 5 % and satin 2.5 %: 185 + 93; boat adds 225: 3,926 + 196 + 98
    expect(totals().get(`${PART.rectangle}`)).toBe(3_979);
    expect(totals().get(`${PART.boat}`)).toBe(4_220);
  });

  it('two-tone costs nothing until the stains differ', () => {
    expect(totals().get('toggleTwoTone')).toBe(3_979);
    // with black below 15 % of 3,701 in place of 5 %: 555; class m 125 at 2.70 is 337.50
    expect(totals(twoTone).get(`${PART.oakBlack} below`)).toBe(3_701 + 555 + 93 + 338);
  });
});
