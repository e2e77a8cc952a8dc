'use client';

import { MAX_NAME_LENGTH } from '@/lib/contracts/email';
import { Field, TextArea } from '@/components/ui/field';
import { FormButtons } from '@/components/ui/form-buttons';
import { ProblemNote } from '@/components/account/problem-note';
import { useEmailForm, type Draft } from './use-email-form';

interface EmailFormProps extends Draft {
  /** Called with the customer's address once the mail is taken. */
  readonly onSent: (customerEmail: string) => void;
  readonly onCancel: () => void;
}

const ADDRESS = { type: 'email', autoCapitalize: 'none', spellCheck: false } as const;
/** Side by side where there is room: who writes, and whom to. */
const PAIR = 'grid items-start gap-4 sm:grid-cols-2';

/** The modal's fields (specification §2.6); Send works when all five are in order (specification §5.4, §21). */
export function EmailForm({ onSent, onCancel, ...kept }: EmailFormProps) {
  const { field, submit, discard, isValid, isSending, isPrefilled, problem } = useEmailForm(kept, onSent);
  const cancel = () => {
    discard();
    onCancel();
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-4">
      <div className={PAIR}>
        <Field label="Sender Email" autoComplete="email" {...ADDRESS} {...field('senderEmail')} />
        <Field label="Confirm Sender Email" autoComplete="email" {...ADDRESS} {...field('confirmSenderEmail')} />
      </div>
      <div className={PAIR}>
        <Field
          label="Customer Name"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          data-focus-first={isPrefilled || undefined}
          {...field('customerName')}
        />
        <Field label="Customer Email" autoComplete="off" {...ADDRESS} {...field('customerEmail')} />
      </div>
      <TextArea label="Message" rows={4} {...field('message')} />
      <ProblemNote title={problem.title} lines={problem.lines} />
      <FormButtons
        action={isSending ? 'Sending…' : 'Send'}
        isReady={isValid}
        isBusy={isSending}
        sendClass="aria-disabled:cursor-progress aria-disabled:opacity-70 disabled:cursor-not-allowed disabled:bg-linen disabled:text-soft"
        onCancel={cancel}
      />
    </form>
  );
}
