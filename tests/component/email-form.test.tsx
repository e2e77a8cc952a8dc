import { screen, waitFor } from '@testing-library/react';
import { EXIT_MS } from '@/components/ui/use-closing';
import { calls } from './calls';
import { GOOD, dialog, fill, freshScreens, label, openDialog, sendButton, type User } from './email-dialog';

freshScreens();

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

  it('keeps what was typed when Escape puts it aside, and throws it away at Cancel', async () => {
    const user = await openDialog();
    await fill(user, GOOD);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    // A press while it still fades away opens it anew, and the end of that fade closes it no more.
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'E-mail this design' }));
      expect(dialog()).not.toBeNull();
      await new Promise((done) => setTimeout(done, 3 * EXIT_MS));
      expect(dialog()).not.toBeNull();
    };
    await reopen();
    for (const [name, value] of Object.entries(GOOD)) expect(label(name)).toHaveValue(value);
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await reopen();
    for (const name of Object.keys(GOOD)) expect(label(name)).toHaveValue('');
  });
});
