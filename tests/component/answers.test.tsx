import { act, screen, waitFor, within } from '@testing-library/react';
import { pricesToWire } from '@/lib/contracts/prices';
import { calls, catchCalls, nextCall, type Call } from './calls';
import { initialPrices, openSection, renderConfigurator } from './render-configurator';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  catchCalls();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  push.mockClear();
});

const priceCalls = () => calls.filter(({ path }) => path === '/api/GetTablePrices');
const total = () => screen.getByTestId('total');
const summary = () => screen.getByRole('table', { name: 'Summary of your selections' });

describe('prices', () => {
  it('shows what the server sent, row by row, and asks for nothing', async () => {
    await renderConfigurator();
    expect(total()).toHaveTextContent('$2,460');
    const row = within(summary()).getByRole('row', { name: /^Leg / });
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('Farmhouse Turned');
    expect(row).toHaveTextContent('L0230');
    expect(row).toHaveTextContent('$640');
    expect(within(summary()).getByRole('row', { name: /^Total/ })).toHaveTextContent('$2,460');
    expect(calls).toHaveLength(0);
  });

  it('keeps the last price until the new one comes, then announces part and total once', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    await waitFor(() => expect(priceCalls()).toHaveLength(1));
    expect(total()).toHaveTextContent('$2,460');
    priceCalls()[0]?.answer(pricesToWire({ ...initialPrices, total: 2700 }));
    await waitFor(() => expect(total()).toHaveTextContent('$2,700'));
    expect(screen.getByText('Round selected, total $2,700')).toBeInTheDocument();
  });

  it('never lets a late answer overwrite a newer one', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    await waitFor(() => expect(priceCalls()).toHaveLength(1));
    await user.click(screen.getByRole('radio', { name: /^Boat/ }));
    await waitFor(() => expect(priceCalls()).toHaveLength(2));
    priceCalls()[1]?.answer(pricesToWire({ ...initialPrices, total: 3000 }));
    await waitFor(() => expect(total()).toHaveTextContent('$3,000'));
    priceCalls()[0]?.answer(pricesToWire({ ...initialPrices, total: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(total()).toHaveTextContent('$3,000');
  });

  it.each([
    ['is invalid', { ...pricesToWire(initialPrices), IsValid: false, Total: 0 }],
    ['is no price at all', 'nonsense'],
  ])('says where to ask when the answer %s', async (_, answer) => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    await waitFor(() => expect(priceCalls()).toHaveLength(1));
    priceCalls()[0]?.answer(answer);
    await waitFor(() => expect(priceCalls().length > 1 || total().textContent !== '$2,460').toBe(true), {
      timeout: 3000,
    });
    priceCalls()[1]?.answer(answer);
    await waitFor(() => expect(total()).toHaveTextContent('See associate for price'), { timeout: 3000 });
  });
});

describe('prices that nobody sends', () => {
  const PRICES = '/api/GetTablePrices';
  const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

  it.each([
    ['the network fails', (call: Call) => call.fail()],
    ['the server is in trouble', (call: Call) => call.answer({ status: 503 }, 503)],
  ])('leave the last one, marked, while %s, and come by themselves', async (_, deny) => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    const denied = await nextCall(PRICES);
    deny(denied);
    expect(await screen.findByText('Offline, trying again')).toHaveAttribute('role', 'status');
    expect(total()).toHaveTextContent('$2,460');
    expect(total()).toHaveClass('text-soft');
    expect(screen.getByText('last price')).toBeVisible();
    expect(screen.queryByText('for this configuration')).not.toBeInTheDocument();
    expect(within(summary()).getByRole('row', { name: 'Total, last price $2,460' })).toBeInTheDocument();
    expect(screen.getByText('Round selected')).toBeInTheDocument();
    comeBack();
    (await nextCall(PRICES, [denied])).answer(pricesToWire({ ...initialPrices, total: 2700 }));
    await waitFor(() => expect(total()).toHaveTextContent('$2,700'));
    expect(screen.getByText('for this configuration')).toBeVisible();
    expect(screen.queryByText('Offline, trying again')).not.toBeInTheDocument();
    expect(screen.getByText('Round selected, total $2,700')).toBeInTheDocument();
  });

  it('are asked again after a second, for the configuration on show only', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    (await nextCall(PRICES)).fail();
    await screen.findByText('Offline, trying again');
    await user.click(screen.getByRole('radio', { name: /^Boat/ }));
    await waitFor(() => expect(priceCalls()).toHaveLength(2));
    expect(screen.getByText('Offline, trying again')).toBeInTheDocument();
    priceCalls()[1]?.fail();
    await waitFor(() => expect(priceCalls()).toHaveLength(3));
    expect(priceCalls()[2]?.body).toEqual(priceCalls()[1]?.body);
    priceCalls()[2]?.answer(pricesToWire({ ...initialPrices, total: 3000 }));
    await waitFor(() => expect(total()).toHaveTextContent('$3,000'));
    expect(priceCalls()).toHaveLength(3);
  });

  it('are refused for good by a 4xx', async () => {
    const { user } = await renderConfigurator();
    await openSection(user, 'Top Shape');
    await user.click(screen.getByRole('radio', { name: /^Round/ }));
    (await nextCall(PRICES)).answer({ status: 422 }, 422);
    await waitFor(() => expect(total()).toHaveTextContent('See associate for price'));
    expect(priceCalls()).toHaveLength(1);
  });
});

describe('custom sku', () => {
  const search = async (text: string) => {
    const { user } = await renderConfigurator();
    await user.type(screen.getByRole('textbox', { name: 'Search by custom sku' }), text);
    await user.click(screen.getByRole('button', { name: 'Search' }));
  };

  it('loads a sku of this style at once', async () => {
    await search('HT4272A-L0530-SM-106-RD-E1-20');
    expect(screen.getByTestId('custom-sku')).toHaveTextContent('HT4272A-L0530-SM-106-RD-E1-20');
    expect(within(summary()).getByRole('row', { name: /^Wood/ })).toHaveTextContent('Soft Maple');
  });

  it('opens the popup for a bad one and keeps the configuration', async () => {
    await search('nonsense');
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer({ title: 'invalid sku', status: 422 }, 422);
    expect(await screen.findByRole('dialog', { name: 'invalid sku' })).toBeVisible();
    expect(screen.getByTestId('custom-sku')).toHaveTextContent('HT4260S-L0230-RO-100-RE-E1-20');
  });

  it('leads to the style that the sku belongs to', async () => {
    await search('MS-1-2');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.path).toBe('/api/GetPageByCustomSku?customSKU=MS-1-2');
    calls[0]?.answer({ NormalizedName: 'office', StylePage: { ActiveStyle: { NormalizedName: 'writing-desk' } } });
    await waitFor(() => expect(push).toHaveBeenCalledWith('/office/writing-desk?customSku=MS-1-2'));
  });
});

it('opens with the notice of the page', async () => {
  await renderConfigurator({ notice: 'invalid sku' });
  expect(await screen.findByRole('dialog', { name: 'invalid sku' })).toBeVisible();
});
