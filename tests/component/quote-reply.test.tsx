/** A customer's answer to a quote (specification §23.6). */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuoteReply } from '@/components/quotes/quote-reply';
import { calls, catchCalls, nextCall } from './calls';

beforeEach(catchCalls);

it('Accepts with a typed name, once', async () => {
  const user = userEvent.setup();
  render(<QuoteReply token="secret" state="Sent" dealer="Oak & Sons" />);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Type your name first.');
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText('Your name'), 'Ada Byron');
  await user.dblClick(screen.getByRole('button', { name: 'Accept' }));
  const call = await nextCall('/api/AnswerQuote');
  expect(call.body).toEqual({ Token: 'secret', Answer: 'Accept', Name: 'Ada Byron' });
  expect(calls).toHaveLength(1);
  await act(async () => call.answer({ State: 'Accepted' }));
  expect(await screen.findByText(/the quote is accepted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('Sends a question, and keeps it when it could not be sent', async () => {
  const user = userEvent.setup();
  render(<QuoteReply token="secret" state="Sent" dealer="Oak & Sons" />);
  await user.type(screen.getByLabelText('Ask a question'), 'Is cherry darker?');
  await user.click(screen.getByRole('button', { name: 'Send to Oak & Sons' }));
  const call = await nextCall('/api/AskQuote');
  await act(async () => call.fail());
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop did not answer');
  expect(screen.getByLabelText('Ask a question')).toHaveValue('Is cherry darker?');
});
