import { RANGE_KINDS, type PriceRange, type RangeKind } from './price-range';

/** One of a style's prices before and after, whole dollars. */
export interface PriceChange {
  readonly style: string;
  readonly kind: RangeKind;
  readonly from: number;
  readonly to: number;
  /** Of what it was, × 100, rounded half away from zero. */
  readonly hundredths: number;
}

/** A style's prices in two catalogues; null where it is not there. */
export interface RangeChange {
  readonly style: string;
  readonly now: PriceRange | null;
  readonly then: PriceRange | null;
}

/** What changes most, in dollars and by percentage; of equals the one that comes first. What has no price has no change. */
export function largestChanges(styles: readonly RangeChange[], most: number) {
  const changes = styles.flatMap(({ style, now, then }) =>
    RANGE_KINDS.flatMap((kind): readonly PriceChange[] => {
      const from = now?.[kind]?.total;
      const to = then?.[kind]?.total;
      if (from === undefined || to === undefined || from === to) return [];
      return [{ style, kind, from, to, hundredths: percentBetween(from, to) }];
    }),
  );
  const by = (size: (change: PriceChange) => number): readonly PriceChange[] =>
    changes.toSorted((a, b) => size(b) - size(a)).slice(0, most);
  return {
    byDollars: by(({ from, to }) => Math.abs(to - from)),
    byPercent: by(({ hundredths }) => Math.abs(hundredths)),
  };
}

function percentBetween(from: number, to: number): number {
  if (from === 0) return 0;
  const size = Math.floor((Math.abs(to - from) * 20_000 + from) / (2 * from));
  return to < from ? -size : size;
}
