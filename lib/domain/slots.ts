/** Slot keys that the engine itself knows, because every family of specification §3.6 has them under these names. */
export const TOP_STAIN = 'TopStain';
export const BOTTOM_STAIN = 'BottomStain';
export const WOOD = 'Wood';
export const SIZE = 'Size';
export const SHEEN = 'Sheen';
export const SURFACE_TREATMENT = 'SurfaceTreatment';

/** Slot whose part is the size in prices (specification §15.1): of a cabinet it is the case. */
export const sizeSlotOf = (family: { readonly sizeSlot?: string }): string => family.sizeSlot ?? SIZE;

/** A bottom stain's entry carries the stain section's id plus this (specification §9). */
export const BOTTOM_STAIN_SECTION_OFFSET = 1000;
