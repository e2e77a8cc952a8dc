import type { Configuration } from '@/lib/domain/configuration';
import { NOTHING_WANTED, outcomeOf, type Outcome } from '@/lib/domain/outcome';
import type { PickAction } from '@/lib/domain/picks';
import { differences } from '@/lib/domain/differences';
import { configurationOf } from '@/lib/families/registry';
import { bottomStain, choose } from '@/tests/fixtures/styles/configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { legTable } from '@/tests/fixtures/styles/tables';

const usual = configurationOf(legTable);
const inIvory = usual.after(choose(SECTION.oakStain, PART.oakIvory));

/** What comes of actions, one after the other. */
function after(start: Configuration, ...actions: readonly PickAction[]): Outcome {
  return actions.reduce<Outcome>(({ configuration, wanted }, action) => outcomeOf(configuration, action, wanted), {
    configuration: start,
    wanted: NOTHING_WANTED,
    takenAlong: [],
  });
}

const stainOf = ({ configuration }: Outcome) => configuration.selection.slots.TopStain?.[0]?.displayName;
const toWalnut = choose(SECTION.wood, PART.walnut);
const toOak = choose(SECTION.wood, PART.oak);

describe('A stain that the new wood lacks', () => {
  it('is told as taken along', () => {
    const { takenAlong } = after(inIvory, toWalnut);
    expect(takenAlong.map(({ slot, from }) => [slot, from?.displayName])).toEqual([['TopStain', 'Ivory']]);
  });

  it('returns with the next wood that has it, and is told so', () => {
    const back = after(inIvory, toWalnut, choose(SECTION.edge, PART.knife), toOak);
    expect(stainOf(back)).toBe('Ivory');
    expect(back.takenAlong.map(({ slot, to }) => [slot, to?.displayName])).toEqual([['TopStain', 'Ivory']]);
    expect(stainOf(after(inIvory, toWalnut, choose(SECTION.wood, PART.softMaple)))).toBe('Ivory');
  });

  it('stays away once another stain has been picked', () => {
    const natural = choose(SECTION.walnutStain, PART.walnutNatural);
    expect(stainOf(after(inIvory, toWalnut, natural, toOak))).toBe('Natural');
  });
});

it('Two stains return with their placement', () => {
  const twoTone = usual.after({ type: 'toggleTwoTone' }).after(bottomStain(SECTION.oakStain, PART.oakIvory));
  const gone = after(twoTone, toWalnut);
  expect(gone.configuration.picks.bottomStainId).toBeNull();
  const back = after(twoTone, toWalnut, toOak).configuration;
  expect(back.picks).toEqual(twoTone.picks);
});

it('A leaf that the new size lacks returns with a size that has it', () => {
  const twoLeaves = usual.after({ ...choose(SECTION.size, PART.size72), childPartId: PART.size72TwoLeaves });
  const shorter = after(twoLeaves, choose(SECTION.size, PART.size60));
  expect(shorter.takenAlong.map(({ label }) => label)).toEqual(['Leaf/Solid Top']);
  const back = after(twoLeaves, choose(SECTION.size, PART.size60), choose(SECTION.size, PART.size72));
  expect(back.configuration.picks).toEqual(twoLeaves.picks);
});

it('What a pick speaks of itself is nothing taken along', () => {
  expect(after(usual, choose(SECTION.edge, PART.knife)).takenAlong).toEqual([]);
  expect(after(usual, { type: 'toggleTwoTone' }).takenAlong).toEqual([]);
});

it('The same stain on another wood is no difference', () => {
  const inMaple = usual.after(choose(SECTION.wood, PART.softMaple));
  expect(differences(usual, inMaple).map(({ slot }) => slot)).toEqual(['Wood']);
});
