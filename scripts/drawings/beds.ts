import { z } from 'zod';
import { rowsFile } from './rows-file';

const board = z
  .object({
    kind: z.string(),
    tiers: z.array(z.number()).optional(),
    upper: z.number().optional(),
    slat: z.tuple([z.number(), z.number()]).optional(),
    gap: z.number().optional(),
    count: z.number().optional(),
    plank: z.number().optional(),
  })
  .transform(({ slat, ...row }) => ({ ...row, slat: slat?.[0] }));
const bedsSchema = z.object({
  beds: z.object({
    rail: z.object({ low: z.number(), high: z.number() }),
    headboards: z.record(z.string(), board),
    footboards: z.record(z.string(), board),
  }),
});

/** Headboards, footboards and how high rails stand. */
export function bedRows(beds: unknown): string {
  const { rail, headboards, footboards } = bedsSchema.parse(beds).beds;
  return rowsFile("{ BoardRow } from './rows'", [
    { name: 'RAIL', says: 'Lower and upper edge of side rails above the floor.', value: rail },
    {
      name: 'HEADBOARDS: Readonly<Record<string, BoardRow>>',
      says: 'By their tokens in picture names.',
      value: headboards,
    },
    {
      name: 'FOOTBOARDS: Readonly<Record<string, BoardRow>>',
      says: 'By their tokens in picture names.',
      value: footboards,
    },
  ]);
}
