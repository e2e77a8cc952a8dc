/** A colour in linear light, each channel 0 to 1. */
export type LinearColour = readonly [number, number, number];

/** Colour of the wood at one grain value (`at`, 0 darkest to 1 lightest). */
export interface RampStop {
  readonly at: number;
  readonly colour: LinearColour;
}

/** How strongly a figure shows, and which values its grain maps use. */
export interface GrainContrast {
  /** Luminance of dark and of light grain over that of the middle, in linear light. */
  readonly dark: number;
  readonly light: number;
  /** Grain values (0 to 1) of dark, middle and light: 2nd percentile, mean and 98th of the figure's maps. */
  readonly grain: readonly [low: number, middle: number, high: number];
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

// Grain takes up more finish where it is dark: its colour is not just dimmer but deeper. The exponent moves the hue
// away from (dark) or toward (light) grey; chosen by eye on oak and cherry.
const DARK_SATURATION = 0.22;
const LIGHT_SATURATION = -0.1;

// Steps from the middle (0) to dark (-1) and light (1) grain, and as far beyond as the few extreme values go.
const STEPS = [-1.7, -1, -0.5, 0, 0.5, 1, 1.7];

/**
 * Ramp around the colour a stain promises. Contrast multiplies, as layers of finish do, so the ramp is a power of the
 * distance from the middle. `strength` scales the figure: 0 is flat, 1 the wood's own contrast. DESIGN §11 "Colour".
 */
export function deriveRamp(colour: LinearColour, contrast: GrainContrast, strength: number): RampStop[] {
  const [low, middle, high] = contrast.grain;
  return STEPS.map((step) => {
    const amount = Math.abs(step) * strength;
    if (step === 0 || amount === 0) return { at: middle + step * (high - middle), colour };
    return step < 0
      ? { at: middle + step * (middle - low), colour: shade(colour, contrast.dark ** amount, DARK_SATURATION * amount) }
      : {
          at: middle + step * (high - middle),
          colour: shade(colour, contrast.light ** amount, LIGHT_SATURATION * amount),
        };
  });
}

/** Colour of luminance `factor × luminance(colour)`, its channels spread from grey by the power `saturation`. */
function shade(colour: LinearColour, factor: number, saturation: number): LinearColour {
  const grey = Math.max(luminance(colour), 1e-6);
  const spread = colour.map((channel) => channel * (Math.max(channel, 1e-6) / grey) ** saturation);
  const [r = 0, g = 0, b = 0] = spread;
  const scale = (factor * grey) / Math.max(luminance([r, g, b]), 1e-6);
  return [clamp(r * scale), clamp(g * scale), clamp(b * scale)];
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
  const through = (index: 0 | 1 | 2): number => clamp(stain[index] * (bare[index] / reference[index]) ** (1 - opacity));
  return [through(0), through(1), through(2)];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
