import { z } from 'zod';
import { rowsFile } from './rows-file';

const profile = z.array(z.tuple([z.number(), z.number()]));
const feet = z.object({ reach: z.number() });
const shaft = z.object({
  profile: profile.optional(),
  column: z.number().optional(),
  radius: z.number().optional(),
  feet: feet.optional(),
});
const stretcher = z.object({ height: z.number().optional(), high: z.number().optional(), at: z.number().optional() });
const layers = z.array(z.string()).default(['leg', 'apron']);
const base = z.object({
  kind: z.string(),
  layers,
  shaft: shaft.optional(),
  profile: profile.optional(),
  spread: z.number().optional(),
  from_end: z.number().optional(),
  post: z.tuple([z.number(), z.number()]).optional(),
  member: z.tuple([z.number(), z.number()]).optional(),
  thick: z.number().optional(),
  half: z.number().optional(),
  stretcher: stretcher.optional(),
  // of the office
  x: z.number().optional(),
});
type Base = z.infer<typeof base>;

const basesSchema = z.object({ bases: z.record(z.string(), base) });
const leg = z.object({
  kind: z.string(),
  block: z.number().optional(),
  member: z.array(z.number()).optional(),
  layers,
  flush: z.boolean().default(false),
  inset: z.array(z.number()).optional(),
});
const legsSchema = z.object({ legs: z.record(z.string(), leg) });
const plansSchema = z.object({
  buckets: z.record(
    z.string(),
    z.object({
      length: z.number(),
      plans: z.record(z.string(), z.object({ corner: z.tuple([z.number(), z.number()]).optional() })),
    }),
  ),
});
const officeSchema = z.object({
  office: z.object({
    sizes: z.record(z.string(), z.object({ length: z.number() })),
    bases: z.record(z.string(), z.looseObject({ size: z.string(), kind: z.string(), base: base.optional() })),
  }),
});

/** What carries tables, as far as it is seen from their long side. */
export function supportRows(legs: unknown, bases: unknown, plans: unknown, office: unknown): string {
  const onLegs = Object.entries(legsSchema.parse(legs).legs).map(([token, row]) => {
    const wide = row.block ?? row.member?.at(-1) ?? 3;
    return [token, { from: row.flush ? 'end' : 'corner', at: (row.inset?.[0] ?? 0) + wide / 2, wide, ...apronOf(row) }];
  });
  const onBases = Object.entries(basesSchema.parse(bases).bases).map(([token, row]) => [token, support(row)]);
  const { sizes, bases: own } = officeSchema.parse(office).office;
  const conference = Object.entries(own).flatMap(([token, { size, kind, base: inner, ...row }]) => {
    if (kind === 'desk') return [];
    return [
      [
        `office-${token}`,
        support(
          inner ? { ...inner, layers: [] } : base.parse({ kind, ...row, layers: [] }),
          (sizes[size]?.length ?? 0) / 2,
        ),
      ],
    ];
  });
  const insets = Object.entries(plansSchema.parse(plans).buckets).flatMap(([bucket, { length, plans: each }]) =>
    Object.entries(each).flatMap(([plan, { corner }]) =>
      corner ? [[`${bucket}-${plan}`, length / 2 - corner[0]]] : [],
    ),
  );
  return rowsFile("{ SupportRow } from './rows'", [
    {
      name: 'SUPPORTS: Readonly<Record<string, SupportRow>>',
      says: "By the leg's or base's token in picture names; those of conference tables after `office-`.",
      value: Object.fromEntries([...onLegs, ...onBases, ...conference]),
    },
    {
      name: 'CORNERS: Readonly<Record<string, number>>',
      says: 'How far in from the ends legs stand, by size bucket and plan.',
      value: Object.fromEntries(insets),
    },
  ]);
}

const apronOf = ({ layers: drawn }: { readonly layers: readonly string[] }) =>
  drawn.includes('apron') ? { hasApron: true } : {};

/** `half`: of the top that `x` is told for. */
function support(row: Base, half = 0) {
  const foot = row.shaft?.feet?.reach ?? (row.profile && Math.max(...row.profile.map(([, radius]) => radius)));
  const bar = row.stretcher;
  const stretcher = bar?.at && [bar.at, bar.height ?? bar.high];
  const place = row.spread
    ? { from: 'middle', at: row.spread / 2 }
    : row.from_end || row.x
      ? { from: 'end', at: row.from_end ?? half - (row.x ?? 0) }
      : { from: 'middle', at: 0 };
  // Feet of double bases run across, so they are not seen to reach.
  return { ...place, wide: widthOf(row), foot: place.at === 0 ? foot : undefined, stretcher, ...apronOf(row) };
}

function widthOf({ kind, shaft: own, profile: turned, post, member, thick, half }: Base): number {
  if (kind === 'columns' && half) return 2 * half;
  const widest = own?.profile && Math.max(...own.profile.map(([, radius]) => radius));
  const neck = turned && Math.min(...turned.map(([, radius]) => radius).filter((each) => each > 1));
  const radius = widest ?? own?.radius ?? neck;
  return own?.column ?? (radius === undefined ? (post?.[1] ?? member?.[1] ?? thick ?? 3) : 2 * radius);
}
