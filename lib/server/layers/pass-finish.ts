import { woodFinish, type Finish } from './finish';
import { entry, type Materials } from './materials';
import type { FinishName } from './name';
import type { Material } from './materials-schema';
import type { Pass } from './pass';
import { darkness, flatRamp, hexToLinear, type RampStop } from './ramp';

/** The finish of this name, or `null` when one of its tokens is unknown. */
export function namedFinish(materials: Materials, name: FinishName): Finish | null {
  if (!('material' in name)) return woodFinish(materials, name);
  const material = entry(materials.others, name.material);
  return material ? materialFinish(material) : null;
}

/** Whether pictures of this pass are named by finishes of this kind; what is of one material goes by any of them. */
export function takes(pass: Pass, name: FinishName): boolean {
  return pass.material !== undefined || (pass.takes === 'material') === 'material' in name;
}

/**
 * The finish as far as this piece can wear it: a material without its figure's map is flat, wood without it is no picture
 * (`null`); `unknown` when the piece is of a material that nobody has described.
 */
export function wornBy(pass: Pass, materials: Materials, name: FinishName, named: Finish): Finish | 'unknown' | null {
  const own = pass.material === undefined ? named : namedFinish(materials, { material: pass.material });
  if (!own) return 'unknown';
  const isDrawn = own.figure === null || pass.figures.includes(own.figure);
  if (pass.material !== undefined || 'material' in name) return isDrawn ? own : withoutFigure(own);
  if (!isDrawn) return null;
  const lit = { ...own, light: lightOn(pass, materials, own) };
  return hasRelief(pass) ? lit : { ...lit, relief: null, edge: null, recess: null, arris: 0 };
}

/** Luminance below which a body sinks to mud before a pale ground, and gets more of the lamps, as a photographer does. */
const DIM = 0.1;

/** The light of a finish on this layer of a piece. */
function lightOn({ name }: Pass, { lamps }: Materials, { light, ramp, middle }: Finish): Finish['light'] {
  const [, layer = ''] = name.split('/');
  const { diffuse, dark, gain, most } = entry(lamps, layer) ?? lamps.rest;
  const body = ramp.find(({ at }) => at >= middle)?.colour;
  const dim = body ? darkness(body, DIM) : 0;
  const mirrored = Math.max(light.gain, Math.min(most, light.gain * gain));
  return { ...light, diffuse: light.diffuse * diffuse * (1 + dark * dim), gain: mirrored };
}

const hasRelief = (pass: Pass): boolean => pass.relief || pass.reliefFrom !== undefined;

/** The look of a material that is no wood: the ramp machinery of the woods, but no pores, relief or wear. */
export function materialFinish(material: Material): Finish {
  const { figure, colours, threads = 0, reflection, diffuse, form, gain, focus } = material;
  const ramp = colours.map(([at, hex]) => ({ at, colour: hexToLinear(hex) }));
  return {
    figure,
    fine: null,
    fibres: null,
    threads: 255 * threads * ((ramp.at(-1)?.at ?? 0) - (ramp[0]?.at ?? 0)),
    middle: middleStop(ramp)?.at ?? 0,
    ramp,
    light: { diffuse, form, gain, focus, tint: hexToLinear(reflection), room: 0 },
    pores: { from: 0, to: 1, gloss: 1 },
    relief: null,
    edge: null,
    recess: null,
    arris: 0,
  };
}

/** The finish on a piece that has no map of its figure: flat, in its own colour. */
export function withoutFigure(finish: Finish): Finish {
  const middle = middleStop(finish.ramp);
  return { ...finish, figure: null, ramp: middle ? flatRamp(middle.colour) : finish.ramp };
}

/** Of two, the light one: a ground that has veins, stripes or creases has them below it. */
const middleStop = (ramp: readonly RampStop[]): RampStop | undefined => ramp[Math.floor(ramp.length / 2)];
