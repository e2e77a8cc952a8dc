import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountSettings } from '@/components/account/settings/account-settings';
import { answerSessionCheck, keepToken, startAsStranger } from '../sign-in';
import { catchCalls, nextCall } from '../calls';

const session = (Id: string, more: object = {}) => ({
  Id,
  Began: '2026-11-20T10:00:00.000Z',
  LastUsed: '2026-11-21T10:00:00.000Z',
  Address: '10.0.0.1',
  Browser: 'Firefox on Windows',
  IsCurrent: false,
  ...more,
});
const HERE = session('1', { IsCurrent: true, Browser: 'Chrome on Linux' });
const NONE = { IsOffered: false, IsRequired: false, IsOn: false };

const ACCOUNT = '/api/AccountWeb/Account';

async function open(answer: object = {}) {
  catchCalls();
  startAsStranger();
  keepToken();
  render(<AccountSettings />);
  await answerSessionCheck({ email: 'ann@shop.example' });
  const asked = await nextCall(ACCOUNT);
  asked.answer({ Email: 'ann@shop.example', Sessions: [HERE, session('2')], SecondFactor: NONE, ...answer });
  await screen.findByText('Firefox on Windows, 10.0.0.1');
  return userEvent.setup();
}

it('leads whoever is not logged in to the login', () => {
  catchCalls();
  startAsStranger();
  render(<AccountSettings />);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/WebAccount/Login');
});

it('changes the password by the current one and says so', async () => {
  const user = await open();
  const form = within(screen.getByRole('region', { name: 'Password' }));
  await user.type(form.getByLabelText('Current Password'), 'old enough words');
  await user.type(form.getByLabelText('New Password'), 'a cherry sideboard');
  await user.type(form.getByLabelText('Confirm Password'), 'a cherry sideboard');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  const sent = await nextCall('/api/AccountWeb/ChangePassword');
  expect(sent.body).toEqual({ Password: 'old enough words', NewPassword: 'a cherry sideboard' });
  sent.answer({});
  expect(await form.findByText('Your password is changed.')).toBeInTheDocument();
  expect(form.getByLabelText('Current Password')).toHaveValue('');
});

it('ends one session, or all others, by the password; its own has no end here', async () => {
  const user = await open();
  const part = within(screen.getByRole('region', { name: 'Where you are signed in' }));
  expect(part.getAllByRole('button', { name: /^End/ })).toHaveLength(2);
  await user.click(part.getByRole('button', { name: 'End Firefox on Windows, 10.0.0.1' }));
  await user.type(part.getByLabelText('Password'), 'old enough words');
  const [, confirm] = part.getAllByRole('button', { name: 'End Firefox on Windows, 10.0.0.1' });
  if (!confirm) throw new Error('nothing to confirm with');
  await user.click(confirm);
  const sent = await nextCall('/api/AccountWeb/EndSessions');
  expect(sent.body).toEqual({ Password: 'old enough words', Id: '2' });
  sent.answer({});
  expect(await part.findByText('Ended.')).toBeInTheDocument();
});

it('sets up an authenticator app: password, picture and key, first code', async () => {
  const user = await open({ SecondFactor: { IsOffered: true, IsRequired: false, IsOn: false } });
  const part = within(screen.getByRole('region', { name: 'Authenticator app' }));
  await user.type(part.getByLabelText('Password'), 'old enough words');
  await user.click(part.getByRole('button', { name: 'Set up' }));
  (await nextCall('/api/AccountWeb/BeginSecondFactor')).answer({ Secret: 'JBSWY3DP', Uri: 'otpauth://totp/x' });
  expect(await part.findByText('JBSWY3DP')).toBeInTheDocument();
  expect(part.getByRole('img', { name: 'What the authenticator app reads' })).toBeInTheDocument();
  await user.type(part.getByLabelText('Code'), '123456');
  await user.click(part.getByRole('button', { name: 'Confirm' }));
  const sent = await nextCall('/api/AccountWeb/ConfirmSecondFactor');
  expect(sent.body).toEqual({ Code: '123456' });
  sent.answer({ title: 'Malformed request', status: 400, errors: { Code: ['The code is not right'] } }, 400);
  await waitFor(() => expect(part.getByLabelText('Code')).toHaveAccessibleDescription(/The code is not right/));
});
