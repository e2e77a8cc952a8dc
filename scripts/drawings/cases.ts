import { z } from 'zod';
import { rowsFile } from './rows-file';

const frame = z.object({
  stile: z.number(),
  top: z.number(),
  rail: z.number(),
  bottom: z.number(),
  middle: z.number(),
});
const shares = z
  .array(z.tuple([z.number().nullable(), z.lazy((): z.ZodType => z.union([z.string(), split]))]))
  .optional();
const split: z.ZodObject<{ rows: typeof shares; cols: typeof shares }> = z.object({ rows: shares, cols: shares });

const casesSchema = z.object({
  frames: z.record(z.string(), frame),
  cases: z.record(
    z.string(),
    split.extend({
      box: z.string().default(''),
      kind: z.enum(['case', 'hutch', 'corner', 'trunk', 'table', 'posts']).default('case'),
      frame: z.string().default('case'),
      upper: split.optional(),
      level: z.number().optional(),
      rail: z.number().optional(),
    }),
  ),
});
const boxesSchema = z.object({
  boxes: z.record(
    z.string(),
    z.object({
      zone: z.number().optional(),
      top_depth: z.number().optional(),
      corner: z.object({ half: z.number(), run: z.number() }).optional(),
      // of a shelf between legs; that of a shelf between posts stands with the case
      level: z.number().optional(),
    }),
  ),
});
const feetSchema = z.object({ feet: z.record(z.string(), z.object({ kind: z.string() })) });

const officeSchema = z.object({
  office: z.object({
    sizes: z.record(z.string(), z.object({ length: z.number() })),
    frames: z.record(z.string(), frame),
    bases: z.record(z.string(), z.looseObject({ kind: z.string(), size: z.string() })),
  }),
});
const x = z.tuple([z.number(), z.number()]);
const deskSchema = z.object({
  size: z.string(),
  units: z.array(split.extend({ x, frame: z.string().default('pedestal') })),
  leg: x.optional(),
  knee: x.optional(),
  apron: z.number().optional(),
  centre: z.object({ high: z.number() }).optional(),
});

/** Fronts of cases, what differs of boxes, and how feet stand. */
export function caseRows(cases: unknown, boxes: unknown, feet: unknown): string {
  const { frames, cases: rows } = casesSchema.parse(cases);
  const boxRows = boxesSchema.parse(boxes).boxes;
  const framed = Object.entries(rows).map(([token, { box, ...row }]) => [
    token,
    { ...row, frame: frames[row.frame], level: row.level ?? boxRows[box]?.level },
  ]);
  const own = Object.entries(boxRows)
    .map(([token, { top_depth: topDepth, level: _level, ...row }]) => [token, { ...row, topDepth }] as const)
    .filter(([, row]) => Object.values(row).some((each) => each !== undefined));
  const plinths = Object.entries(feetSchema.parse(feet).feet).flatMap(([token, { kind }]) =>
    kind === 'plinth' || kind === 'sled' ? [token] : [],
  );
  return rowsFile("{ BoxRow, CaseRow } from './rows'", [
    {
      name: 'CASES: Readonly<Record<string, CaseRow>>',
      says: "By the case's token in picture names.",
      value: Object.fromEntries(framed),
    },
    {
      name: 'BOXES: Readonly<Record<string, BoxRow>>',
      says: "By the case's code; a box that is not here has nothing of its own.",
      value: Object.fromEntries(own),
    },
    { name: 'WHOLE_FEET: readonly string[]', says: 'Feet that are one piece from side to side.', value: plinths },
  ]);
}

/** Desks and credenzas. */
export function officeRows(office: unknown): string {
  const { sizes, frames, bases } = officeSchema.parse(office).office;
  const desks = Object.entries(bases).flatMap(([token, base]) => {
    if (base.kind !== 'desk') return [];
    const { size, units, leg, knee, apron = 0, centre } = deskSchema.parse(base);
    const spanned = knee && { x: knee, high: centre?.high ?? apron, hasDrawer: centre !== undefined };
    const framed = units.map((unit) => ({ ...unit, frame: frames[unit.frame] }));
    return [[token, { across: sizes[size]?.length, units: framed, leg, knee: spanned }]];
  });
  return rowsFile("{ OfficeRow } from './rows'", [
    {
      name: 'DESKS: Readonly<Record<string, OfficeRow>>',
      says: "By the base's token in picture names.",
      value: Object.fromEntries(desks),
    },
  ]);
}
