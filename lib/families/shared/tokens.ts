import type { ImageToken } from '@/lib/domain/family';

/** The picture token of a slot's part. */
export const image = (slot: string, own: Partial<ImageToken> = {}): ImageToken => ({
  slot,
  field: 'imageName',
  ...own,
});

/** The part's second code: metal of hardware, stone of a top, cloth of bedding. */
export const material = (slot: string): ImageToken => ({ slot, field: 'code2' });
