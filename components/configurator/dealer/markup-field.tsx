'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { parseMarkup } from '@/lib/domain/markup-code';
import { logFailure } from '@/lib/client/log';
import { changeMarkup } from '@/lib/client/change-markup';
import type { SignedIn } from '@/lib/client/signed-in';
import { SettingsRow, figureInput } from './settings-row';

/** A pause this long while typing means that the markup stands. */
const PAUSE_MS = 500;
const WRONG = 'Enter a markup from 1.00 to 9.99 with at most two decimals. The last one still holds.';
const UNREACHABLE = 'The markup could not be changed. Please try again.';

/**
 * A super user's Markup: every valid one is asked for and then used for prices, a wrong one changes
 * nothing (specification §6).
 */
export function MarkupField({ session }: { readonly session: SignedIn }) {
  const id = useId();
  const inForce = session.markup === null ? '' : session.markup.toFixed(2);
  const [text, setText] = useState(inForce);
  const [problem, setProblem] = useState('');
  const pause = useRef<number | undefined>(undefined);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  const commit = async (typed: string) => {
    window.clearTimeout(pause.current);
    asking.current?.abort();
    const hundredths = parseMarkup(typed);
    if (hundredths === null) return setProblem(WRONG);
    setProblem('');
    if (session.markup !== null && hundredths === Math.round(session.markup * 100)) return;
    const call = (asking.current = new AbortController());
    try {
      if (!(await changeMarkup(session.token, typed, call.signal)) && !call.signal.aborted) setProblem(WRONG);
    } catch (error) {
      if (call.signal.aborted) return;
      logFailure('MarkupInfo failed', error);
      setProblem(UNREACHABLE);
    }
  };
  const type = (typed: string) => {
    setText(typed);
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => void commit(typed), PAUSE_MS);
  };
  return (
    <>
      <SettingsRow label={<label htmlFor={id}>Markup</label>}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : `${id}-problem`}
          onChange={(event) => type(event.target.value)}
          onBlur={() => void commit(text)}
          onKeyDown={(event) => event.key === 'Enter' && void commit(text)}
          className={figureInput(problem !== '')}
        />
      </SettingsRow>
      <p id={`${id}-problem`} aria-live="polite" className="basis-full text-note text-alert empty:hidden">
        {problem}
      </p>
    </>
  );
}
