// What a finish makes of every byte of a pass's panels.
import {
  arrisTable,
  hueTable,
  lightTable,
  poreTable,
  rampTable,
  reliefTable,
  roomTable,
  wearTable,
} from './colour.mjs';
import { SNAP, alphaTable } from './coverage.mjs';

export const PANED = 4; // panels of light that has one of what panes mirror
const PANE = { gain: 1.6, focus: 1.5 }; // a pane shows what is bright before it, and the room as hardly more than nothing

/** The tables of `colourPiece` for a job and its finish; `shift` is what boards are toned by. */
export function tablesOf(
  { panels, diffuseScale, specularScale },
  { ramp, light, pores, relief, edge, recess, arris },
  shift,
) {
  const diffuse = lightTable(diffuseScale, light.diffuse, light.form);
  return {
    alpha: alphaTable(SNAP),
    diffuse: roomTable(diffuse, light.room),
    hue: hueTable(diffuse),
    specular: lightTable(specularScale, light.gain, light.focus),
    panes: panels === PANED ? panesOf(diffuseScale, specularScale, light) : null,
    ceiling: light.ceiling ?? Infinity,
    tint: light.tint,
    ramp: rampTable(ramp, shift),
    pores: poreTable(pores, shift),
    bump: relief && {
      panel: relief.panel,
      diffuse: reliefTable(relief.diffuse),
      specular: reliefTable(relief.specular),
    },
    arris: arrisTable(arris),
    wear: (edge || recess) && {
      share: wearTable(edge, recess),
      edge: rampTable((edge ?? recess).ramp, shift),
      recess: rampTable((recess ?? edge).ramp, shift),
    },
  };
}

/** Of what stands behind a pane, which has light of its own, and of what the pane mirrors. */
function panesOf(diffuseScale, specularScale, light) {
  return {
    diffuse: lightTable(diffuseScale, light.diffuse),
    mirrored: lightTable(specularScale, PANE.gain, PANE.focus),
  };
}
