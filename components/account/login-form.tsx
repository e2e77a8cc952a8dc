'use client';

import { useState } from 'react';
import { z } from 'zod';
import { loginRequestSchema } from '@/lib/contracts/account';
import { login } from '@/lib/client/account-api';
import { formProblem, problemText } from '@/lib/client/form-problem';
import { goTo } from '@/lib/client/navigate';
import { EmailField } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import Popup from '@/components/ui/popup';
import { AccountFields } from './account-fields';
import { AccountLinks } from './account-links';
import { CodeField } from './code-field';
import { REGISTER, REQUEST_RESET, ROOT, withReturn } from '@/lib/contracts/addresses';
import { useAccountForm } from './use-account-form';

/** The e-mail address is the username (specification §2.5), and the message says so by the field's own name. */
const schema = loginRequestSchema.extend({
  Email: z.string().trim().min(1, { error: 'Username is required' }),
  Code: z.string().trim(),
});

/** Login (specification §2.5): a failure opens the dialog 'Login Failed'; success leads on to `returnPath`. */
export function LoginForm({ returnPath }: { readonly returnPath: string }) {
  const [failure, setFailure] = useState('');
  const [wantsCode, setWantsCode] = useState(false);
  const form = useAccountForm({
    schema,
    initial: { Email: '', Password: '', Code: '' },
    send: async ({ Code, ...request }) => {
      await login(Code === '' ? request : { ...request, Code });
      goTo(returnPath);
    },
    onRefused: (error) => {
      // The password was right; why not the code stands under its field.
      if (formProblem(error).fields.Code) setWantsCode(true);
      else setFailure(problemText(error));
    },
  });
  return (
    <>
      <AccountFields onSubmit={form.submit} action="Login" isBusy={form.isSending || form.isDone} cancelPath={ROOT}>
        <EmailField label="Username" hint="Your e-mail address" autoComplete="username" {...form.field('Email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('Password')} />
        {wantsCode && <CodeField {...form.field('Code')} autoFocus />}
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
