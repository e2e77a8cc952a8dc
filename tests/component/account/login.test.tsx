import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from '@/components/account/login-form';
import { goTo } from '@/lib/client/navigate';
import { calls, catchCalls, nextCall } from '../calls';

jest.mock('@/lib/client/navigate', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

const LOGIN = '/api/AccountWeb/login';

beforeEach(() => {
  catchCalls();
  localStorage.clear();
});

const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');

function renderLogin(returnPath = '/') {
  render(<LoginForm returnPath={returnPath} />);
  return userEvent.setup();
}

async function send(user: ReturnType<typeof userEvent.setup>) {
  await user.type(username(), 'dealer@shop.example');
  await user.type(password(), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return nextCall(LOGIN);
}

it('sends e-mail and password, keeps the token and leads to the root', async () => {
  const call = await send(renderLogin());
  expect(call).toMatchObject({
    method: 'POST',
    body: { Email: 'dealer@shop.example', Password: 'correct horse' },
    token: null,
    credentials: 'same-origin',
  });
  call.answer({ Token: 'a.b.c', IsAuthenticated: true, User: { Email: 'dealer@shop.example' } });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('syo.token')).toBe('a.b.c');
});

it('leads back to the category page it came from', async () => {
  const call = await send(renderLogin('/tables/harvest-leg?customSku=A-1'));
  call.answer({ Token: 'a.b.c', IsAuthenticated: true, User: { Email: 'dealer@shop.example' } });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/tables/harvest-leg?customSku=A-1'));
});

it('opens the dialog Login Failed with the server’s words, and OK closes it', async () => {
  const user = renderLogin();
  const call = await send(user);
  call.answer({ title: 'Sign-in needed', status: 401, detail: 'Username or password is wrong.' }, 401);
  const dialog = await screen.findByRole('dialog', { name: 'Login Failed' });
  expect(dialog).toHaveAccessibleDescription('Username or password is wrong.');
  const okay = within(dialog).getByRole('button', { name: 'OK' });
  expect(okay).toHaveFocus();
  await user.click(okay);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(goTo).not.toHaveBeenCalled();
  expect(localStorage.getItem('syo.token')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(calls).toHaveLength(2));
});

it('says so in the same dialog when nobody answers', async () => {
  const call = await send(renderLogin());
  call.fail();
  expect(await screen.findByRole('dialog', { name: 'Login Failed' })).toHaveTextContent('The shop did not answer');
});

it('requires both fields: the messages describe them, the first has the focus, nothing is sent', async () => {
  const user = renderLogin();
  expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(username()).toHaveAccessibleDescription(/Username is required/));
  expect(username()).toBeInvalid();
  expect(username()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('Password is required');
  await user.type(username(), 'd@shop.example');
  await waitFor(() => expect(username()).toBeValid());
  expect(calls).toHaveLength(0);
});

it('shows a message after a field was touched, not before', async () => {
  const user = renderLogin();
  await user.click(username());
  expect(screen.queryByText('Username is required')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.queryByText('Password is required')).not.toBeInTheDocument();
});

it('tells the browser what the fields are, and shows the password when asked', async () => {
  const user = renderLogin();
  expect(username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(password()).toHaveAttribute('type', 'password');
});

it('Cancel leads to the root; the links lead to register, knowing the way back, and to the reset', async () => {
  const user = renderLogin('/tables');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/WebAccount/Register?from=%2Ftables');
  expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
    'href',
    '/WebAccount/reset-password-email',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(goTo).toHaveBeenCalledWith('/');
});

it('asks for the code of an authenticator app once the password was right, and sends it along', async () => {
  const user = renderLogin();
  const call = await send(user);
  const words = 'Enter the code of your authenticator app';
  call.answer({ title: 'Code needed', status: 401, detail: `${words}.`, errors: { Code: [words] } }, 401);
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveAccessibleDescription(RegExp(words)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const again = await nextCall(LOGIN, [call]);
  expect(again.body).toEqual({ Email: 'dealer@shop.example', Password: 'correct horse', Code: '123456' });
});
