import { screen, within } from '@testing-library/react';
import { configurationOf } from '@/lib/families/registry';
import { armoire } from '../fixtures/styles/cabinets';
import { catchCalls } from './calls';
import { openSection, renderConfigurator, skuInAddress } from './render-configurator';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(() => {
  catchCalls();
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

const initial = configurationOf(armoire);
const showArmoire = () =>
  renderConfigurator({
    style: armoire,
    initialPicks: initial.picks,
    initialPrices: null,
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
