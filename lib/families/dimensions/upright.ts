import type { Selection } from '@/lib/domain/selection';
import { dimensionsOf } from './dimensions';

/**
 * Whether a piece stands at least as high as it is wide, so that its picture, which its height fills, is empty at both sides:
 * such a piece keeps within the middle two thirds (tests/unit/layers/upright.test.ts holds every picture to it). What hangs
 * on a wall has its shade there.
 */
export function isUpright(selection: Selection): boolean {
  const size = dimensionsOf(selection);
  return size !== null && size.kind === 'case' && !size.isHung && size.height !== null && size.across <= size.height;
}
