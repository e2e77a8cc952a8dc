import clsx from 'clsx';
import { Spinner } from '@/components/ui/spinner';
import type { PriceView } from '../prices-context';

/** The total in the display serif; dimmed while a newer one is on its way. Its height never changes. */
export function Price({ price }: { readonly price: PriceView }) {
  return (
    <div className="min-h-18">
      <p className="flex items-center gap-3">
        <span
          data-testid="total"
          className={clsx(
            'type-display figures transition-colors duration-150',
            price.total === null ? 'text-title' : 'text-price',
            price.isStale && 'text-soft',
          )}
        >
          {price.totalText}
        </span>
        {price.isStale && <Spinner label="Price is loading" />}
      </p>
      {price.total !== null && <p className="mt-2 text-note text-soft">for this configuration</p>}
    </div>
  );
}
