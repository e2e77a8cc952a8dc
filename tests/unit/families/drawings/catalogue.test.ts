import { sizeSlotOf } from '@/lib/domain/slots';
import { drawingOf, type Drawing } from '@/lib/families/drawings/drawing';
import { boundsOf, type Line } from '@/lib/families/drawings/geometry';
import { sceneOf } from '@/lib/families/drawings/scene';
import { configurationOf } from '@/lib/families/registry';
import { DEMO_STYLES } from '@/tests/fixtures/styles/demo-catalogue';

const spanOf = (lines: readonly Line[]): readonly [number, number] => {
  const { from, to } = boundsOf(lines.filter(({ look }) => look === 'edge'));
  return [to[0] - from[0], to[1] - from[1]];
};

describe.each(DEMO_STYLES)('%s', (_, style, family) => {
  const sizes: Drawing[] = [];
  const others: Drawing[] = [];

  beforeAll(() => {
    const start = configurationOf(style);
    for (const { id, slot, parts } of style.sections) {
      const isSize = slot === sizeSlotOf(family);
      if (!isSize && !['Size', 'TopShape', 'TableHeight'].includes(slot ?? '')) continue;
      for (const part of parts) {
        const drawing = drawingOf(start.after({ type: 'pick', sectionId: id, partId: part.id }).selection);
        if (!drawing) throw new Error(`no drawing of ${part.displayName}`);
        (isSize ? sizes : others).push(drawing);
      }
    }
  });

  it('is drawn as high, wide and deep as its inches say', () => {
    for (const { dimensions, elevation, plan } of [...sizes, ...others]) {
      const [across, high] = spanOf(elevation);
      expect(across).toBeCloseTo(dimensions.across, 1);
      expect(high).toBeCloseTo(dimensions.height ?? 0, 1);
      const size = dimensions.opened ?? dimensions;
      const [long, deep] = spanOf(plan);
      expect(long).toBeCloseTo(size.across, 1);
      expect(deep).toBeCloseTo(size.deep, 1);
    }
  });

  it('has another drawing in every size', () => {
    const looks = new Set(sizes.map(({ elevation, plan }) => JSON.stringify([elevation, plan])));
    expect(looks.size).toBe(sizes.length);
  });

  it.each([326, 600, 832])('keeps its figures on a paper %i wide', (width) => {
    for (const drawing of [...sizes, ...others]) {
      const scene = sceneOf(drawing, { width, height: 480 });
      expect(scene.width).toBeLessThanOrEqual(width + 1);
      expect(scene.height).toBeLessThanOrEqual(481);
      expect(scene.scale).toBeGreaterThan(1);
      expect(JSON.stringify(scene)).not.toMatch(/NaN|null|Infinity/);
      for (const { x, y } of scene.labels) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(scene.width);
        expect(y).toBeLessThan(scene.height);
      }
    }
  });
});
