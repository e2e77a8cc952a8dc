import { z } from 'zod';
import { rowsFile } from './rows-file';

const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['rectangle', 'ellipse', 'doubled', 'octagon', 'wild']) }),
  z.object({ kind: z.literal('clipped'), cut: z.number() }),
  z.object({ kind: z.literal('rounded'), radius: z.number() }),
  z.object({ kind: z.literal('bowed'), sagitta: z.number() }),
  z.object({ kind: z.literal('boat'), end: z.number() }),
  z.object({ kind: z.literal('racetrack'), end: z.number(), corner: z.number() }),
]);
const shapesSchema = z.object({ shapes: z.record(z.string(), shape) });
const plansSchema = z.object({ buckets: z.object({ l: z.object({ width: z.number() }) }) });

/** The outlines of tops. */
export function shapeRows(shapes: unknown, plans: unknown): string {
  return rowsFile("{ Shape } from './shape'", [
    {
      name: 'SHAPES_WIDTH',
      says: 'Width in inches of the tops that ends and radii are said for.',
      value: plansSchema.parse(plans).buckets.l.width,
    },
    {
      name: 'SHAPES: Readonly<Record<string, Shape>>',
      says: "By the shape's token in picture names.",
      value: shapesSchema.parse(shapes).shapes,
    },
  ]);
}
