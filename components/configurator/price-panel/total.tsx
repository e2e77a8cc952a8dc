import type { ComponentProps } from 'react';
import clsx from 'clsx';
import type { PriceView } from '../prices-context';

interface TotalProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly price: PriceView;
  /** Size of a figure. */
  readonly figureClass: string;
  /** Size of the words that stand in its place while there is none. */
  readonly wordsClass: string;
}

/** The total in the display serif; dimmed while a newer one is on its way. */
export function Total({ price, figureClass, wordsClass, className, ...span }: TotalProps) {
  const size = price.total === null ? wordsClass : figureClass;
  return (
    <span {...span} className={clsx('type-display figures', className, size, price.isStale && 'text-soft')}>
      {price.totalText}
    </span>
  );
}
