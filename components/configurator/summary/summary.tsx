'use client';

import type { ConfiguratorState } from '../use-configuration';
import { SizeSummary } from '../scale-drawing/size-summary';
import { usePrices } from '../prices-context';
import { CustomSku } from './custom-sku';
import { SummaryTable } from './summary-table';

interface SummaryProps {
  readonly state: ConfiguratorState;
}

/** The summary table with the custom sku below it. */
export function Summary({ state }: SummaryProps) {
  const price = usePrices();
  const prices = price.hasRowPrices ? price.prices : null;
  return (
    <>
      <SizeSummary selection={state.configuration.selection} />
      <SummaryTable rows={state.configuration.summary(prices)} price={price} />
      <CustomSku state={state} />
    </>
  );
}
