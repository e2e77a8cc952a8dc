'use client';

import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { emailFormSchema, type EmailForm } from '@/lib/contracts/email';
import { useDealerSettings } from '@/lib/client/dealer-settings';
import { sendEmail } from '@/lib/client/email-api';
import { formProblem, type FormProblem } from '@/lib/client/form-problem';
import { logFailure } from '@/lib/client/log';
import { useSession } from '@/lib/client/session';
import { skuInAddress } from '../configurator/address';

const NO_PROBLEM: FormProblem = { title: '', lines: [], fields: {} };

/** Where the call's messages by field stand in the modal. */
const FIELD_OF: Readonly<Record<string, Path<EmailForm>>> = {
  toAddress: 'customerEmail',
  ccAddress: 'senderEmail',
  customerName: 'customerName',
  message: 'message',
};

/** What was typed and neither sent nor thrown away when the modal was last left. */
export interface Draft {
  readonly draft: EmailForm | null;
  readonly onDraft: (draft: EmailForm | null) => void;
  /** What is sent; the design on show when it is not said. */
  readonly sku?: string;
}

const blankFor = (email: string): EmailForm => ({
  senderEmail: email,
  confirmSenderEmail: email,
  customerName: '',
  customerEmail: '',
  message: '',
});

/** What the draft leaves blank keeps what is filled in for it. */
const withDraft = (blank: EmailForm, draft: EmailForm | null): EmailForm => ({
  ...blank,
  ...Object.fromEntries(Object.entries(draft ?? {}).filter(([, text]) => text !== '')),
});

/**
 * State of the modal's form: a message shows once its field has been touched or edited (specification §5.4), a
 * signed-in dealer's address is filled in, and what is sent goes with the
 * dealer's discount and markup.
 */
export function useEmailForm({ draft, onDraft, sku }: Draft, onSent: (customerEmail: string) => void) {
  const session = useSession();
  const dealer = session.status === 'in' ? session : null;
  const { discountPercent } = useDealerSettings(session);
  const [problem, setProblem] = useState(NO_PROBLEM);
  const email = dealer?.email ?? '';
  const form = useForm<EmailForm>({
    mode: 'all',
    resolver: zodResolver(emailFormSchema),
    values: useMemo(() => withDraft(blankFor(email), draft), [draft, email]),
    // The session may be known later than the first letter is typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isValid, isSubmitting, touchedFields, dirtyFields } = form.formState;

  useEffect(() => () => onDraft(form.getValues()), [form, onDraft]);
  const discard = () => form.reset(blankFor(email));

  const send = form.handleSubmit(async ({ senderEmail, customerName, customerEmail, message }) => {
    setProblem(NO_PROBLEM);
    try {
      const letter = { toAddress: customerEmail, ccAddress: senderEmail, customerName, message };
      const design = { customSku: sku ?? skuInAddress(), discount: discountPercent, markup: dealer?.markup ?? null };
      await sendEmail({ ...letter, ...design }, dealer?.token ?? null);
      discard();
      onSent(customerEmail);
    } catch (error) {
      logFailure('SendEmailByBody failed', error);
      const found = formProblem(error);
      const placed = Object.entries(found.fields).flatMap(([name, [message]]) => {
        const field = FIELD_OF[name];
        return field && message !== undefined ? [{ field, message }] : [];
      });
      // What stands under its field needs no second telling.
      if (placed.length === 0) setProblem(found);
      placed.forEach(({ field, message }, index) => {
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      });
    }
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isSubmitting) await send(event);
  };

  const isConfirmed = touchedFields.confirmSenderEmail || dirtyFields.confirmSenderEmail;
  /** Props of a control. An address that is changed is compared anew once its confirmation has been typed. */
  const field = (name: Path<EmailForm>) => ({
    ...form.register(name, { deps: name === 'senderEmail' && isConfirmed ? ['confirmSenderEmail'] : [] }),
    error: errors[name]?.message ?? '',
    'aria-required': true,
  });
  return { field, submit, discard, isValid, isSending: isSubmitting, isPrefilled: email !== '', problem };
}
