import { screen, waitFor, within } from '@testing-library/react';
import { pricesToWire } from '@/lib/contracts/prices';
import { configurationOf } from '@/lib/families/registry';
import {
  designsIn,
  keep,
  remember,
  storedOf,
  textOf,
  type StoredDesign,
} from '@/components/configurator/design-actions/stored-designs';
import { keptText } from '@/components/configurator/design-actions/kept-text';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { calls, catchCalls, type Call } from './calls';
import { initialPicks, initialPrices, renderConfigurator, skuInAddress } from './render-configurator';

const usual = configurationOf(harvestTable, initialPicks);
const withEdge = (partId: number) => usual.after({ type: 'pick', sectionId: 25, partId });
const ogee = withEdge(252);
const NOVEMBER_20 = Date.UTC(2026, 10, 20, 12);
const ogeeStored = storedOf(ogee, 'tables', NOVEMBER_20);

beforeEach(() => {
  catchCalls();
  keptText.set(null);
});
// What the browser remembers is written a moment after a pick, or as soon as the page is put away: not into the next test.
afterEach(async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
});

const actions = () => within(screen.getByRole('group', { name: 'Your design' }));

type Today = { readonly [K in 'IsMade' | 'CustomSku' | 'Selection' | 'Rows']: unknown };

/** Answers what a kept design is today: as it was, unless something else is said. */
async function becomes({ sku, picks, selection }: StoredDesign, today?: Today): Promise<void> {
  const isIts = ({ path, body }: Call) =>
    path === '/api/GetDesignToday' && JSON.stringify(body.Parts) === JSON.stringify(picks.parts);
  await waitFor(() => expect(calls.filter(isIts)).not.toHaveLength(0));
  const same = { IsMade: true, CustomSku: sku, Selection: selection, Rows: [] };
  for (const call of calls.filter(isIts)) call.answer(today ?? same);
}

/** Answers whoever asks for the price of a table with this edge. */
async function priceOf(edge: number, total: number): Promise<void> {
  const asked = () =>
    calls.filter(({ path, body }) => path.endsWith('Prices') && JSON.stringify(body.TableEdge) === `{"Id":${edge}}`);
  await waitFor(() => expect(asked()).not.toHaveLength(0));
  for (const call of asked()) call.answer(pricesToWire({ ...initialPrices, total }));
}

it('A design is kept, compared with another at today’s prices, opened and let go', async () => {
  keep(ogeeStored);
  const { user } = await renderConfigurator();
  await user.click(actions().getByRole('button', { name: 'Keep' }));
  await user.click(await actions().findByRole('button', { name: 'Compare 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kept designs' }));
  await becomes(ogeeStored);
  await becomes(storedOf(usual, 'tables', NOVEMBER_20));
  await priceOf(252, 2600);
  await priceOf(1709, 2460);
  const total = within(await dialog.findByRole('row', { name: /^Total today/ }));
  await waitFor(() =>
    expect(total.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['$2,600+$140', '$2,460lowest']),
  );
  const edges = within(dialog.getByRole('row', { name: /^Edge/ }));
  expect(edges.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Ogee', 'Eased']);
  expect(dialog.queryByRole('row', { name: /^Leg/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Show all choices' }));
  expect(dialog.getByRole('row', { name: /^Leg/ })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: `Remove ${usual.sku}` }));
  expect(dialog.queryByRole('columnheader', { name: new RegExp(usual.sku) })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: `Open ${ogee.sku}` }));
  await waitFor(() => expect(skuInAddress()).toBe(ogee.sku));
  await user.click(actions().getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(skuInAddress()).toBe(usual.sku));
});

it('A fifth design is not kept in silence', async () => {
  const others = [252]
    .map(withEdge)
    .concat([202, 203].map((partId) => usual.after({ type: 'pick', sectionId: 20, partId })));
  for (const each of [...others, usual.after({ type: 'pick', sectionId: 30, partId: 302 })])
    expect(keep(storedOf(each, 'tables', NOVEMBER_20))).toBe(true);
  expect(keep(storedOf(usual, 'tables', NOVEMBER_20))).toBe(false);
  const { user } = await renderConfigurator();
  await user.click(actions().getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText(/^Four designs are kept/)).toBeInTheDocument();
});

it('The last design of a style is offered to who comes back, with its price of today, and not forced', async () => {
  remember(ogeeStored);
  const { user } = await renderConfigurator();
  expect(skuInAddress()).toBe(usual.sku);
  const offer = within(await screen.findByRole('region', { name: 'Your last design' }));
  await priceOf(252, 2340);
  expect(await offer.findByText('Continue your Harvest Leg Table from 20 Nov, $2,340?')).toBeInTheDocument();
  await user.click(offer.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(skuInAddress()).toBe(ogee.sku));
  expect(screen.queryByRole('region', { name: 'Your last design' })).not.toBeInTheDocument();
});

it('Nothing is offered to who opens a link to a design', async () => {
  remember(ogeeStored);
  await renderConfigurator({ address: `/tables/harvest-leg?customSku=${usual.sku}` });
  await new Promise((settle) => setTimeout(settle, 100));
  expect(screen.queryByRole('region', { name: 'Your last design' })).not.toBeInTheDocument();
});

it('A kept design of an older catalogue opens with what still exists and names what does not', async () => {
  const text = JSON.stringify({ version: 1, designs: [ogeeStored] });
  // The edge that was kept had another id and name then.
  window.localStorage.setItem('syo.kept', text.replaceAll('252', '9252').replaceAll('"Ogee"', '"Waterfall"'));
  const { user } = await renderConfigurator();
  await user.click(actions().getByRole('button', { name: 'Compare 1' }));
  await user.click(await screen.findByRole('button', { name: /^Open/ }));
  expect(
    await screen.findByText('Not made any more, so the usual design steps in: Waterfall Edge.'),
  ).toBeInTheDocument();
  expect(skuInAddress()).toBe(usual.sku);
});

it('A kept design is priced and shown as what it is today, and says what of it is gone', async () => {
  keep(ogeeStored);
  const { user } = await renderConfigurator();
  await user.click(actions().getByRole('button', { name: 'Compare 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kept designs' }));
  const { sku, selection, rows } = storedOf(usual, 'tables', NOVEMBER_20);
  const Rows = rows.map(({ label, part }) => ({ Section: label, Part: part }));
  await becomes(ogeeStored, { IsMade: false, CustomSku: sku, Selection: selection, Rows });
  await priceOf(1709, 2460);
  expect(await dialog.findByText('$2,460')).toBeVisible();
  expect(dialog.getByText('Not made any more, so the usual design steps in: Ogee Edge.')).toBeVisible();
  expect(within(dialog.getByRole('row', { name: /^Edge/ })).getByRole('cell')).toHaveTextContent('Eased');
  const [picture] = dialog.getAllByAltText('');
  expect(picture).toHaveAttribute('src', `/pictures/og/${sku}.jpg`);
});

it('A kept design of a style that is gone says so, and asks for no price or picture', async () => {
  keep(ogeeStored);
  const { user } = await renderConfigurator();
  await user.click(actions().getByRole('button', { name: 'Compare 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kept designs' }));
  await becomes(ogeeStored, { IsMade: false, CustomSku: null, Selection: null, Rows: [] });
  expect(await dialog.findByText('The Harvest Leg Table is not made any more.')).toBeVisible();
  expect(dialog.queryByAltText('')).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /^Open/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /^Remove/ })).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('Prices'))).toEqual([]);
});

it.each([null, '', '{', '[]', '{"version":2,"designs":[]}', '{"version":1,"designs":[{"sku":"X"}]}'])(
  'What a browser holds as %p is no design',
  (text) => expect(designsIn(text)).toEqual([]),
);

it('What is written is read', () => {
  expect(designsIn(textOf([ogeeStored]))).toEqual([ogeeStored]);
});
