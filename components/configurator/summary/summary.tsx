'use client';

import { useMemo } from 'react';
import { summaryRows } from '@/lib/domain/summary';
import type { Configuration } from '../use-configuration';
import { usePrices } from '../prices-context';
import { CustomSku } from './custom-sku';
import { SummaryTable } from './summary-table';

interface SummaryProps {
  readonly configuration: Configuration;
  readonly discountPercent: number | null;
}

/** The summary table with the custom sku below it. */
export function Summary({ configuration, discountPercent }: SummaryProps) {
  const { family, style, picks } = configuration;
  const price = usePrices();
  const rows = useMemo(() => summaryRows(family, style, picks, price.prices), [family, style, picks, price.prices]);
  return (
    <>
      <SummaryTable rows={rows} price={price} discountPercent={discountPercent} />
      <CustomSku configuration={configuration} />
    </>
  );
}
