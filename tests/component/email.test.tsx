import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailIcon } from '@/components/email/email-icon';
import { discountStore } from '@/lib/client/dealer-settings';
import { calls, catchCalls, nextCall, type Call } from './calls';
import { answerSessionCheck, keepToken, startAsStranger } from './sign-in';

const SEND = '/api/SendEmailByBody';
const SKU = 'LT4272S-L0130-CH-113-RE-E1-F0-20';

beforeEach(() => {
  catchCalls();
  startAsStranger();
  // What the screen copes with is logged (SPEC §8).
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', `/tables?customSku=${SKU}`);
});

type User = ReturnType<typeof userEvent.setup>;

const label = (name: string) => screen.getByLabelText(name);
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const dialog = () => screen.queryByRole('dialog');

async function openDialog(): Promise<User> {
  const user = userEvent.setup();
  render(<EmailIcon />);
  await user.click(screen.getByRole('button', { name: 'E-mail this design' }));
  await screen.findByRole('dialog', { name: 'E-mail this design' });
  return user;
}

const GOOD: Readonly<Record<string, string>> = {
  'Sender Email': 'joe@shop.test',
  'Confirm Sender Email': 'joe@shop.test',
  'Customer Name': 'Ann',
  'Customer Email': 'ann@home.test',
  Message: 'Here is your table.',
};

/** Fills in all fields but some. */
async function fill(user: User, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await user.click(label(name));
    await user.paste(value);
  }
}

async function sendGood(user: User): Promise<Call> {
  await fill(user, GOOD);
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await user.click(sendButton());
  return nextCall(SEND);
}

describe('The e-mail modal', () => {
  it.each([
    ['Cancel', (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', (user: User) => user.keyboard('{Escape}')],
  ])('is not there until its icon is pressed, and %s takes it away again', async (_, leave) => {
    const user = await openDialog();
    for (const name of Object.keys(GOOD)) expect(label(name)).toBeInTheDocument();
    await leave(user);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.getByRole('button', { name: 'E-mail this design' })).toHaveFocus();
    expect(calls).toHaveLength(0);
  });

  it('starts empty, without messages, and cannot be sent', async () => {
    await openDialog();
    expect(sendButton()).toBeDisabled();
    for (const name of Object.keys(GOOD)) {
      expect(label(name)).toHaveValue('');
      expect(label(name)).toBeValid();
    }
    expect(screen.queryByText(/required/)).toBeNull();
  });

  it.each([
    ['Sender Email', 'Sender Email is required'],
    ['Confirm Sender Email', 'Confirm Sender Email is required'],
    ['Customer Name', 'Customer Name is required'],
    ['Customer Email', 'Customer Email is required'],
    ['Message', 'Message is required'],
  ])('says of an empty %s, once it was touched: %s', async (name, message) => {
    const user = await openDialog();
    await user.click(label(name));
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(label(name)).toHaveAccessibleDescription(message);
  });

  it.each(['Sender Email', 'Confirm Sender Email', 'Customer Email'])(
    'says while %s is typed that it is none',
    async (name) => {
      const user = await openDialog();
      await user.type(label(name), 'joe@shop');
      expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
      await user.type(label(name), '.test');
      await waitFor(() => expect(screen.queryByText('Invalid email address')).toBeNull());
    },
  );

  it('says that the addresses do not match, whichever of them is changed', async () => {
    const user = await openDialog();
    await fill(user, { ...GOOD, 'Confirm Sender Email': 'jo@shop.test' });
    expect(await screen.findByText('Email addresses do not match')).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
    await user.clear(label('Sender Email'));
    await user.type(label('Sender Email'), 'jo@shop.test');
    await waitFor(() => expect(screen.queryByText('Email addresses do not match')).toBeNull());
    await waitFor(() => expect(sendButton()).toBeEnabled());
  });

  it.each(Object.keys(GOOD))('cannot be sent without %s', async (missing) => {
    const user = await openDialog();
    await fill(user, Object.fromEntries(Object.entries(GOOD).filter(([name]) => name !== missing)));
    await user.tab();
    expect(sendButton()).toBeDisabled();
    await fill(user, { [missing]: GOOD[missing] ?? '' });
    await waitFor(() => expect(sendButton()).toBeEnabled());
  });

  it('cannot be sent with a message of more than 4,000 letters', async () => {
    const user = await openDialog();
    await fill(user, { ...GOOD, Message: 'x'.repeat(4001) });
    expect(await screen.findByText('Message must have at most 4000 characters')).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
  });
});

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
