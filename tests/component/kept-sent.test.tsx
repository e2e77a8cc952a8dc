/** What a shopper keeps without an account is mailed, and taken along when signing in (specification §4.9). */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keep, storedOf } from '@/components/configurator/design-actions/stored-designs';
import { keptText } from '@/components/configurator/design-actions/kept-text';
import { KeptIntoQuote } from '@/components/quotes/kept-into-quote';
import { configurationOf } from '@/lib/families/registry';
import { harvestTable } from '../fixtures/styles/harvest-table';
import { calls, catchCalls, nextCall } from './calls';
import { initialPicks, renderConfigurator } from './render-configurator';

const usual = configurationOf(harvestTable, initialPicks);
const ogee = usual.after({ type: 'pick', sectionId: 25, partId: 252 });
const NOVEMBER_20 = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  catchCalls();
  keptText.set(null);
});

it('A kept design says when it was kept and is mailed as it is, not as the one on show', async () => {
  keep(storedOf(ogee, 'tables', NOVEMBER_20));
  const { user } = await renderConfigurator();
  await user.click(screen.getByRole('button', { name: 'Compare 1' }));
  const kept = within(await screen.findByRole('dialog', { name: 'Kept designs' }));
  expect(kept.getByText('Kept on 20 Nov')).toBeVisible();
  await user.click(kept.getByRole('button', { name: `E-mail ${ogee.sku}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail this design' }));
  for (const label of ['Sender Email', 'Confirm Sender Email', 'Customer Email']) {
    await user.type(dialog.getByLabelText(label), 'ada@home.test');
  }
  await user.type(dialog.getByLabelText('Customer Name'), 'Ada Byron');
  await user.type(dialog.getByLabelText('Message'), 'For me.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  const sent = await nextCall('/api/SendEmailByBody');
  expect(sent.body).toMatchObject({ customSku: ogee.sku, toAddress: 'ada@home.test', ccAddress: 'ada@home.test' });
});

it('Who signs in takes along what is kept, in one quote', async () => {
  keep(storedOf(usual, 'tables', NOVEMBER_20));
  keep(storedOf(ogee, 'tables', NOVEMBER_20));
  const who = { status: 'in', token: 't', email: 'ann@oak.test', isSuperUser: false, markupCode: '' } as const;
  const user = userEvent.setup();
  render(<KeptIntoQuote session={{ ...who, markup: null }} />);
  await user.click(screen.getByRole('button', { name: 'Put 2 kept designs into a quote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as quote' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/SaveQuote')).toBe(true));
  const saved = calls.find(({ path }) => path === '/api/SaveQuote');
  expect(saved?.body.Pieces).toMatchObject([{ Sku: usual.sku }, { Sku: ogee.sku }]);
  expect(saved?.body.Version).toBe(0);
});
