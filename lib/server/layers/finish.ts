import type { SurfaceWear, Wood } from './materials-schema';
import { entry, type Materials } from './materials';
import type { WoodFinishName } from './name';
import {
  byChannel,
  darkness,
  deriveRamp,
  flatRamp,
  hexToLinear,
  luminance,
  shadeRamp,
  type LinearColour,
  type RampStop,
} from './ramp';
import { stainNamed } from './stain-named';

/** All that colouring needs to know of one finish, in plain data. */
export interface Finish {
  /** Grain map to use: `grain-<figure>.avif` of the pass; `null` for what has no grain. */
  readonly figure: string | null;
  /** The figure that lends this one its fine fibres, and the share of them. */
  readonly fine: { readonly figure: string; readonly share: number } | null;
  /** Fibres and pores as fine as a pixel, in levels of the grain map; null where none are seen. */
  readonly fibres: { readonly lines: number; readonly pores: number } | null;
  /** Threads of a cloth, the standard deviation in levels of its map; 0 for what has none. */
  readonly threads: number;
  /** Grain value that shows the finish's own colour: the mean of a piece is brought there. */
  readonly middle: number;
  /** Albedo by grain value, linear light, ascending `at`. */
  readonly ramp: readonly RampStop[];
  /** Factors on diffuse and specular light (`sheens.yaml`), and the colour of the latter. */
  readonly light: {
    readonly diffuse: number;
    /** Exponent on the light of the lamps. */
    readonly form: number;
    readonly gain: number;
    readonly focus: number;
    /** The most that a film mirrors, linear light; a metal has none. */
    readonly ceiling?: number;
    readonly tint: LinearColour;
    /** Light of the room that finds its way into every hollow, however deep; linear. */
    readonly room: number;
  };
  /** Share of the specular light left at dark grain, falling from full at middling grain. */
  readonly pores: { readonly from: number; readonly to: number; readonly gloss: number };
  /** Shallow relief in the face: panel of `relief.webp` and how strongly it modulates the two lights. */
  readonly relief: { readonly panel: number; readonly diffuse: number; readonly specular: number } | null;
  /** What becomes of the colour on worn edges and in recesses. */
  readonly edge: Wear | null;
  readonly recess: Wear | null;
  /** How much more light eased arrises catch than the faces beside them; nought where none are known. */
  readonly arris: number;
}

/** The ramp that takes over by `amount` as the wear panel goes from `from` to `to` (0 to 1). */
interface Wear {
  readonly ramp: readonly RampStop[];
  readonly amount: number;
  readonly from: number;
  readonly to: number;
}

/** Index of a relief panel in `relief.webp`; the wear panel comes after the three of them. */
const RELIEF_INDEX = { planed: 0, kerf: 1, dents: 2 } as const;

/** Light that walls, floor and the piece itself throw back into bays, kneeholes and below tops; a lamp on a face gives 1. */
const ROOM = 0.13;
/** Soft boxes reach round every corner, and what turns away from the key would have nearly as much of their light. */
const FORM = 1.25;
/** How much of a film's reflection has the wood's own hue: pure white on dark wood looks blue, like a veil. */
const WARMTH = 0.7;
/** A film on an eased arris mirrors some lamp or other wherever one stands: a thin line of light, less on white, or it is drawn on. */
const ARRIS = 0.42;
/** Luminance below which a body throws back too little to show its form: it is lit the more, as a photographer does, up to so much. */
const DARK = 0.045;
const MORE_ON_BLACK = 3;
/** Luminance from which on a body would burn out near the window, and how much less light one as white as can be gets. */
const PALE = 0.35;
const LESS_ON_WHITE = 0.27;
/** Share of its contrast from which on down a figure is under paint: its fine fibres are not seen, and no colour is in them. */
const HIDDEN = 0.12;
/** How much of a stain is left in the fibres where its film is worn off, of paint nothing: else dark wood had chips of cream. */
const SOAKED = 0.3;
/** Hands and wax deepen wood that lies bare: its own colour, as an exponent. */
const HANDLED = 1.25;
/** What burnishing and glaze leave of the light: the finish's own colour, this much darker and deeper. */
const DARKER = 0.3;

/** The finished wood of these codes, or `null` when one of them is unknown. */
export function woodFinish(materials: Materials, name: WoodFinishName): Finish | null {
  const wood = entry(materials.woods, name.wood);
  const stain = stainNamed(materials, name.stain);
  const sheen = entry(materials.sheens, name.sheen);
  const surface = entry(materials.surfaces, name.surface);
  if (!wood || !stain || !sheen || !surface) return null;
  const figure = Math.max(stain.figure * surface.figure, surface.leastFigure);
  const colour = stain.on(wood);
  const ramp = deriveRamp(colour, wood, figure);
  const worn = (wear: SurfaceWear | undefined): Wear | null =>
    wear ? wearOf(wear, { ramp, colour, wood, soaked: stain.figure > HIDDEN ? SOAKED : 0 }) : null;
  const { diffuse, gain, focus, ceiling } = sheen;
  const dark = lightOnDark(colour);
  return {
    figure: wood.figure,
    fine: figure > HIDDEN ? (wood.fine ?? null) : null,
    fibres: figure > HIDDEN ? fibresOf(wood) : null,
    threads: 0,
    middle: wood.grain[1],
    ramp,
    light: {
      diffuse: diffuse * lightOnPale(colour),
      form: FORM,
      gain: gain * surface.gloss * dark,
      focus,
      ceiling,
      tint: tinted(colour),
      room: ROOM * dark,
    },
    pores: { from: wood.grain[0], to: wood.grain[1], gloss: 1 - (1 - surface.poreGloss) * Math.min(1, figure) },
    relief: surface.relief ? { ...surface.relief, panel: RELIEF_INDEX[surface.relief.panel] } : null,
    edge: worn(surface.edge),
    recess: worn(surface.recess),
    arris: ARRIS * lightOnPale(colour),
  };
}

/** What shows of a wood's fibres is told against what its figure shows, from dark to light. */
function fibresOf({ fibres, grain: [dark, , light] }: Wood): Finish['fibres'] {
  const levels = 255 * (light - dark);
  return { lines: fibres.lines * levels, pores: fibres.pores * levels };
}

/** Factor on what a film mirrors over this colour, and on the room's light in its hollows: 1 but for the darkest. */
function lightOnDark(colour: LinearColour): number {
  return 1 + MORE_ON_BLACK * darkness(colour, DARK);
}

/** Factor on the light of the lamps over this colour: 1 but for what is nearly white, which is exposed so that its edges stay. */
function lightOnPale(colour: LinearColour): number {
  return 1 - LESS_ON_WHITE * Math.max(0, (luminance(colour) - PALE) / (1 - PALE));
}

/** Colour of what a film on wood of this colour mirrors. */
function tinted(colour: LinearColour): LinearColour {
  const most = Math.max(...colour, 1e-6);
  return byChannel((index) => 1 - WARMTH + (WARMTH * colour[index]) / most);
}

interface Worn {
  readonly ramp: readonly RampStop[];
  readonly colour: LinearColour;
  readonly wood: Wood;
  readonly soaked: number;
}

function wearOf({ toward, amount, from, to }: SurfaceWear, worn: Worn): Wear {
  return { ramp: wornRamp(toward, worn), amount, from, to };
}

function wornRamp(toward: SurfaceWear['toward'], { ramp, colour, wood, soaked }: Worn): readonly RampStop[] {
  if (toward === 'dark') return shadeRamp(ramp, DARKER);
  if (toward === 'bare') return deriveRamp(laidBare(hexToLinear(wood.bare[1]), colour, soaked), wood, 1);
  const glaze = hexToLinear(toward);
  // a glaze is wiped on: it darkens, and on black it is not seen
  return flatRamp(byChannel((index) => Math.min(glaze[index], colour[index])));
}

/** Bare wood that hands have deepened, in whose fibres that share of a stain is left: a filter before it, as all of the stain is. */
function laidBare(bare: LinearColour, colour: LinearColour, share: number): LinearColour {
  return byChannel((index) => bare[index] ** (HANDLED * (1 - share)) * colour[index] ** share);
}
