import { mixedColour } from '@/lib/contracts/mixed-colour';
import { REFERENCE_WOOD, type Paint, type Stain, type Wood } from './materials-schema';
import { entry, type Materials } from './materials';
import { hexToLinear, overWood, type LinearColour } from './ramp';

/** A stain or paint as it goes on wood. */
export interface StainLook {
  /** How much of the wood's grain contrast is left; 1 is all of it. */
  readonly figure: number;
  /** Its colour at middling grain, in linear light. */
  readonly on: (wood: Wood) => LinearColour;
}

/** The trace of the surface that a paint leaves: the middle of those in `stains.yaml`. */
const UNDER_PAINT = 0.06;

/** What a token means: one of `stains.yaml`, or a colour mixed at the desk, which says itself (decision 029); null for neither. */
export function stainNamed(materials: Materials, token: string): StainLook | null {
  const known = entry(materials.stains, token);
  if (known) return described(materials, known);
  const mixed = mixedColour(token);
  if (mixed === null) return null;
  const colour = hexToLinear(mixed.colour);
  if (mixed.kind === 'paint') return { figure: UNDER_PAINT, on: () => colour };
  return {
    figure: mixed.grain / 100,
    on: (wood) => over(materials, colour, wood, REFERENCE_WOOD.OAK, mixed.hides / 100),
  };
}

/** Paint is the same on any wood (trade §2). */
function described(materials: Materials, stain: Stain | Paint): StainLook {
  const { figure } = stain;
  if ('paint' in stain) return { figure, on: () => hexToLinear(stain.paint) };
  const { colours, opacity } = stain;
  return {
    figure,
    on: (wood) => over(materials, hexToLinear(colours[wood.group]), wood, REFERENCE_WOOD[wood.group], opacity),
  };
}

/** A colour that is known on one wood, on another. */
function over(materials: Materials, colour: LinearColour, wood: Wood, reference: string, opacity: number) {
  const bare = wood.bare[1];
  const ground = entry(materials.woods, reference)?.bare[1] ?? bare;
  return overWood(colour, hexToLinear(bare), hexToLinear(ground), opacity);
}
