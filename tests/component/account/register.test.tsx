import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterForm } from '@/components/account/register-form';
import { goTo } from '@/lib/client/navigate';
import { calls, catchCalls, nextCall } from '../calls';

jest.mock('@/lib/client/navigate', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

beforeEach(() => {
  catchCalls();
  localStorage.clear();
});

const register = () => screen.getByRole('button', { name: 'Register' });

async function fill(values: Readonly<Record<string, string>> = {}) {
  render(<RegisterForm returnPath="/" />);
  const user = userEvent.setup();
  const texts = {
    Email: 'new@shop.example',
    Password: 'correct horse',
    'Confirm Password': 'correct horse',
    'Dealer Code': 'OAK-1',
    ...values,
  };
  for (const [label, text] of Object.entries(texts)) {
    if (text !== '') await user.type(screen.getByLabelText(label), text);
  }
  await user.click(register());
  return user;
}

const call = () => nextCall('/api/AccountWeb/register');

it('sends the four fields, keeps the token and leads to the root', async () => {
  await fill();
  const sent = await call();
  expect(sent.body).toEqual({
    Email: 'new@shop.example',
    Password: 'correct horse',
    ConfirmPassword: 'correct horse',
    DealerCode: 'OAK-1',
  });
  sent.answer({ Token: 'a.b.c' });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('syo.token')).toBe('a.b.c');
});

it('requires every field', async () => {
  await fill({ Email: '', Password: '', 'Confirm Password': '', 'Dealer Code': '' });
  for (const name of ['Email', 'Password', 'Confirm Password', 'Dealer Code']) {
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveAccessibleDescription(RegExp(`${name} is required`)));
  }
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(calls).toHaveLength(0);
});

it.each([
  ['Email', { Email: 'not an address' }, 'Invalid email address'],
  ['Confirm Password', { 'Confirm Password': 'other' }, 'Password do not match'],
])('checks %s before anything is sent', async (label, values, message) => {
  await fill(values);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(calls).toHaveLength(0);
});

it('shows the server’s title, and each field error under its field', async () => {
  await fill();
  (await call()).answer(
    {
      title: 'Please check the form',
      status: 400,
      detail: 'Some fields are wrong.',
      errors: { Email: ['This address is taken'], DealerCode: ['This code is not valid'] },
    },
    400,
  );
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please check the form'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This address is taken');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Dealer Code')).toHaveAccessibleDescription(/This code is not valid/);
  expect(register()).toBeEnabled();
});

it.each([[['Too short', 'No such code']], [[{ description: 'Too short' }, { description: 'No such code' }]]])(
  'shows a list body line by line',
  async (body) => {
    await fill();
    (await call()).answer(body, 400);
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['Too short', 'No such code']);
    expect(screen.getByRole('alert')).toContainElement(lines[0] ?? null);
  },
);

it('says how long to wait when there were too many tries', async () => {
  await fill();
  (await call()).answer({ title: 'Too many requests', status: 429, detail: 'Try again in 12 minutes.' }, 429);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many requestsTry again in 12 minutes.'));
});

it('Cancel leads back to login', async () => {
  render(<RegisterForm returnPath="/tables" />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(goTo).toHaveBeenCalledWith('/WebAccount/Login?from=%2Ftables');
});
