import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResetForm } from '@/components/account/reset-form';
import { ResetRequestForm } from '@/components/account/reset-request-form';
import { goTo } from '@/lib/client/navigate';
import { calls, catchCalls, nextCall } from '../calls';

jest.mock('@/lib/client/navigate', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

beforeEach(() => {
  catchCalls();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('request of a reset mail', () => {
  const send = async (text: string) => {
    render(<ResetRequestForm />);
    const user = userEvent.setup();
    if (text) await user.type(screen.getByLabelText('Email'), text);
    await user.click(screen.getByRole('button', { name: 'Send Reset password email' }));
    return user;
  };

  it('sends the address as a query parameter with an empty body, and tells of success', async () => {
    const user = await send('dealer+1@shop.example');
    const call = await nextCall('/api/ForgotPassword');
    expect(call).toMatchObject({
      path: '/api/ForgotPassword?Email=dealer%2B1%40shop.example',
      method: 'POST',
      body: {},
    });
    call.answer({});
    const alert = await screen.findByRole('dialog', { name: 'Password reset email sent successfully' });
    await user.click(within(alert).getByRole('button', { name: 'Okay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['refuses', (call: Awaited<ReturnType<typeof nextCall>>) => call.answer({ title: 'no', status: 503 }, 503)],
    ['is away', (call: Awaited<ReturnType<typeof nextCall>>) => call.fail()],
  ])('tells of failure when the server %s', async (_, refuse) => {
    await send('dealer@shop.example');
    refuse(await nextCall('/api/ForgotPassword'));
    expect(await screen.findByRole('dialog', { name: 'Failed to send reset password email' })).toBeVisible();
  });

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Invalid email address'],
  ])('takes no %p', async (text, message) => {
    await send(text);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
    expect(calls).toHaveLength(0);
  });

  it('Cancel leads back to login', async () => {
    render(<ResetRequestForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(goTo).toHaveBeenCalledWith('/WebAccount/Login');
  });
});

describe('reset', () => {
  const send = async (newPassword: string, confirmed: string, email = 'dealer@shop.example', token = 'T0K3N') => {
    render(<ResetForm email={email} token={token} />);
    const user = userEvent.setup();
    if (newPassword) await user.type(screen.getByLabelText('New Password'), newPassword);
    if (confirmed) await user.type(screen.getByLabelText('Confirm Password'), confirmed);
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    return user;
  };

  it('sends e-mail, token and new password, then leads to login and forgets a dead token', async () => {
    localStorage.setItem('syo.token', 'old');
    await send('correct horse', 'correct horse');
    const call = await nextCall('/api/AccountWeb/ResetPassword');
    expect(call.body).toEqual({ Email: 'dealer@shop.example', ResetToken: 'T0K3N', NewPassword: 'correct horse' });
    call.answer({});
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/WebAccount/Login'));
    expect(localStorage.getItem('syo.token')).toBeNull();
  });

  it('refuses passwords that differ', async () => {
    await send('correct horse', 'correct house');
    await waitFor(() =>
      expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Password do not match'),
    );
    expect(calls).toHaveLength(0);
  });

  it('has the e-mail of the link read-only, and asks for it otherwise', async () => {
    await send('', '');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Email')).toHaveValue('dealer@shop.example');
    document.body.replaceChildren();
    await send('correct horse', 'correct horse', '');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('readonly');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required'));
    expect(calls).toHaveLength(0);
  });

  it('shows the error text under the form', async () => {
    await send('correct horse', 'correct horse');
    (await nextCall('/api/AccountWeb/ResetPassword')).answer(
      { title: 'Malformed request', status: 400, detail: 'This link is no longer valid.' },
      400,
    );
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^This link is no longer valid\.$/));
    expect(goTo).not.toHaveBeenCalled();
  });

  it('says that a link without a token is not complete, and sends nothing', async () => {
    await send('correct horse', 'correct horse', 'dealer@shop.example', '');
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete');
    expect(calls).toHaveLength(0);
  });
});
