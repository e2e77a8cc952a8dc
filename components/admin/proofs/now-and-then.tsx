import type { ReactNode } from 'react';
import { dollars } from '@/lib/domain/summary';

interface NowAndThenProps {
  /** Whole dollars; null without a price. */
  readonly now: number | null;
  readonly then: number | null;
  /** Ways to the designs. */
  readonly children?: ReactNode;
}

const priceWords = (total: number | null): string => (total === null ? 'no price' : dollars(total));

/** A price, and what becomes of it where it changes. */
export function NowAndThen({ now, then, children }: NowAndThenProps) {
  return (
    <>
      {now === then ? (
        priceWords(now)
      ) : (
        <>
          <del className="text-soft">
            <span className="sr-only">now </span>
            {priceWords(now)}
          </del>{' '}
          <strong className="font-semibold text-accent">
            <span className="sr-only">then </span>
            {priceWords(then)}
          </strong>
        </>
      )}
      {children}
    </>
  );
}
