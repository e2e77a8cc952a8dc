/** A colour in linear light, each channel 0 to 1. */
export type LinearColour = readonly [red: number, green: number, blue: number];

/** Colour of the wood at one grain value (`at`, 0 darkest to 1 lightest). */
export interface RampStop {
  readonly at: number;
  readonly colour: LinearColour;
}

/** How a wood's figure shows: its bare colours (#RRGGBB) at dark, middling and light grain, and those grain values. */
export interface Figure {
  readonly bare: readonly [dark: string, middle: string, light: string];
  readonly grain: readonly [low: number, middle: number, high: number];
  /** Exponent of the way from middling to dark grain: over 1, heartwood stays near the middle and knots are as dark as ever. */
  readonly ease?: number | undefined;
}

/** `#RRGGBB` (sRGB, IEC 61966-2-1) to linear light. */
export function hexToLinear(hex: string): LinearColour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

function toLinear(byte: number): number {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

/** Luminance of a linear colour (Rec. 709 weights). */
export function luminance([r, g, b]: LinearColour): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How far a colour is darker than a luminance: 0 for as light or lighter, 1 for black. */
export function darkness(colour: LinearColour, below: number): number {
  return Math.max(0, 1 - luminance(colour) / below);
}

// Steps from the middle (0) to dark (-1) and light (1) grain, and as far beyond as the few extreme values go. End grain
// and bark lie farther down still: there the ramp falls slowly, so that their rings show and do not run together.
const STEPS = [-4.2, -1.7, -1, -0.5, 0, 0.5, 1, 1.7];
const EXTREME = 1.7;
const SLOWER = 0.15;

/**
 * Ramp around the colour that a stain promises at middling grain. The rest follows the bare wood: its grain over its
 * middle, channel by channel, is a filter before the stain, and as layers of finish multiply, the ramp is a power of
 * the distance from the middle. `strength` scales the figure: 0 is flat, 1 the wood's own contrast. Specification §18.3
 * "Colour".
 */
export function deriveRamp(colour: LinearColour, { bare, grain, ease = 1 }: Figure, strength: number): RampStop[] {
  const [dark, middle, light] = [hexToLinear(bare[0]), hexToLinear(bare[1]), hexToLinear(bare[2])];
  const [low, centre, high] = grain;
  return STEPS.map((step) => {
    const [end, reach] = step < 0 ? [dark, centre - low] : [light, high - centre];
    const way = Math.min(Math.abs(step), EXTREME) + Math.max(0, Math.abs(step) - EXTREME) * SLOWER;
    const amount = step < 0 && way < 1 ? way ** ease : way;
    return {
      at: centre + step * reach,
      colour: byChannel((index) => colour[index] * (end[index] / middle[index]) ** (amount * strength)),
    };
  });
}

/** One colour whatever the grain. */
export function flatRamp(colour: LinearColour): RampStop[] {
  return [{ at: 0.5, colour }];
}

/** The ramp with `share` of its luminance, deeper in colour, as one more coat of the same stain makes it. */
export function shadeRamp(ramp: readonly RampStop[], share: number): RampStop[] {
  return ramp.map(({ at, colour }) => {
    const grey = Math.max(luminance(colour), 1e-6);
    return { at, colour: byChannel((index) => share * colour[index] * (Math.max(colour[index], 1e-6) / grey) ** 0.3) };
  });
}

/**
 * Colour of a stain on one wood, from its colour on the group's reference wood: the part of the bare wood that the
 * pigment does not hide (`1 − opacity`) shows through as a filter.
 */
export function overWood(
  stain: LinearColour,
  bare: LinearColour,
  reference: LinearColour,
  opacity: number,
): LinearColour {
  return byChannel((index) => stain[index] * (bare[index] / reference[index]) ** (1 - opacity));
}

/** A colour channel by channel, each held between 0 and 1. */
export function byChannel(channel: (index: 0 | 1 | 2) => number): LinearColour {
  return [clamp(channel(0)), clamp(channel(1)), clamp(channel(2))];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
