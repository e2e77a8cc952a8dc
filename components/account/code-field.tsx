import { Field, type FieldProps } from '@/components/ui/field';

/** Six digits of an authenticator app; phones show their digits, and fill them in where they know them. */
export function CodeField(field: Omit<FieldProps, 'label' | 'hint'>) {
  return (
    <Field
      label="Code"
      hint="The six digits that your authenticator app shows"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...field}
    />
  );
}
