/** The desk's list of quotes (specification §23). */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuoteList } from '@/components/quotes/quote-list';
import type { ListedQuote } from '@/lib/contracts/quote-answers';
import { calls, catchCalls, nextCall, type Call } from './calls';

beforeEach(catchCalls);

const quote = (Number: string, CustomerName: string, Total: number): ListedQuote => ({
  ...{ Id: Number, Number, CustomerName, Total, Revision: 1, Dealer: 'Oak', State: 'Sent', CustomerEmail: '' },
  ...{ ValidUntil: '2026-12-22', UpdatedAt: '2026-11-22T10:00:00.000Z' },
});
const answer = (...Quotes: readonly ListedQuote[]) => ({
  ...{ Quotes, Count: Quotes.length, Total: Quotes.reduce((sum, { Total }) => sum + Total, 0), IsAll: false },
});
/** The question with this query. */
async function ask(query: string): Promise<Call> {
  const call = await nextCall(
    '/api/GetQuotes',
    calls.filter(({ path }) => !path.endsWith(`?${query}`)),
  );
  expect(call.path).toBe(`/api/GetQuotes?${query}`);
  return call;
}
const FIRST = 'sort=updated&direction=down&page=0';

it('Shows quotes as rows with what they come to, and sorts by a heading', async () => {
  const user = userEvent.setup();
  render(<QuoteList token="t" />);
  const first = await ask(FIRST);
  expect(first.token).toBe('t');
  await act(async () => first.answer(answer(quote('OAK-2026-0002', 'Ada', 1600), quote('OAK-2026-0001', 'Alan', 900))));
  expect(await screen.findByText('2 quotes, $2,500 together')).toBeVisible();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['OAK-2026-0002', 'OAK-2026-0001']);
  await user.click(screen.getByRole('button', { name: 'Total' }));
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  const second = await ask('sort=total&direction=up&page=0');
  await act(async () => second.answer(answer(quote('OAK-2026-0001', 'Alan', 900))));
  expect(await screen.findByText('1 quote, $900 together')).toBeVisible();
});

it('A late answer never comes over a newer one', async () => {
  const user = userEvent.setup();
  render(<QuoteList token="t" />);
  const early = await ask(FIRST);
  await user.selectOptions(screen.getByLabelText('State'), 'Sent');
  const late = await ask('state=Sent&sort=updated&direction=down&page=0');
  await act(async () => late.answer(answer(quote('OAK-2026-0003', 'Grace', 10))));
  await act(async () => early.answer(answer(quote('OAK-2026-0009', 'Old', 99))));
  expect(screen.getByText('OAK-2026-0003')).toBeVisible();
  expect(screen.queryByText('OAK-2026-0009')).toBeNull();
  expect(calls).toHaveLength(2);
});

it('Says why there is no list', async () => {
  render(<QuoteList token="t" />);
  const first = await ask(FIRST);
  await act(async () => first.answer({ title: 'Service unavailable', detail: 'The database is away.' }, 503));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
});
