import { z } from 'zod';
import type { Place } from './archive';
import { figureName } from './materials-schema';

const size = z.number().int().positive().max(4096);
const offset = z.number().int().min(0).max(4096);
const frame = z.tuple([size, size]);
const box = z.tuple([offset, offset, size, size]);
const geometry = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(64);

type Framed = { readonly frame: [number, number]; readonly box: [number, number, number, number] };
const isInside = ({ frame, box }: Framed): boolean => box[0] + box[2] <= frame[0] && box[1] + box[3] <= frame[1];
const OUTSIDE = { message: 'box reaches outside the frame', path: ['box'] };

/** `pass.json` as the studio writes it (docs/pictures.md "Passes"). Lengths in pixels of the full frame. */
export const passSchema = z
  .object({
    frame,
    box,
    diffuseScale: z.number().positive().max(100),
    specularScale: z.number().positive().max(100),
    figures: z.array(figureName),
    shadow: z.boolean(),
    /** Geometry of the same layer that holds the grain maps, when several share one face. */
    grainFrom: geometry.optional(),
    /** They have a pixel for so many of the piece's, in width and height. */
    grainStep: z.union([z.literal(1), z.literal(2)]).default(1),
    /** Format of its picture of light. */
    light: z.enum(['avif', 'webp']).default('webp'),
    /** Whether that picture has a fourth panel: what clear panes mirror. */
    panes: z.boolean().default(false),
    /** Whether there is a `relief.webp`, so that surface treatments can show. */
    relief: z.boolean().default(false),
    /** Geometry of the same layer that holds it, when several share it. */
    reliefFrom: geometry.optional(),
    /** `<layer>/<geometry>` of its family whose boards go on in it, so that both are toned alike. */
    toneFrom: z
      .string()
      .regex(/^[a-z0-9]+\/[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .max(80)
      .optional(),
    /** Its panels have a pixel for so many of the piece's, in width and height. */
    reliefStep: z.union([z.literal(1), z.literal(2)]).default(1),
    /** What its pictures are named by: a finished wood, or the token of another material. */
    takes: z.enum(['wood', 'material']).default('wood'),
    /** Set when it is of this material whatever the finish says. */
    material: z
      .string()
      .regex(/^[a-z]{3,12}$/)
      .optional(),
  })
  .refine(isInside, OUTSIDE);

/** `pass.json` of a layer that shows nothing: hung cabinets have no feet. */
export const emptySchema = z.object({ frame, empty: z.literal(true) });

/** `pass.json` of a variant: another pass of the layer with a seam across it. */
export const seamSchema = z
  .object({ frame, base: geometry, seamBox: box })
  .refine((seam) => isInside({ frame: seam.frame, box: seam.seamBox }), OUTSIDE);

export type SeamDescription = z.infer<typeof seamSchema>;

/** Where a file of a pass lies. */
type Files = (name: string) => Place;

/** A pass as it is known by name. `version` changes with what its pictures are made of. */
interface Named {
  /** `<family>/<layer>/<geometry>` */
  readonly name: string;
  readonly version: string;
}

/** A rendered piece of geometry: what `pass.json` says and where its pictures are. */
export interface Pass extends z.infer<typeof passSchema>, Named {
  readonly place: Files;
  /** Its own files, or those of passes with the same face. */
  readonly lenders: { readonly grain: Files; readonly relief: Files };
  /** The pass whose tone it takes, if it has not one of its own. */
  readonly tone: Pass | null;
  /** Where the light is dimmed by a seam, if anywhere. */
  readonly seam: { readonly place: Place; readonly box: SeamDescription['seamBox'] } | null;
}

/** Where its coverage and light lie. */
export const lightOf = ({ place, light }: Pass): Place => place(`light.${light}`);

/** Panels of that picture: coverage, diffuse and specular light, and what panes mirror where it has any. */
export const panelsOf = ({ panes }: Pass): number => (panes ? 4 : 3);

/** Where the grain map of a figure lies, and for how many of the piece's pixels each of its own stands. */
export const grainOf = ({ lenders, grainStep }: Pass, figure: string) => ({
  place: lenders.grain(`grain-${figure}.avif`),
  step: grainStep,
});

/** A layer that is known to show nothing. */
export interface EmptyPass extends z.infer<typeof emptySchema>, Named {}

/** A pass that cannot be used. Its pictures are known, but answer 500 with this reason. */
export interface DamagedPass {
  readonly name: string;
  readonly damage: string;
}
