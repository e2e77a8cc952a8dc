import { screen, waitFor } from '@testing-library/react';
import { Configuration } from '@/lib/domain/configuration';
import { familyOf } from '@/lib/families/registry';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { budgetCalls, catchCalls, optionPriceCalls } from './calls';
import { openSection, renderConfigurator, skuInAddress } from './render-configurator';

beforeEach(catchCalls);

const shapes = harvestTable.sections.find(({ normalizedName }) => normalizedName === 'top-shape');
const shapeId = (name: string) => shapes?.parts.find(({ displayName }) => displayName === name)?.id ?? 0;
const within = (name: string, IsWithin: boolean) => ({ SectionId: shapes?.id, PartId: shapeId(name), IsWithin });
const start = new Configuration(familyOf(harvestTable), harvestTable);
const boat = start.after({ type: 'pick', sectionId: shapes?.id ?? 0, partId: shapeId('Boat') });
const answer = (cheapest: number, options: readonly object[] = []) => ({
  IsValid: true,
  Options: options,
  TwoTone: null,
  TwoToneTypes: [],
  Cheapest: { CustomSku: boat.sku, Total: cheapest },
  CheapestOfAll: { CustomSku: boat.sku, Total: 1900 },
});
const option = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

async function openBudget(dollars: string) {
  const view = await renderConfigurator();
  await view.user.click(screen.getByRole('button', { name: 'Budget' }));
  await view.user.type(await screen.findByRole('textbox', { name: /Up to/ }), dollars);
  return view;
}

it('Every option says whether a design within the budget can have it, and the cheapest is one tap away', async () => {
  const { user } = await openBudget('2,000');
  await openSection(user, 'Top Shape');
  await waitFor(() => expect(budgetCalls).toHaveLength(1));
  expect(budgetCalls[0]).toMatchObject({ token: null, body: { StyleId: harvestTable.id, Budget: 2000, Held: [] } });
  budgetCalls[0]?.answer(answer(1900, [within('Round', false), within('Boat', true)]));
  await waitFor(() => expect(option('Round')).toHaveAccessibleDescription('over budget'));
  expect(option('Boat')).toHaveAccessibleDescription('in budget');
  expect(screen.getByText('This design is $460 over it.')).toBeVisible();
  const before = skuInAddress();
  await user.click(screen.getByRole('button', { name: 'Cheapest, $1,900' }));
  expect(skuInAddress()).toBe(boat.sku);
  // what stood there is of another design
  expect(option('Round')).not.toHaveAccessibleDescription('over budget');
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
  await waitFor(() => expect(skuInAddress()).toBe(before));
});

it('It stands beside the price of the option', async () => {
  const { user } = await openBudget('2000');
  await openSection(user, 'Top Shape');
  await waitFor(() => expect(optionPriceCalls).toHaveLength(1));
  const Options = [{ SectionId: shapes?.id, PartId: shapeId('Round'), Difference: 120 }];
  optionPriceCalls[0]?.answer({ Total: 2460, IsValid: true, Options, TwoTone: null, TwoToneTypes: [] });
  await waitFor(() => expect(budgetCalls).toHaveLength(1));
  budgetCalls[0]?.answer(answer(1900, [within('Round', false)]));
  await waitFor(() => expect(option('Round')).toHaveAccessibleDescription('$120 more, over budget'));
});

it('What was changed is kept, and is named where nothing within the budget has it', async () => {
  const { user } = await openBudget('2000');
  await openSection(user, 'Top Shape');
  await user.click(option('Round'));
  const held = () => budgetCalls.find(({ body }) => JSON.stringify(body.Held) === JSON.stringify(['TopShape']));
  await waitFor(() => expect(held()).toBeDefined());
  held()?.answer(answer(2300));
  await screen.findByText('Nothing up to $2,000 with Round.');
  expect(screen.getByRole('button', { name: 'Cheapest of all, $1,900' })).toBeVisible();
  const asked = budgetCalls.length;
  await user.click(screen.getByRole('checkbox', { name: 'Keep what I have changed' }));
  await waitFor(() => expect(budgetCalls).toHaveLength(asked + 1));
  expect(budgetCalls.at(-1)?.body).toMatchObject({ Held: [] });
});

it('One request a pause, and what is no amount is said', async () => {
  const { user } = await openBudget('2500');
  await waitFor(() => expect(budgetCalls).toHaveLength(1));
  expect(budgetCalls[0]?.body).toMatchObject({ Budget: 2500 });
  const field = screen.getByRole('textbox', { name: /Up to/ });
  await user.clear(field);
  await user.type(field, 'much');
  expect(field).toBeInvalid();
  expect(screen.getByText('Enter whole dollars, such as 2,500.')).toBeVisible();
});

it('Whoever sees no prices is asked for no budget', async () => {
  await renderConfigurator({ initialPrices: null });
  expect(screen.queryByRole('button', { name: 'Budget' })).not.toBeInTheDocument();
});
