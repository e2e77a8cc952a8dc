'use client';

import { useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '@/lib/contracts/account';
import { changePasswordFormSchema } from '@/lib/contracts/account-settings';
import { changePassword } from '@/lib/client/account-api';
import { PasswordField } from '@/components/ui/password-field';
import { SettingsForm } from './settings-form';
import { SettingsPart } from './settings-part';

interface ChangePasswordFormProps {
  readonly token: string;
  readonly email: string;
  readonly onChanged: () => void;
}

/** Sets another password; it is asked for once more, and all other sessions end. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const [round, setRound] = useState(0);
  const onChanged = () => {
    setRound(round + 1);
    props.onChanged();
  };
  return (
    <SettingsPart title="Password" done={round > 0 ? 'Your password is changed.' : ''}>
      <Fields key={round} {...props} onChanged={onChanged} />
    </SettingsPart>
  );
}

function Fields({ token, email, onChanged }: ChangePasswordFormProps) {
  return (
    <SettingsForm
      schema={changePasswordFormSchema}
      initial={{ Password: '', NewPassword: '', ConfirmPassword: '' }}
      action="Change password"
      send={async ({ ConfirmPassword: _confirmed, ...request }) => {
        await changePassword(token, request);
        onChanged();
      }}
    >
      {(field) => (
        <>
          {/* Password managers file the new password under it. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordField label="Current Password" autoComplete="current-password" {...field('Password')} />
          <PasswordField
            label="New Password"
            hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
            autoComplete="new-password"
            {...field('NewPassword')}
          />
          <PasswordField label="Confirm Password" autoComplete="new-password" {...field('ConfirmPassword')} />
        </>
      )}
    </SettingsForm>
  );
}
