'use client';

import { useState } from 'react';
import { z } from 'zod';
import { loginRequestSchema } from '@/lib/contracts/account';
import { login } from '@/lib/client/account-api';
import { problemText } from '@/lib/client/form-problem';
import { goTo } from '@/lib/client/navigate';
import { EmailField } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import Popup from '@/components/ui/popup';
import { AccountFields } from './account-fields';
import { AccountLinks } from './account-links';
import { REGISTER, REQUEST_RESET, ROOT, withReturn } from '@/lib/contracts/addresses';
import { useAccountForm } from './use-account-form';

/** The e-mail address is the username (specification §2.5), and the message says so by the field's own name. */
const schema = loginRequestSchema.extend({ Email: z.string().trim().min(1, { error: 'Username is required' }) });

/** Login (specification §2.5): a failure opens the dialog 'Login Failed'; success leads on to `returnPath`. */
export function LoginForm({ returnPath }: { readonly returnPath: string }) {
  const [failure, setFailure] = useState('');
  const form = useAccountForm({
    schema,
    initial: { Email: '', Password: '' },
    send: async (values) => {
      await login(values);
      goTo(returnPath);
    },
    onRefused: (error) => setFailure(problemText(error)),
  });
  return (
    <>
      <AccountFields onSubmit={form.submit} action="Login" isBusy={form.isSending || form.isDone} cancelPath={ROOT}>
        <EmailField label="Username" hint="Your e-mail address" autoComplete="username" {...form.field('Email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('Password')} />
      </AccountFields>
      <AccountLinks
        links={[
          { text: 'Forgot Password', path: REQUEST_RESET },
          { text: 'Register', path: withReturn(REGISTER, returnPath), before: 'New here?' },
        ]}
      />
      <Popup title="Login Failed" message={failure} button="OK" onClose={() => setFailure('')} />
    </>
  );
}
