'use client';

import type { ConfiguratorState } from '../use-configuration';
import { SizeSummary } from '../scale-drawing/size-summary';
import { usePrices } from '../prices-context';
import { stepOf } from '../sections/section-order';
import { CustomSku } from './custom-sku';
import { SummaryTable } from './summary-table';

interface SummaryProps {
  readonly state: ConfiguratorState;
}

/** The summary table with the custom sku below it. */
export function Summary({ state }: SummaryProps) {
  const price = usePrices();
  const prices = price.hasRowPrices ? price.prices : null;
  const { configuration } = state;
  return (
    <>
      <SizeSummary selection={configuration.selection} />
      <SummaryTable
        rows={configuration.summary(prices)}
        stepOf={({ sectionId }) => stepOf(configuration, sectionId)}
        price={price}
      />
      <CustomSku state={state} />
    </>
  );
}
