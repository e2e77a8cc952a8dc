import clsx from 'clsx';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { PriceView } from '../prices-context';
import { Total } from './total';

interface PriceProps {
  readonly price: PriceView;
  /** Says which parts exclude each other, as they may after a change of the catalogue (specification §14.3). */
  readonly onExplain?: () => void;
}

/** The total and what is to be said of it. Its height never changes. */
export function Price({ price, onExplain }: PriceProps) {
  const holding = price.given?.kind === 'holds' ? price.given : null;
  return (
    <div className="min-h-12 max-md:text-right md:min-h-18">
      <p className="flex items-center gap-3 max-md:justify-end">
        <Total
          data-testid="total"
          price={price}
          className="pointer-fine:transition-colors pointer-fine:duration-150"
          figureClass="text-title md:text-price"
          wordsClass="text-lead md:text-title"
        />
        {price.isStale && !price.isOffline && <Spinner label="Price is loading" />}
      </p>
      <p className="text-note text-soft md:mt-2">
        {price.total !== null && (
          <span className={clsx(price.isStale && !price.isOffline && 'animate-late')}>
            {price.isStale ? 'last price' : (holding?.note ?? 'for this configuration')}
          </span>
        )}
        <span role="status" className="text-alert">
          {price.isOffline && ' Offline, trying again'}
        </span>
      </p>
      {price.given && !holding && <p className="mt-1 text-note text-soft">{price.given.note}</p>}
      {onExplain && (
        <div className="mt-2 text-note text-alert">
          <p>Restricted: not all of these parts go together. The summary says which.</p>
          <Button look="quiet" className="-ml-5" onClick={onExplain}>
            See what would fit
          </Button>
        </div>
      )}
    </div>
  );
}
