'use client';

import { useMemo } from 'react';
import { summaryRows } from '@/lib/domain/summary';
import type { Configuration } from '../use-configuration';
import { usePrices } from '../prices-context';
import { CustomSku } from './custom-sku';
import { SummaryTable } from './summary-table';

interface SummaryProps {
  readonly configuration: Configuration;
}

/** The summary table with the custom sku below it. */
export function Summary({ configuration }: SummaryProps) {
  const { family, style, picks } = configuration;
  const price = usePrices();
  const prices = price.hasRowPrices ? price.prices : null;
  const rows = useMemo(() => summaryRows(family, style, picks, prices), [family, style, picks, prices]);
  return (
    <>
      <SummaryTable rows={rows} price={price} />
      <CustomSku configuration={configuration} />
    </>
  );
}
