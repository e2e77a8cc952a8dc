import { cheapestHolding, optionsWithin } from '@/lib/domain/budget';
import { chosenSlots } from '@/lib/domain/chosen-slots';
import { Configuration } from '@/lib/domain/configuration';
import { holdsOne } from '@/lib/domain/family';
import type { PickAction } from '@/lib/domain/picks';
import { priceSelection } from '@/lib/domain/prices';
import { oneOf, seededRandom } from '@/lib/domain/random-walk';
import { styleIndex } from '@/lib/domain/style-index';
import { familyOf } from '@/lib/families/registry';
import { randomBook } from '@/tests/fixtures/styles/random-book';
import { allDesigns, plainChoices, SMALL_STYLES } from './space/small-styles';

const MARKUP = 237;
const STATES = 12;

const names = ({ selection }: Configuration, slot: string) =>
  (selection.slots[slot] ?? []).map(({ displayName }) => displayName);

/** Whether a design has by name all that another has in some slots. */
const keeps = (design: Configuration, of: Configuration, slots: readonly string[]): boolean =>
  slots.every((slot) => names(of, slot).every((name) => names(design, slot).includes(name)));

/** Whether a design is one that an action may have led to. */
function has({ picks }: Configuration, before: Configuration, action: PickAction): boolean {
  if (action.type === 'toggleTwoTone') return (picks.bottomStainId !== null) === (before.picks.bottomStainId === null);
  if (action.type === 'setTwoToneType') return picks.twoToneType === action.twoToneType;
  if (action.isBottomStain) return picks.bottomStainId === action.partId;
  const chosen = picks.parts[action.sectionId]?.includes(action.partId) ?? false;
  const section = styleIndex(before.style).sectionById.get(action.sectionId);
  const isTaken = section?.type === 'MultiSelect' && before.picks.parts[action.sectionId]?.includes(action.partId);
  if (isTaken) return !chosen;
  return chosen && (action.childPartId === undefined || picks.childParts[action.sectionId] === action.childPartId);
}

/** What stays held through an action: not what it speaks of, nor what it takes along. */
function stillHeld(before: Configuration, action: PickAction, held: readonly string[]): readonly string[] {
  const after = before.after(action);
  const section = action.type === 'pick' ? styleIndex(before.style).sectionById.get(action.sectionId) : undefined;
  const own: (string | null | undefined)[] =
    action.type === 'toggleTwoTone' || (action.type === 'pick' && action.isBottomStain)
      ? ['BottomStain']
      : [section?.slot, ...(action.type === 'pick' && action.childPartId ? [section?.childSlot] : [])];
  return held.filter((slot) => section?.type !== 'MultiSelect' && !own.includes(slot) && keeps(after, before, [slot]));
}

/** Of a list of options all others that are chosen stay held. */
function keepsOptions(design: Configuration, before: Configuration, action: PickAction, held: readonly string[]) {
  const section = action.type === 'pick' ? styleIndex(before.style).sectionById.get(action.sectionId) : undefined;
  if (action.type !== 'pick' || section?.type !== 'MultiSelect') return true;
  const others = held.filter((slot) => slot !== section.slot);
  if (!keeps(design, before, others)) return false;
  if (!section.slot || !held.includes(section.slot) || holdsOne(before.family, section)) return true;
  const chosen = (before.picks.parts[section.id] ?? []).filter((id) => id !== action.partId);
  return chosen.every((id) => design.picks.parts[section.id]?.includes(id));
}

describe.each(SMALL_STYLES)('Of %s', (_, style) => {
  const designs = allDesigns(style);

  it.each([1, 2, 3, 4])('an option is within a budget exactly if one of all designs is, in book %i', (seed) => {
    const book = randomBook(seed);
    const random = seededRandom(seed + style.sections.length);
    const priced = designs.map((design) => ({ design, prices: priceSelection(design, book, MARKUP) }));
    const totals = priced.flatMap(({ prices }) => (prices.isValid ? [prices.total] : [])).sort((a, b) => a - b);
    let over = 0;
    for (let state = 0; state < STATES; state += 1) {
      const here = oneOf(designs, random);
      const chosen = [...new Set(here.entries.map(({ slot }) => slot))];
      const held = chosen.filter(() => random() < state / STATES);
      const dollars = totals[Math.floor(random() ** 2 * totals.length)] ?? 0;
      const affordable = priced.filter(({ prices }) => prices.isValid && prices.total <= dollars);
      const found = optionsWithin(here, book, MARKUP, { dollars, held: new Set(held) });
      expect(found.length).toBeGreaterThan(5);
      for (const { action, isWithin } of found) {
        const left = stillHeld(here, action, held);
        const isThere = affordable.some(
          ({ design }) =>
            has(design, here, action) && keeps(design, here, left) && keepsOptions(design, here, action, held),
        );
        expect([action, held, isWithin]).toEqual([action, held, isThere]);
        if (!isWithin) over += 1;
      }
      const cheapest = cheapestHolding(here, book, MARKUP, new Set(held));
      const keeping = priced.filter(({ design, prices }) => prices.isValid && keeps(design, here, held));
      expect(cheapest?.total ?? Infinity).toBe(Math.min(...keeping.map(({ prices }) => prices.total)));
    }
    expect(over).toBeGreaterThan(20);
  });
});

it('What somebody has chosen is what differs from how the style starts', () => {
  const family = familyOf(plainChoices);
  const start = new Configuration(family, plainChoices);
  expect([...chosenSlots(start)]).toEqual([]);
  const shapes = plainChoices.sections.find(({ normalizedName }) => normalizedName === 'top-shape');
  const other = shapes?.parts.find(({ id }) => !shapes.defaultPartIds.includes(id));
  if (!shapes || !other) throw new Error('the fixture has several shapes');
  const changed = start.after({ type: 'pick', sectionId: shapes.id, partId: other.id });
  expect([...chosenSlots(changed)]).toEqual([shapes.slot]);
});
