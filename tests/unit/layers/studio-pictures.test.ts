import { checkPictures } from '@/scripts/pictures/check';
import { deltaE, meanColour } from '@/scripts/pictures/colour';
import { drawnStyles } from '@/scripts/pictures/configurations';
import { Painter } from '@/scripts/pictures/painter';
import { BUDGET, weighDefaults } from '@/scripts/pictures/weight';

/** The studio's own pictures; `npm run pictures -- check` looks at thousands of configurations. */
const painter = new Painter();
afterAll(() => painter.close());

it('draws every layer of random configurations, and every choice shows', async () => {
  const result = await checkPictures(painter, { styles: drawnStyles(), count: 21, seed: 11 });
  expect(result.defects).toEqual([]);
  expect(result.changes).toBeGreaterThan(8);
});

it('shows on the table the colour that the swatch promises', async () => {
  for (const finish of [
    'ro-100',
    'wo-106',
    'ch-113',
    'hm-104',
    'hi-100',
    'wa-100',
    'bm-228',
    'qw-119',
    'sm-402',
    'ro-407',
  ]) {
    const [top, swatch] = await Promise.all([
      painter.paint(`/images/table/top/re-mis-30-l-s/${finish}-20-sm.webp`),
      painter.paint(`/images/table/swatch/board/${finish}-20-sm.webp`),
    ]);
    const [shown, promised] = [meanColour(top), meanColour(swatch)];
    if (!shown || !promised) throw new Error('nothing to compare');
    expect({ finish, isClose: deltaE(shown, promised) < 6 }).toEqual({ finish, isClose: true });
  }
});

it('keeps every default preview within its budget', async () => {
  for (const weight of await weighDefaults(painter, drawnStyles())) {
    expect(weight[800]).toBeLessThanOrEqual(BUDGET[800]);
    expect(weight[1600]).toBeLessThanOrEqual(BUDGET[1600]);
    expect(weight[800]).toBeGreaterThan(0);
  }
});
