'use client';

import { useState } from 'react';
import { resetPasswordFormSchema } from '@/lib/contracts/account';
import { resetPassword } from '@/lib/client/account-api';
import { problemText } from '@/lib/client/form-problem';
import { goTo } from '@/lib/client/navigate';
import { EmailField } from '@/components/ui/field';
import { AccountFields } from './account-fields';
import { AccountLinks } from './account-links';
import { LOGIN, REQUEST_RESET } from '@/lib/contracts/addresses';
import { NewPassword } from './new-password';
import { ProblemNote } from './problem-note';
import { useAccountForm } from './use-account-form';

interface ResetFormProps {
  /** From the mail's link; '' lets the person type it. */
  readonly email: string;
  readonly token: string;
}

const INCOMPLETE = 'This link is not complete. Please open the link of the mail again, or request a new one.';

/** Sets a new password with the token of the reset mail; success leads to login (specification §2.5, §4.6). */
export function ResetForm({ email, token }: ResetFormProps) {
  const [failure, setFailure] = useState('');
  const form = useAccountForm({
    schema: resetPasswordFormSchema,
    initial: { Email: email, ResetToken: token, NewPassword: '', ConfirmPassword: '' },
    send: async ({ ConfirmPassword: _confirmed, ...request }) => {
      setFailure('');
      await resetPassword(request);
      goTo(LOGIN);
    },
    onRefused: (error) => setFailure(problemText(error)),
  });
  const problem = token === '' ? INCOMPLETE : failure;
  return (
    <>
      <AccountFields
        onSubmit={form.submit}
        action="Reset Password"
        isBusy={form.isSending || form.isDone}
        problem={<ProblemNote lines={problem === '' ? [] : problem.split('\n')} />}
      >
        <EmailField label="Email" autoComplete="username" readOnly={email !== ''} {...form.field('Email')} />
        <NewPassword
          label="New Password"
          password={form.field('NewPassword')}
          confirmation={form.field('ConfirmPassword')}
        />
      </AccountFields>
      <AccountLinks
        links={[
          { text: 'Request a new link', path: REQUEST_RESET },
          { text: 'Login', path: LOGIN },
        ]}
      />
    </>
  );
}
