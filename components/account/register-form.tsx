'use client';

import { useState } from 'react';
import { registerRequestSchema } from '@/lib/contracts/account';
import { register } from '@/lib/client/account-api';
import { formProblem, type FormProblem } from '@/lib/client/form-problem';
import { goTo } from '@/lib/client/navigate';
import { EmailField, Field } from '@/components/ui/field';
import { AccountFields } from './account-fields';
import { LOGIN, withReturn } from '@/lib/contracts/addresses';
import { NewPassword } from './new-password';
import { ProblemNote } from './problem-note';
import { useAccountForm } from './use-account-form';

/** Register (specification §2.5): needs a dealer code; success logs in and leads on to `returnPath`. */
export function RegisterForm({ returnPath }: { readonly returnPath: string }) {
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const form = useAccountForm({
    schema: registerRequestSchema,
    initial: { Email: '', Password: '', ConfirmPassword: '', DealerCode: '' },
    send: async (values) => {
      setProblem(null);
      await register(values);
      goTo(returnPath);
    },
    onRefused: (error) => setProblem(formProblem(error)),
  });
  return (
    <AccountFields
      onSubmit={form.submit}
      action="Register"
      isBusy={form.isSending || form.isDone}
      cancelPath={withReturn(LOGIN, returnPath)}
      problem={<ProblemNote title={problem?.title} lines={problem?.lines ?? []} />}
    >
      <EmailField label="Email" autoComplete="username" {...form.field('Email')} />
      <NewPassword label="Password" password={form.field('Password')} confirmation={form.field('ConfirmPassword')} />
      <Field
        label="Dealer Code"
        hint="From your welcome letter"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('DealerCode')}
      />
    </AccountFields>
  );
}
