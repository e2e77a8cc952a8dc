import { act, screen, waitFor } from '@testing-library/react';
import { discountStore } from '@/lib/client/dealer-settings';
import { calls, nextCall, type Call } from './calls';
import { GOOD, SKU, dialog, fill, freshScreens, label, openDialog, sendButton, type User } from './email-dialog';
import { answerSessionCheck, keepToken } from './sign-in';

const SEND = '/api/SendEmailByBody';

freshScreens();

async function sendGood(user: User): Promise<Call> {
  await fill(user, GOOD);
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await user.click(sendButton());
  return nextCall(SEND);
}

describe('Sending', () => {
  it('sends the design in the address once, and says whom it goes to', async () => {
    const user = await openDialog();
    const call = await sendGood(user);
    expect(call).toMatchObject({ method: 'POST', token: null, credentials: 'omit' });
    expect(call.body).toEqual({
      toAddress: 'ann@home.test',
      ccAddress: 'joe@shop.test',
      customerName: 'Ann',
      message: 'Here is your table.',
      customSku: SKU,
      discount: null,
      markup: null,
    });
    const busy = screen.getByRole('button', { name: 'Sending…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await user.click(busy);
    await user.keyboard('{Enter}');
    expect(calls).toHaveLength(1);
    await act(async () => call.answer({ Id: 'x' }, 202));
    expect(await screen.findByRole('dialog', { name: 'Your e-mail is on its way' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('ann@home.test');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it.each([
    ['a limit', 429, 'Too many attempts. Please try again in 59 minutes.'],
    ['a database that is away', 503, 'The database is away. Try again shortly.'],
  ])('says why it failed by %s, keeps what was typed, and can be tried again', async (_, status, detail) => {
    const user = await openDialog();
    const call = await sendGood(user);
    await act(async () => call.answer({ title: 'No', status, detail }, status));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(label('Message')).toHaveValue(GOOD.Message);
    await user.click(sendButton());
    const again = await nextCall(SEND, [call]);
    await act(async () => again.answer({ Id: 'x' }, 202));
    expect(await screen.findByText('Your e-mail is on its way')).toBeInTheDocument();
  });

  it('says that the shop did not answer', async () => {
    const user = await openDialog();
    const call = await sendGood(user);
    await act(async () => call.fail());
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop did not answer');
  });

  it('puts the server’s messages under their fields', async () => {
    const user = await openDialog();
    const call = await sendGood(user);
    const errors = { toAddress: ['Invalid email address'] };
    await act(async () => call.answer({ title: 'Malformed request', status: 400, detail: 'Wrong.', errors }, 400));
    await waitFor(() => expect(label('Customer Email')).toHaveAccessibleDescription('Invalid email address'));
    expect(label('Customer Email')).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('For a signed-in dealer', () => {
  it('the sender’s address is filled in, twice, and the discount goes along', async () => {
    const token = keepToken();
    discountStore.set('12.5');
    const user = await openDialog();
    await answerSessionCheck({ email: 'dealer@shop.test' });
    await waitFor(() => expect(label('Sender Email')).toHaveValue('dealer@shop.test'));
    expect(label('Confirm Sender Email')).toHaveValue('dealer@shop.test');
    await fill(user, { 'Customer Name': 'Ann', 'Customer Email': 'ann@home.test', Message: 'Hello' });
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(sendButton());
    const call = await nextCall(SEND);
    expect(call).toMatchObject({ token, credentials: 'same-origin' });
    expect(call.body).toMatchObject({ ccAddress: 'dealer@shop.test', discount: 12.5, markup: null });
  });

  it('what has been typed before the session is known stays', async () => {
    keepToken();
    const user = await openDialog();
    await user.type(label('Message'), 'Hello');
    await answerSessionCheck({ email: 'dealer@shop.test' });
    await waitFor(() => expect(label('Sender Email')).toHaveValue('dealer@shop.test'));
    expect(label('Message')).toHaveValue('Hello');
  });
});
