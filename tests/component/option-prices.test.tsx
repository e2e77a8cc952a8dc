import { act, screen, waitFor } from '@testing-library/react';
import { pricesToWire } from '@/lib/contracts/prices';
import { calls, catchCalls, optionPriceCalls } from './calls';
import { initialPrices, openSection, renderConfigurator } from './render-configurator';
import { harvestTable } from '../fixtures/styles/harvest-table';

beforeEach(catchCalls);

const shapes = harvestTable.sections.find(({ normalizedName }) => normalizedName === 'top-shape');
const shape = (name: string) => {
  const part = shapes?.parts.find(({ displayName }) => displayName === name);
  if (!shapes || !part) throw new Error(`no shape ${name}`);
  return { SectionId: shapes.id, PartId: part.id };
};
const answerOf = (Total: number, round: number, boat: number | null) => ({
  Total,
  IsValid: true,
  Options: [
    { ...shape('Round'), Difference: round },
    { ...shape('Boat'), Difference: boat },
  ],
  TwoTone: null,
  TwoToneTypes: [],
});
const option = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const asked = (count: number) => waitFor(() => expect(optionPriceCalls).toHaveLength(count));

it('Every option says what it does to the total, as part of its description', async () => {
  const { user } = await renderConfigurator();
  await openSection(user, 'Top Shape');
  expect(option('Round')).not.toHaveAccessibleDescription();
  await asked(1);
  expect(optionPriceCalls[0]).toMatchObject({ token: null, body: { StyleId: harvestTable.id, Wanted: { Names: {} } } });
  optionPriceCalls[0]?.answer(answerOf(2460, 120, null));
  await waitFor(() => expect(option('Round')).toHaveAccessibleDescription('$120 more'));
  expect(option('Round')).toHaveTextContent('+$120');
  expect(option('Boat')).toHaveAccessibleDescription('See associate for price');
});

it('A pick takes them away at once, and the next answer brings the next', async () => {
  const { user } = await renderConfigurator();
  await openSection(user, 'Top Shape');
  await asked(1);
  optionPriceCalls[0]?.answer(answerOf(2460, 120, -45));
  await waitFor(() => expect(option('Boat')).toHaveTextContent('−$45'));
  await user.click(option('Round'));
  expect(option('Boat')).not.toHaveTextContent('$');
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/GetTablePrices')).toBe(true));
  calls.find(({ path }) => path === '/api/GetTablePrices')?.answer(pricesToWire({ ...initialPrices, total: 2580 }));
  await asked(2);
  optionPriceCalls[1]?.answer(answerOf(2580, 0, -165));
  await waitFor(() => expect(option('Boat')).toHaveAccessibleDescription('$165 less'));
  expect(option('Round')).toHaveTextContent('Selected');
  expect(option('Round')).not.toHaveTextContent('same');
});

it('None stands there that was made for another total, or that nobody answers', async () => {
  const { user } = await renderConfigurator();
  await openSection(user, 'Top Shape');
  await asked(1);
  await act(async () => optionPriceCalls[0]?.answer(answerOf(9999, 120, -45)));
  expect(option('Boat')).not.toHaveTextContent('$');
});
