import type { PriceBook, PriceQuery } from '@/lib/domain/price-book';
import type { CatalogueRows } from './rows';

type Cents = number | null;

/** What the book says: an entry's cents, null for a declared hole, undefined where it has no entry at all. */
export type PriceLookup = (query: PriceQuery) => Cents | undefined;

const keyOf = (styleId: number, partId: number, sizePartId: number | null, tier: string | null): string =>
  `${styleId}/${partId}/${sizePartId ?? ''}/${tier ?? ''}`;

/** Wood → tier. */
const tiersOf = ({ parts }: CatalogueRows): ReadonlyMap<number, string> =>
  new Map(parts.flatMap(({ id, woodTier }) => (woodTier === null ? [] : [[id, woodTier]])));

/**
 * The most specific entry wins: size and wood tier, size, wood tier, neither
 * (specification §15.1). A hole is an entry too.
 */
export function priceLookup(rows: CatalogueRows, tiers = tiersOf(rows)): PriceLookup {
  const cents = new Map(
    rows.prices.map((row) => [keyOf(row.styleId, row.partId, row.sizePartId, row.woodTier), row.cents]),
  );
  return ({ styleId, partId, sizePartId, woodPartId }) => {
    const tier = woodPartId === null ? null : (tiers.get(woodPartId) ?? null);
    const keys = [
      keyOf(styleId, partId, sizePartId, tier),
      keyOf(styleId, partId, sizePartId, null),
      keyOf(styleId, partId, null, tier),
      keyOf(styleId, partId, null, null),
    ];
    const key = keys.find((candidate) => cents.has(candidate));
    return key === undefined ? undefined : cents.get(key);
  };
}

/** The maker's prices of one catalogue version, in memory. */
export function buildPriceBook(rows: CatalogueRows): PriceBook {
  const tiers = tiersOf(rows);
  const lookup = priceLookup(rows, tiers);
  const percents = new Map(rows.percents.map((row) => [`${row.styleId ?? ''}/${row.partId}`, row.hundredths]));
  const twoTones = new Map(rows.twoTones.map((row) => [`${row.styleId}/${row.sizeClass}`, row.cents]));
  return Object.freeze({
    wholesaleCents: (query: PriceQuery) => lookup(query) ?? null,
    woodTier: (woodPartId: number) => tiers.get(woodPartId) ?? null,
    percentHundredths: (styleId: number, partId: number) =>
      percents.get(`${styleId}/${partId}`) ?? percents.get(`/${partId}`) ?? 0,
    surfaceCents: (styleId: number, partId: number) =>
      lookup({ styleId, partId, sizePartId: null, woodPartId: null }) ?? 0,
    twoToneCents: (styleId: number, sizeClass: string) => twoTones.get(`${styleId}/${sizeClass}`) ?? null,
  });
}
