'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import type { Configuration } from '@/lib/domain/configuration';
import type { PickAction } from '@/lib/domain/picks';

/** What a budget leaves open where a configuration stands. */
export interface BudgetOnShow {
  readonly configuration: Configuration;
  /** Whether a design within the budget can still be had after an action; undefined where that was not asked. */
  readonly isWithin: (action: PickAction) => boolean | undefined;
}

export const IN_BUDGET = 'in budget';
const OVER_BUDGET = 'over budget';
export type BudgetWord = typeof IN_BUDGET | typeof OVER_BUDGET | '';

const BudgetContext = createContext<BudgetOnShow | null>(null);
const ShowBudgetContext = createContext<(budget: BudgetOnShow | null) => void>(() => {});

/** Holds what the budget's panel has been told, for the options to say; the panel itself loads when it is opened. */
export function BudgetProvider({ children }: { readonly children: ReactNode }) {
  const [budget, show] = useState<BudgetOnShow | null>(null);
  return (
    <ShowBudgetContext value={show}>
      <BudgetContext value={budget}>{children}</BudgetContext>
    </ShowBudgetContext>
  );
}

export const useShowBudget = () => use(ShowBudgetContext);

/** What each option says of the budget; '' without one, and of any other configuration than the answer's. */
export function useBudgetWord(configuration: Configuration): (action: PickAction) => BudgetWord {
  const budget = use(BudgetContext);
  return (action) => {
    const isWithin = budget?.configuration === configuration ? budget.isWithin(action) : undefined;
    if (isWithin === undefined) return '';
    return isWithin ? IN_BUDGET : OVER_BUDGET;
  };
}
