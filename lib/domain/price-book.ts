/**
 * What the price rules ask of a maker's price book (specification §15.1). Server-only data behind a pure interface:
 * wholesale never reaches a browser.
 */
export interface PriceQuery {
  readonly styleId: number;
  readonly partId: number;
  /** Chosen size, for parts priced by size. */
  readonly sizePartId: number | null;
  /** Chosen wood; the book knows its tier. */
  readonly woodPartId: number | null;
}

export interface PriceBook {
  /**
   * Wholesale in integer cents. The most specific entry wins: size and wood tier, size, wood tier, neither.
   * Null is a hole: the maker does not quote this ("See associate for price").
   */
  readonly wholesaleCents: (query: PriceQuery) => number | null;
  /** Tier in whose column a wood's prices stand: woods of one tier price alike. Null for a wood without one. */
  readonly woodTier: (woodPartId: number) => string | null;
  /** Percent of the base price that a stain, sheen or surface treatment adds, times 100 (8 % = 800); 0 when none. */
  readonly percentHundredths: (styleId: number, partId: number) => number;
  /** Flat wholesale addition of a surface treatment in cents; 0 when none. */
  readonly surfaceCents: (styleId: number, partId: number) => number;
  /** Flat wholesale addition for two-tone in cents, by the size's class; null when the maker does not quote it. */
  readonly twoToneCents: (styleId: number, sizeClass: string) => number | null;
}
