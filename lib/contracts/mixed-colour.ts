import { z } from 'zod';

/**
 * A colour that is mixed at the desk (decision 029). Its recipe is the token that pictures are named by, so that whoever reads
 * a name can draw it: `s8c5a3c60100` is a stain, `p26344a` a paint.
 */

/** As browsers' colour fields write it. */
const hex = z.string().regex(/^#[0-9a-f]{6}$/);

export const mixedColourSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('stain'),
    /** On red oak, at middling grain; sRGB. */
    colour: hex,
    /** How far the pigment hides the bare wood, in percent. */
    hides: z.int().min(0).max(99),
    /** How much of the wood's grain is left, in percent: 100 is all of it, more when pigment lodges there. */
    grain: z.int().min(0).max(200),
  }),
  /** One colour for all woods. */
  z.strictObject({ kind: z.literal('paint'), colour: hex }),
]);
export type MixedColour = z.infer<typeof mixedColourSchema>;

const STAIN = /^s([0-9a-f]{6})(\d{2})(\d{3})$/;
const PAINT = /^p([0-9a-f]{6})$/;

/** The token of a colour: letters and digits, twelve at most, as every token of a picture's name. */
export const colourToken = (mixed: MixedColour): string =>
  mixed.kind === 'paint'
    ? `p${mixed.colour.slice(1)}`
    : `s${mixed.colour.slice(1)}${digits(mixed.hides, 2)}${digits(mixed.grain, 3)}`;

/** The colour that a token says; null for what is no such token. */
export function mixedColour(token: string): MixedColour | null {
  const [, colour, hides, grain] = STAIN.exec(token) ?? PAINT.exec(token) ?? [];
  if (colour === undefined) return null;
  const said = { colour: `#${colour}` };
  const read = mixedColourSchema.safeParse(
    hides === undefined
      ? { kind: 'paint', ...said }
      : { kind: 'stain', ...said, hides: Number(hides), grain: Number(grain) },
  );
  return read.data ?? null;
}

const digits = (value: number, count: number): string => String(value).padStart(count, '0');
