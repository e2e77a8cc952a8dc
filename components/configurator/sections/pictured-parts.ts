/** Parts that stand in the style's sample picture; their names carry '(Pictured)' (SPEC §9). */
const PICTURED_PART_IDS: ReadonlySet<number> = new Set([1709, 1718, 1703, 1770, 1771]);

export const isPicturedPart = (partId: number): boolean => PICTURED_PART_IDS.has(partId);
