import { familyOf } from '@/lib/families/registry';
import { countByHand } from './independent-count';
import { allDesigns, SMALL_STYLES } from './small-styles';

it.each(SMALL_STYLES)('The independent counter counts %s as trying every design does', (_, style) => {
  expect(countByHand(familyOf(style), style)).toBe(BigInt(allDesigns(style).length));
});
