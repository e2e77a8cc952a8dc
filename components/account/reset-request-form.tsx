'use client';

import { useState } from 'react';
import { forgotPasswordQuerySchema } from '@/lib/contracts/account';
import { requestPasswordReset } from '@/lib/client/account-api';
import { logFailure } from '@/lib/client/log';
import { EmailField } from '@/components/ui/field';
import Popup from '@/components/ui/popup';
import { AccountFields } from './account-fields';
import { LOGIN } from '@/lib/contracts/addresses';
import { useAccountForm } from './use-account-form';

const SENT = 'Password reset email sent successfully';
const FAILED = 'Failed to send reset password email';

/**
 * Asks for a reset mail; success and failure are alerts (specification §8), and known and unknown addresses look alike.
 */
export function ResetRequestForm() {
  const [alert, setAlert] = useState('');
  const form = useAccountForm({
    schema: forgotPasswordQuerySchema,
    initial: { Email: '' },
    send: async ({ Email }) => {
      await requestPasswordReset(Email);
      setAlert(SENT);
    },
    onRefused: (error) => {
      logFailure('ForgotPassword failed', error);
      setAlert(FAILED);
    },
  });
  return (
    <>
      <AccountFields
        onSubmit={form.submit}
        action="Send Reset password email"
        isBusy={form.isSending}
        cancelPath={LOGIN}
      >
        <EmailField label="Email" autoComplete="username" {...form.field('Email')} />
      </AccountFields>
      <Popup message={alert} onClose={() => setAlert('')} />
    </>
  );
}
