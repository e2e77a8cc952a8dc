'use client';

import { useState, type FormEvent, type ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { adminPost } from '@/lib/client/admin-api';
import { formProblem } from '@/lib/client/form-problem';
import { goTo } from '@/lib/client/navigate';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

interface CallFormProps {
  readonly path: string;
  /** What is sent besides the fields. */
  readonly fixed?: Readonly<Record<string, string | number | boolean>>;
  /** Text of the button that sends. */
  readonly action: string;
  /** What is said when it was done, where the call has no words of its own. */
  readonly done?: string;
  /** Where it leads: a path to which the answer's `Id` is added. */
  readonly leadsTo?: string;
  /** What a screen reader is told besides, where many buttons are called alike. */
  readonly about?: string;
  readonly look?: 'solid' | 'outline' | 'quiet';
  /** The fields, by their `name`; made on the server. */
  readonly children?: ReactNode;
}

/** What of an answer matters here. */
const answered = z.object({ Done: z.string().optional(), Id: z.string().optional() });

type Outcome = { readonly done: string } | { readonly problems: readonly string[] };

/**
 * Sends its fields to a call of the desk, says what was done or why not, and has the screen made anew. What was typed
 * stays after a refusal.
 */
export function CallForm({ path, fixed, action, done = '', leadsTo, about, look = 'solid', children }: CallFormProps) {
  const router = useRouter();
  const isReady = useHydrated();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ done: '' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    try {
      const answer = answered.parse(await adminPost(path, { ...fixed, ...Object.fromEntries(new FormData(form)) }));
      if (leadsTo !== undefined && answer.Id !== undefined) return goTo(`${leadsTo}/${answer.Id}`);
      setOutcome({ done: answer.Done ?? done });
      form.reset();
      router.refresh();
    } catch (error) {
      setOutcome({ problems: linesOf(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <form method="post" onSubmit={submit} className="flex flex-wrap items-start gap-3">
      {children}
      <Button
        type="submit"
        look={look}
        disabled={!isReady}
        aria-disabled={isSending}
        className={children ? 'mt-[1.875rem] min-h-12' : look === 'quiet' ? '-mt-2.5 px-0!' : ''}
      >
        {action}
        {about && <span className="sr-only"> {about}</span>}
      </Button>
      <p role="status" className="basis-full text-note font-semibold text-soft empty:hidden">
        {'done' in outcome ? outcome.done : ''}
      </p>
      <p role="alert" className="basis-full text-note font-semibold whitespace-pre-line text-alert empty:hidden">
        {'problems' in outcome ? outcome.problems.join('\n') : ''}
      </p>
    </form>
  );
}

/** A refusal in lines, each message with its field. */
function linesOf(error: unknown): readonly string[] {
  const { title, lines, fields } = formProblem(error);
  const byField = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((each) => (field === 'Draft' ? each : `${field}: ${each}`)),
  );
  return byField.length > 0 ? byField : lines.length > 0 ? lines : [title];
}
