import fc from 'fast-check';
import { seatsAt } from '@/lib/families/dimensions/seats';
import type { Shape } from '@/lib/families/dimensions/shape';

const at = (length: number, width: number, kind: 'rectangle' | 'ellipse' | 'doubled' | 'octagon', leaves = 0) =>
  seatsAt({ length, width, shape: { kind }, leaves });

// trade §3: the upper figures conference tables are sold by
it.each([
  [72, 36, 6],
  [96, 42, 8],
  [120, 48, 10],
  [144, 48, 12],
  [48, 36, 4],
])('%i × %i seats %i', (length, width, seats) => {
  expect(at(length, width, 'rectangle')).toBe(seats);
});

// π D / 24: 36 → 4.7, 48 → 6.3, 60 → 7.9; with a 12-inch leaf 48 → 7.3
it.each([
  [36, 0, 4],
  [48, 0, 6],
  [60, 0, 7],
  [48, 12, 7],
])('a round table of %i with %i inches of leaves seats %i', (diameter, leaves, seats) => {
  expect(at(diameter, diameter, 'ellipse', leaves)).toBe(seats);
});

it('counts ovals by their feet, octagons by their edge', () => {
  expect(at(72, 42, 'ellipse')).toBe(6);
  expect(at(72, 42, 'doubled', 24)).toBe(8);
  // 8 × 54 × tan 22.5° = 178.9 inches
  expect(at(54, 54, 'octagon')).toBe(7);
});

it('never seats fewer at a longer table', () => {
  const kinds = fc.constantFrom<Shape['kind'] & ('rectangle' | 'ellipse' | 'doubled')>(
    'rectangle',
    'ellipse',
    'doubled',
  );
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 160 }), fc.integer({ min: 0, max: 60 }), kinds, (length, more, kind) => {
      expect(at(length + more, 42, kind)).toBeGreaterThanOrEqual(at(length, 42, kind));
      expect(at(length, 42, kind, more)).toBe(at(length + more, 42, kind));
    }),
  );
});
