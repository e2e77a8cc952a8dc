import { isDeepStrictEqual } from 'node:util';
import { screen, waitFor, within } from '@testing-library/react';
import { pricesToWire } from '@/lib/contracts/prices';
import { configurationOf } from '@/lib/families/registry';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { calls, catchCalls, nextCall } from './calls';
import { initialPicks, initialPrices, openSection, renderConfigurator, skuInAddress } from './render-configurator';

beforeEach(catchCalls);

const EASED = 1709;
const OGEE = { sectionId: 25, partId: 252 } as const;
const SHAKER_WITH_OGEE = 'The combination of Tapered Shaker Leg with Ogee Edge is not available.';

/** Answers who asks for the prices of a table with this edge. */
async function priceOf(edgeId: number, total: number, isValid = true): Promise<void> {
  const asked = () =>
    calls.filter(
      ({ path, body }) => path === '/api/GetTablePrices' && isDeepStrictEqual(body.TableEdge, { Id: edgeId }),
    );
  await waitFor(() => expect(asked()).not.toHaveLength(0));
  for (const call of asked()) call.answer(pricesToWire({ ...initialPrices, total, isValid }));
}

it('A refusal offers the smallest way out with its price; one tap takes it, and it is said', async () => {
  const { user } = await renderConfigurator();
  await openSection(user, 'Edge');
  await user.click(screen.getByRole('radio', { name: /^Ogee/ }));
  await priceOf(OGEE.partId, 2500);
  await openSection(user, 'Leg');
  const shaker = screen.getByRole('radio', { name: /^Tapered Shaker/ });
  await user.click(shaker);
  const popup = await screen.findByRole('dialog', { name: SHAKER_WITH_OGEE });
  const ways = within(await within(popup).findByRole('list'));
  expect(within(popup).getByRole('button', { name: 'Okay' })).toHaveFocus();
  const way = ways.getAllByRole('button')[0];
  if (!way) throw new Error('no way out is offered');
  expect(way).toHaveTextContent('Use Eased Edge instead of Ogee');
  await priceOf(EASED, 2460);
  await waitFor(() => expect(way).toHaveTextContent('−$40'));
  await user.click(way);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shaker).toBeChecked();
  expect(shaker).toHaveFocus();
  expect(skuInAddress()).toBe(
    configurationOf(harvestTable, initialPicks).after({ type: 'pick', sectionId: 30, partId: 302 }).sku,
  );
  const note = within(await screen.findByRole('group', { name: 'Last change' }));
  expect(note.getByText(/^Use Eased Edge instead of Ogee/)).toBeInTheDocument();
  const before = skuInAddress();
  await user.click(note.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(skuInAddress()).not.toBe(before));
  expect(screen.getByRole('radio', { name: /^Ogee/, hidden: true })).toBeChecked();
});

it('A configuration in conflict says what would fit', async () => {
  const inConflict = configurationOf(harvestTable, {
    ...initialPicks,
    parts: { ...initialPicks.parts, [OGEE.sectionId]: [OGEE.partId], 30: [302] },
  });
  const { user } = await renderConfigurator({ initialPicks: inConflict.picks, initialPrices: null });
  await priceOf(OGEE.partId, 0, false);
  await user.click(await screen.findByRole('button', { name: 'See what would fit' }));
  const popup = await screen.findByRole('dialog');
  const ways = within(await within(popup).findByRole('list')).getAllByRole('button');
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.length).toBeLessThanOrEqual(3);
  for (const way of ways.slice(0, 1)) await user.click(way);
  expect(screen.queryByText(/^Restricted/)).not.toBeInTheDocument();
});

it('Without the space of designs the message stays as it is and says that suggestions are not at hand', async () => {
  const { user } = await renderConfigurator({ spacePath: '/spaces/1/17' });
  await openSection(user, 'Edge');
  await user.click(screen.getByRole('radio', { name: /^Ogee/ }));
  const sku = skuInAddress();
  await openSection(user, 'Leg');
  await user.click(screen.getByRole('radio', { name: /^Tapered Shaker/ }));
  const popup = await screen.findByRole('dialog', { name: SHAKER_WITH_OGEE });
  (await nextCall('/spaces/1/17')).fail();
  expect(await within(popup).findByText('Suggestions are not at hand.')).toBeVisible();
  expect(within(popup).queryByRole('list')).not.toBeInTheDocument();
  await user.click(within(popup).getByRole('button', { name: 'Okay' }));
  await user.click(screen.getByRole('button', { name: 'Surprise me' }));
  const known = calls.filter(({ path }) => path === '/spaces/1/17');
  (await nextCall('/spaces/1/17', known.slice(0, 1))).answer({ detail: 'no such space' }, 404);
  expect(await screen.findByRole('dialog', { name: 'Suggestions are not at hand at present.' })).toBeVisible();
  expect(skuInAddress()).toBe(sku);
});
