import { screen, waitFor } from '@testing-library/react';
import { rowsOf } from '@/lib/contracts/design-today';
import { pricesToWire } from '@/lib/contracts/prices';
import { reloadPage } from '@/lib/client/navigate';
import { configurationOf } from '@/lib/families/registry';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { calls, catchCalls, nextCall } from './calls';
import { initialPicks, initialPrices, openSection, renderConfigurator, skuInAddress } from './render-configurator';

jest.mock('@/lib/client/navigate', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

beforeEach(() => {
  catchCalls();
  // pictures are answered with what is none
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

const usual = configurationOf(harvestTable, initialPicks);
const TODAY = '/api/GetDesignToday';
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
  (await nextCall(TODAY)).answer({ IsMade: true, CustomSku: skuInAddress(), Selection: null, Rows: [] });
  expect(await screen.findByText(RENEWED)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Boat/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(RENEWED)).toBeNull();
});

it('A page that shows what is not made any more says which, and goes on in what is made', async () => {
  const { user } = await renderConfigurator({ catalogueVersion: 8 });
  await openSection(user, 'Top Shape');
  await user.click(screen.getByRole('radio', { name: /^Boat/ }));
  const refusal = { title: 'Malformed request', status: 400, detail: 'Some parts are not offered in this style.' };
  (await nextCall('/api/GetTablePrices')).answer(refusal, 400, { 'Catalogue-Version': '9' });
  const asked = await nextCall(TODAY);
  expect(asked.body).toMatchObject({ StyleId: 17, Parts: { 20: [202] } });
  asked.answer({ IsMade: false, CustomSku: 'HT-OF-TODAY', Selection: null, Rows: rowsOf(usual) });
  expect(
    await screen.findByText(
      'Our catalogue has just been renewed. Not made any more, so the usual design steps in: Boat Top Shape.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Boat/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Go on with it' }));
  expect(skuInAddress()).toBe('HT-OF-TODAY');
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
