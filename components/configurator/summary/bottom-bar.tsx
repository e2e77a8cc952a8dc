'use client';

import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { useOpening } from '@/components/ui/use-opening';
import { Total } from '../price-panel/total';
import { usePrices } from '../prices-context';

const SummarySheet = lazyFeature(() => import('./summary-sheet'));

interface BottomBarProps {
  /** Where the summary stands in the page, for readers without scripts. */
  readonly summaryHref: string;
  /** Previous and next step. */
  readonly steps: ReactNode;
  readonly children: ReactNode;
}

/**
 * Phone: the steps, the total and the way to the summary, always in reach of the thumb (specification §20.1).
 * `children` is the sheet's content.
 */
export function BottomBar({ summaryHref, steps, children }: BottomBarProps) {
  const price = usePrices();
  const { key, isOpen, open, close } = useOpening();
  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <div className="bottom-bar fixed inset-x-0 bottom-0 z-20 bg-paper px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-bar md:hidden">
      {steps}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2">
        <p className="min-w-0">
          <span className="block text-fine text-soft">{price.isOffline ? 'Last price' : 'Total'}</span>
          <Total price={price} className="block leading-tight" figureClass="text-[1.625rem]" wordsClass="text-lead" />
        </p>
        <a href={summaryHref} onClick={openSheet} className={buttonClass('solid')}>
          Summary
        </a>
      </div>
      {isOpen && <SummarySheet key={key} onDismiss={close} props={{ onClose: close, children }} />}
    </div>
  );
}
