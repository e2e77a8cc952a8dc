import { screen, waitFor } from '@testing-library/react';
import { pricesToWire } from '@/lib/contracts/prices';
import { calls, catchCalls } from './calls';
import { initialPrices, openSection, renderConfigurator } from './render-configurator';

beforeEach(() => {
  catchCalls();
  // pictures are answered with what is none
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

const RENEWED = /prices have just been renewed/;

it('A page that was made of an older catalogue is told when an answer comes of a newer one, and the design stays', async () => {
  const { user } = await renderConfigurator({ catalogueVersion: 7 });
  await openSection(user, 'Top Shape');
  for (const [part, version] of [
    ['Round', '7'],
    ['Boat', '8'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${part}`) }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    expect(screen.queryByText(RENEWED)).toBeNull();
    const answer = pricesToWire({ ...initialPrices, total: 2700 });
    for (const call of calls.splice(0)) call.answer(answer, 200, { 'Catalogue-Version': version });
    await waitFor(() => expect(screen.getByTestId('total')).toHaveTextContent('$2,700'));
  }
  expect(await screen.findByText(RENEWED)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Boat/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(RENEWED)).toBeNull();
});
