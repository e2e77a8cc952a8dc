/** Price groups of woods, cheapest first: the columns of a price matrix. */
export const WOOD_TIERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type WoodTier = (typeof WOOD_TIERS)[number];
