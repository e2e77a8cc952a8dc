import { configurationSpace, countDesigns } from '@/lib/domain/space/space';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';
import { countByHand } from '@/tests/unit/domain/space/independent-count';

it.each(DEMO_STYLES)('The exact number of designs of %s is what an independent counter says', (_, style, family) => {
  expect(countDesigns(configurationSpace(family, style))).toBe(countByHand(family, style));
});
