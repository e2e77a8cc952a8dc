'use client';

import { useState, type ReactNode } from 'react';
import { AccountFields } from '../account-fields';
import { ProblemNote } from '../problem-note';
import { useAccountForm, type AccountForm, type FieldOf, type Texts } from '../use-account-form';
import { linesBeside } from './lines-beside';

interface SettingsFormProps<T extends Texts> extends Omit<AccountForm<T>, 'onRefused'> {
  /** Text of the button that sends. */
  readonly action: string;
  /** The fields, each with the props that `field` gives for its name. */
  readonly children: (field: FieldOf<T>) => ReactNode;
}

/** A form of the account screen: what a refusal says besides its fields stands above the button until it is sent again. */
export function SettingsForm<T extends Texts>({ action, children, send, ...form }: SettingsFormProps<T>) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const { field, submit, isSending } = useAccountForm({
    ...form,
    send: async (values) => {
      setLines([]);
      await send(values);
    },
    onRefused: (error) => setLines(linesBeside(error)),
  });
  return (
    <AccountFields onSubmit={submit} action={action} isBusy={isSending} problem={<ProblemNote lines={lines} />}>
      {children(field)}
    </AccountFields>
  );
}
