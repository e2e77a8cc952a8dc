import { MIN_PASSWORD_LENGTH } from '@/lib/contracts/account';
import { PasswordField } from '@/components/ui/password-field';

type Field = Parameters<typeof PasswordField>[0];

interface NewPasswordProps {
  readonly label: string;
  readonly password: Omit<Field, 'label'>;
  readonly confirmation: Omit<Field, 'label'>;
}

/** A password to be, typed twice. */
export function NewPassword({ label, password, confirmation }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        label={label}
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        {...password}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...confirmation} />
    </>
  );
}
