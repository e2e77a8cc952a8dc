import { z } from 'zod';

const size = z.number().int().positive().max(4096);
const offset = z.number().int().min(0).max(4096);

/** `pass.json` as the studio writes it (docs/pictures.md "Passes"). Lengths in pixels of the full frame. */
export const passSchema = z
  .object({
    frame: z.tuple([size, size]),
    box: z.tuple([offset, offset, size, size]),
    diffuseScale: z.number().positive().max(100),
    specularScale: z.number().positive().max(100),
    figures: z.array(z.string().regex(/^[a-z0-9]{1,16}$/)),
    shadow: z.boolean(),
    /** Geometry of the same layer that holds the grain maps, when several share one face. */
    grainFrom: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .max(64)
      .optional(),
    version: z.string().min(1).max(128),
  })
  .refine(({ frame, box }) => box[0] + box[2] <= frame[0] && box[1] + box[3] <= frame[1], {
    message: 'box reaches outside the frame',
    path: ['box'],
  });

export type PassDescription = z.infer<typeof passSchema>;

/** A rendered piece of geometry: what `pass.json` says and the folder of its pictures. */
export interface Pass extends PassDescription {
  readonly directory: string;
}

/** A pass whose `pass.json` cannot be used. Its pictures are known, but answer 500 with this reason. */
export interface DamagedPass {
  readonly directory: string;
  readonly damage: string;
}
