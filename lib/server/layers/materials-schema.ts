import { z } from 'zod';

/** Woods that take a stain alike; the columns of `stains.yaml` (trade §2). */
const WOOD_GROUPS = ['OAK', 'MAPLE', 'CHERRY', 'HICKORY', 'WALNUT'] as const;

/** The wood each group's stain colours were mixed on; the others of the group are shifted from it. */
export const REFERENCE_WOOD = { OAK: 'ro', MAPLE: 'sm', CHERRY: 'ch', HICKORY: 'hi', WALNUT: 'wa' } as const;

/** Panels of `relief.webp` that modulate the light, in their order (docs/pictures.md "Passes"). */
const RELIEF_PANELS = ['planed', 'kerf', 'dents'] as const;

const hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'write a colour as #RRGGBB');
const share = z.number().min(0).max(1);
/** Name of a figure, as in `grain-<figure>.avif`. */
export const figureName = z.string().regex(/^[a-z0-9]{1,16}$/);
const strength = z.number().min(0).max(2);
const ascending = ([low, middle, high]: [number, number, number]): boolean => low < middle && middle < high;

const wood = z.strictObject({
  name: z.string(),
  figure: figureName,
  /** Another figure whose fine fibres show in this one, and how much of them. */
  fine: z.strictObject({ figure: figureName, share: z.number().min(0).max(3) }).optional(),
  /** Fibres and pores as fine as a pixel: how far they go from the middle, as a share of all that the figure shows. */
  fibres: z.strictObject({ lines: share, pores: share }),
  group: z.enum(WOOD_GROUPS),
  /** Bare wood where its grain is dark, middling and light. */
  bare: z.tuple([hex, hex, hex]),
  /** Grain values that the three stand at. */
  grain: z.tuple([share, share, share]).refine(ascending, 'must ascend'),
  /** How late on the way from middling to dark it darkens, as an exponent. */
  ease: z.number().min(1).max(3).optional(),
});

const stain = z.strictObject({
  name: z.string(),
  opacity: share,
  figure: strength,
  colours: z.record(z.enum(WOOD_GROUPS), hex),
});

const paint = z.strictObject({ name: z.string(), paint: hex, figure: strength });

const sheen = z.strictObject({
  name: z.string(),
  gain: z.number().min(0).max(10),
  focus: z.number().min(0.3).max(3),
  ceiling: z.number().min(0.1).max(4),
  diffuse: z.number().min(0.5).max(1.5),
});

/** Where wear or glaze shows: from `from` on the wear panel's scale, fully at `to`. */
const wear = z
  .strictObject({ toward: z.union([z.enum(['bare', 'dark']), hex]), amount: share, from: share, to: share })
  .refine(({ from, to }) => from < to, { message: 'must lie below `to`', path: ['from'] });

const surface = z.strictObject({
  name: z.string(),
  /** Multiplies the figure's contrast, which is at least `leastFigure`: pores show through paint, too. */
  figure: z.number().min(0).max(3).default(1),
  leastFigure: share.default(0),
  /** Multiplies the sheen, and once more where grain is dark: open pores do not reflect. */
  gloss: z.number().min(0).max(2).default(1),
  poreGloss: share.default(1),
  relief: z
    .strictObject({
      panel: z.enum(RELIEF_PANELS),
      diffuse: z.number().min(0).max(4),
      specular: z.number().min(0).max(8),
    })
    .optional(),
  edge: wear.optional(),
  recess: wear.optional(),
});

/** Every material that is no wood is written alike: a ramp over its figure, and how it shines. */
const material = z
  .strictObject({
    name: z.string(),
    /** Grain map of the passes that draws it; `null` for one colour all over. */
    figure: figureName.nullable(),
    /** Colours with the grain values they stand at; the middle one is its own colour. */
    colours: z
      .array(z.tuple([share, hex]))
      .min(1)
      .max(3),
    /** Threads as fine as a pixel: their standard deviation, as a share of all that the figure shows. */
    threads: share.optional(),
    /** Tint of the specular light. */
    reflection: hex,
    gain: z.number().min(0).max(10),
    focus: z.number().min(0.3).max(3),
    diffuse: z.number().min(0).max(1.5),
    /** Exponent on the light of the lamps: over 1, folds that turn away from them are deeper. */
    form: z.number().min(1).max(2).default(1),
  })
  .refine(({ colours }) => colours.every(([at], index) => index === 0 || at > (colours[index - 1]?.[0] ?? 0)), {
    message: 'must ascend by grain value',
    path: ['colours'],
  })
  .refine(({ figure, colours }) => (figure === null) === (colours.length === 1), {
    message: 'one colour without a figure, two or three with one',
    path: ['colours'],
  });

const lamp = z.strictObject({
  diffuse: z.number().min(0).max(1.5),
  dark: z.number().min(0).max(1).default(0),
  gain: z.number().min(0).max(10),
  most: z.number().min(0).max(10).default(Infinity),
});

/** `woods.yaml`: every group must have its reference wood. */
export const woodsSchema = z
  .record(z.string().regex(/^[a-z]{2}$/), wood)
  .refine((woods) => Object.values(REFERENCE_WOOD).every((code) => code in woods), {
    message: `needs the reference woods ${Object.values(REFERENCE_WOOD).join(', ')}`,
  })
  .refine(
    (woods) => {
      const drawn = new Set(Object.values(woods).map(({ figure }) => figure));
      return Object.values(woods).every(({ fine }) => !fine || drawn.has(fine.figure));
    },
    { message: 'fine fibres come from the figure of a wood' },
  );
/** `stains.yaml`: stains and paints by three-digit code. */
export const stainsSchema = z.record(z.string().regex(/^\d{3}$/), z.union([stain, paint]));
/** `sheens.yaml`: sheens by two-digit code. */
export const sheensSchema = z.record(z.string().regex(/^\d{2}$/), sheen);
/** `lamps.yaml`: what is on a layer by its name, `rest` on all that is not there. */
export const lampsSchema = z.record(z.string().regex(/^[a-z]+$/), lamp).and(z.object({ rest: lamp }));
/** `surfaces.yaml`: surface treatments by two-letter code. */
export const surfacesSchema = z.record(z.string().regex(/^[a-z]{2}$/), surface);
/** `metals.yaml`, `stones.yaml`, `cloths.yaml`: materials by the token that names them in a picture's finish. */
export const materialsSchema = z.record(z.string().regex(/^(?!none$)[a-z]{3,12}$/), material);

export type Wood = z.infer<typeof wood>;
export type Stain = z.infer<typeof stain>;
export type Paint = z.infer<typeof paint>;
export type Sheen = z.infer<typeof sheen>;
export type Lamp = z.infer<typeof lamp>;
export type Surface = z.infer<typeof surface>;
export type SurfaceWear = z.infer<typeof wear>;
export type Material = z.infer<typeof material>;
