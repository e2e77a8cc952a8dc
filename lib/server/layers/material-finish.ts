import type { Finish } from './finish';
import type { Material } from './materials-schema';
import { flatRamp, hexToLinear, type RampStop } from './ramp';

/** The look of a material that is no wood: the ramp machinery of the woods, but no pores, relief or wear. */
export function materialFinish({ figure, colours, reflection, diffuse, gain, focus }: Material): Finish {
  const ramp = colours.map(([at, hex]) => ({ at, colour: hexToLinear(hex) }));
  return {
    figure,
    middle: middleStop(ramp)?.at ?? 0,
    ramp,
    light: { diffuse, gain, focus, tint: hexToLinear(reflection) },
    pores: { from: 0, to: 1, gloss: 1 },
    relief: null,
    edge: null,
    recess: null,
  };
}

/** The finish on a piece that has no map of its figure: flat, in its own colour. */
export function withoutFigure(finish: Finish): Finish {
  const middle = middleStop(finish.ramp);
  return { ...finish, figure: null, ramp: middle ? flatRamp(middle.colour) : finish.ramp };
}

/** Of two, the light one: a ground that has veins, stripes or creases has them below it. */
const middleStop = (ramp: readonly RampStop[]): RampStop | undefined => ramp[Math.floor(ramp.length / 2)];
