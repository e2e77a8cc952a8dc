import { screen, waitFor, within } from '@testing-library/react';
import { configurationOf } from '@/lib/families/registry';
import { armoire } from '../fixtures/styles/cabinets';
import { catchCalls, nextCall, optionPriceCalls } from './calls';
import { pricesToWire } from '@/lib/contracts/prices';
import { noPrices, type Prices } from '@/lib/domain/prices';
import { openSection, renderConfigurator, skuInAddress } from './render-configurator';

beforeEach(catchCalls);

const initial = configurationOf(armoire);
const showArmoire = (initialPrices: Prices | null = null) =>
  renderConfigurator({
    style: armoire,
    initialPicks: initial.picks,
    initialPrices,
    initialImages: initial.imageNames,
  });

it('A cabinet asks where its two stains go, and the sku and the summary say so', async () => {
  const { user } = await showArmoire();
  await openSection(user, 'Stain');
  expect(screen.queryByRole('group', { name: 'Stain 1 goes on' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /2-tone/ }));
  const places = within(screen.getByRole('group', { name: 'Stain 1 goes on' }));
  expect(places.getAllByRole('radio').map((each) => each.parentElement?.textContent)).toEqual([
    'Top and base',
    'Top, drawers and doors',
    'Base, drawers and doors',
  ]);
  expect(places.getByRole('radio', { name: 'Top, drawers and doors' })).toBeChecked();
  expect(skuInAddress()).not.toContain('TT');
  await user.click(places.getByRole('radio', { name: 'Base, drawers and doors' }));
  expect(skuInAddress()).toMatch(/-TT3$/);
  expect(screen.getByRole('radiogroup', { name: 'Stain 2' })).toBeVisible();
});

it('A table does not: its bottom stain is everything below the top', async () => {
  const { user } = await renderConfigurator();
  await openSection(user, 'Stain');
  await user.click(screen.getByRole('checkbox', { name: /2-tone/ }));
  expect(screen.queryByRole('group', { name: 'Stain 1 goes on' })).not.toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: 'Bottom stain' })).toBeVisible();
});

it('Each place says what it does to the total, but for the one that is chosen', async () => {
  const priced = { ...noPrices(initial.family), total: 4000, isValid: true };
  const { user } = await showArmoire(priced);
  await openSection(user, 'Stain');
  await user.click(screen.getByRole('checkbox', { name: /2-tone/ }));
  (await nextCall('/api/GetBedroomPrices')).answer(pricesToWire(priced));
  const asked = () => optionPriceCalls.find(({ body }) => body.BottomStain);
  await waitFor(() => expect(asked()).toBeDefined());
  asked()?.answer({
    Total: 4000,
    IsValid: true,
    Options: [],
    TwoTone: { Difference: 0, Addition: 250 },
    TwoToneTypes: [
      { Type: 1, Difference: 0 },
      { Type: 2, Difference: 0 },
      { Type: 3, Difference: 85 },
    ],
  });
  const place = (name: string) => screen.getByRole('radio', { name });
  await waitFor(() => expect(place('Base, drawers and doors')).toHaveAccessibleDescription('$85 more'));
  expect(place('Top and base')).toHaveAccessibleDescription('same price');
  expect(place('Top, drawers and doors')).not.toHaveAccessibleDescription();
  expect(screen.getByRole('checkbox', { name: /2-tone/ })).toHaveAccessibleDescription(
    '+$250 once the two stains differ',
  );
});
