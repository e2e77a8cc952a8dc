'use client';

import { useId, useMemo, useState } from 'react';
import { MAX_BUDGET } from '@/lib/contracts/budget-limits';
import { chosenSlots } from '@/lib/domain/chosen-slots';
import { storedText } from '@/lib/client/stored-text';
import { usePrices } from '../prices-context';
import type { ConfiguratorState } from '../use-configuration';
import { BudgetAnswer } from './budget-answer';
import { useBudget } from './use-budget';

/** Of one style: what a chair may cost says nothing of a table. */
const budgetText = storedText('sessionStorage', 'syo.budget');

function storedBudget(styleId: number): string {
  const [style, dollars = ''] = (budgetText.get() ?? '').split(' ');
  return style === String(styleId) ? dollars : '';
}

/** Whole dollars, with or without a sign and commas; null for anything else. */
export function parseBudget(text: string): number | null {
  const figure = text.replace(/[$,\s]/g, '');
  const dollars = /^\d{1,7}$/.test(figure) ? Number(figure) : 0;
  return dollars >= 1 && dollars <= MAX_BUDGET ? dollars : null;
}

/** 'Up to $…', what that leaves open, and the cheapest ways there. */
export default function BudgetPanel({ state }: { readonly state: ConfiguratorState }) {
  const { configuration } = state;
  const { id: styleId } = configuration.style;
  const [text, setText] = useState(() => storedBudget(styleId));
  const [keepsChoices, setKeepsChoices] = useState(true);
  const { total } = usePrices();
  const fieldId = useId();
  const dollars = parseBudget(text);
  const chosen = useMemo(() => chosenSlots(configuration), [configuration]);
  const held = keepsChoices ? chosen : NOTHING_HELD;
  const answer = useBudget(state, dollars, held);
  const type = (typed: string) => {
    setText(typed);
    budgetText.set(parseBudget(typed) === null ? null : `${styleId} ${typed.trim()}`);
  };
  const isWrong = text.trim() !== '' && dollars === null;
  return (
    <section aria-label="Budget" className="flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={fieldId} className="text-body">
          Up to $
        </label>
        <input
          id={fieldId}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${fieldId}-answer`}
          onChange={(event) => type(event.target.value)}
          className="figures min-h-11 w-28 rounded-soft border border-edge bg-card px-3 text-base aria-invalid:border-alert"
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-note">
          <input
            type="checkbox"
            checked={keepsChoices}
            onChange={(event) => setKeepsChoices(event.target.checked)}
            className="size-5 accent-ink"
          />
          Keep what I have changed
        </label>
      </div>
      <div id={`${fieldId}-answer`} role="status" className="min-h-[1lh] text-note text-soft">
        {isWrong && <p className="text-alert">Enter whole dollars, such as 2,500.</p>}
        {dollars !== null && answer === 'unknown' && (
          <p>The budget could not be looked up. The next pick asks again.</p>
        )}
        {dollars !== null && answer !== null && answer !== 'unknown' && (
          <BudgetAnswer state={state} dollars={dollars} total={total} held={held} answer={answer} />
        )}
      </div>
    </section>
  );
}

const NOTHING_HELD: ReadonlySet<string> = new Set();
