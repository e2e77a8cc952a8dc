import { z } from 'zod';

/** Woods that take a stain alike; the columns of `stains.yaml` (DOMAIN.md section 2). */
export const WOOD_GROUPS = ['OAK', 'MAPLE', 'CHERRY', 'HICKORY', 'WALNUT'] as const;

/** The wood each group's stain colours were mixed on; the others of the group are shifted from it. */
export const REFERENCE_WOOD = { OAK: 'ro', MAPLE: 'sm', CHERRY: 'ch', HICKORY: 'hi', WALNUT: 'wa' } as const;

const hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'write a colour as #RRGGBB');
const share = z.number().min(0).max(1);
const strength = z.number().min(0).max(2);

const wood = z.strictObject({
  name: z.string(),
  figure: z.string().regex(/^[a-z0-9]{1,16}$/),
  group: z.enum(WOOD_GROUPS),
  bare: hex,
  dark: z.number().min(0.1).max(1),
  light: z.number().min(1).max(2),
  grain: z.tuple([share, share, share]).refine(([low, middle, high]) => low < middle && middle < high, 'must ascend'),
});

const stain = z.strictObject({
  name: z.string(),
  opacity: z.number().min(0).max(1),
  figure: strength,
  colours: z.record(z.enum(WOOD_GROUPS), z.union([hex, z.tuple([hex, hex, hex])])),
});

const paint = z.strictObject({ name: z.string(), paint: hex, figure: strength });

const sheen = z.strictObject({
  name: z.string(),
  gain: z.number().min(0).max(10),
  focus: z.number().min(0.3).max(3),
  diffuse: z.number().min(0.5).max(1.5),
});

/** `woods.yaml`: every group must have its reference wood. */
export const woodsSchema = z
  .record(z.string().regex(/^[a-z]{2}$/), wood)
  .refine((woods) => Object.values(REFERENCE_WOOD).every((code) => code in woods), {
    message: `needs the reference woods ${Object.values(REFERENCE_WOOD).join(', ')}`,
  });
/** `stains.yaml`: stains and paints by three-digit code. */
export const stainsSchema = z.record(z.string().regex(/^\d{3}$/), z.union([stain, paint]));
/** `sheens.yaml`: sheens by two-digit code. */
export const sheensSchema = z.record(z.string().regex(/^\d{2}$/), sheen);

export type Wood = z.infer<typeof wood>;
export type Stain = z.infer<typeof stain>;
export type Paint = z.infer<typeof paint>;
export type Sheen = z.infer<typeof sheen>;
