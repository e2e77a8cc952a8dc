'use client';

import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type FieldErrors, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { formProblem } from '@/lib/client/form-problem';

/** Fields of an account screen: texts. */
export type Texts = Record<string, string>;

export interface AccountForm<T extends Texts> {
  readonly schema: z.ZodType<T, T>;
  /** Every field, with what it starts with; those that no `Field` shows are sent as they are. */
  readonly initial: T;
  /** Rejects with the reason when the server refuses. */
  readonly send: (values: T) => Promise<void>;
  /** What the screen does with a refusal; its field errors stand under their fields by then. */
  readonly onRefused: (error: unknown) => void;
}

/**
 * A form that checks with the server's own schema: a field's message shows once it has been touched, and sending leads to
 * the first field that is wrong (specification §5.4, §8).
 */
export function useAccountForm<T extends Texts>({ schema, initial, send, onRefused }: AccountForm<T>) {
  const [isDone, setIsDone] = useState(false);
  const check = zodResolver(schema);
  const form = useForm<T, unknown, T>({
    mode: 'onTouched',
    resolver: (values, context, options) => check({ ...initial, ...values }, context, options),
  });
  const { errors, isSubmitting } = form.formState;

  const showFieldErrors = (error: unknown) => {
    let isFirst = true;
    for (const [name, [message]] of Object.entries(formProblem(error).fields)) {
      if (!isField(initial, name) || message === undefined) continue;
      form.setError(name, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  };

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
      setIsDone(true);
    } catch (error) {
      showFieldErrors(error);
      onRefused(error);
    }
  });

  return {
    /** Props of a `Field`. What somebody, or a password manager, typed before scripts took over stays. */
    field: (name: Path<T>) => ({
      ...form.register(name),
      defaultValue: initial[name],
      error: messageOf(errors, name),
    }),
    submit,
    isSending: isSubmitting,
    /** It has been taken: the next page is on its way. */
    isDone,
  };
}

/** Gives the props of the `Field` of a name. */
export type FieldOf<T extends Texts> = ReturnType<typeof useAccountForm<T>>['field'];

function messageOf<T extends Texts>(errors: FieldErrors<T>, name: Path<T>): string {
  const message: unknown = errors[name]?.message;
  return typeof message === 'string' ? message : '';
}

const isField = <T extends Texts>(initial: T, name: string): name is Path<T> => Object.hasOwn(initial, name);
