import { buttonClass } from '@/components/ui/button';

interface PagerProps {
  /** From 0. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly addressOf: (page: number) => string;
}

/** The way to the pages before and after this one, where there are any. */
export function Pager({ page, hasMore, addressOf }: PagerProps) {
  return (
    <div className="mt-6 flex gap-3 empty:hidden">
      {page > 0 && (
        <a href={addressOf(page - 1)} className={buttonClass('outline')}>
          Back
        </a>
      )}
      {hasMore && (
        <a href={addressOf(page + 1)} className={buttonClass('outline')}>
          More
        </a>
      )}
    </div>
  );
}
