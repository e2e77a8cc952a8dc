'use client';

import { passwordRequestSchema, type PasswordRequest } from '@/lib/contracts/account-settings';
import { PasswordField } from '@/components/ui/password-field';
import { SettingsForm } from './settings-form';

interface PasswordFormProps {
  /** Text of the button that sends. */
  readonly action: string;
  readonly send: (request: PasswordRequest) => Promise<void>;
}

/** Asks for the password alone: whoever finds an open screen does nothing with it. */
export function PasswordForm(props: PasswordFormProps) {
  return (
    <SettingsForm {...props} schema={passwordRequestSchema} initial={{ Password: '' }}>
      {(field) => <PasswordField label="Password" autoComplete="current-password" {...field('Password')} />}
    </SettingsForm>
  );
}
