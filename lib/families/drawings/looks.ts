import type { Scene } from './scene';

/** An SVG's attributes as React calls them. */
type Look = Readonly<{
  strokeWidth?: number;
  strokeOpacity?: number;
  stroke?: 'none';
  fill?: 'currentColor';
  fillOpacity?: number;
}>;

/** How lines look; the colour is that of the text around, so that forced colours and print need nothing of their own. */
export const LOOKS: Readonly<Record<Scene['paths'][number]['look'], Look>> = {
  edge: { strokeWidth: 1.4 },
  part: { strokeWidth: 0.9 },
  soft: { strokeWidth: 0.7, strokeOpacity: 0.55 },
  chair: { strokeWidth: 0.7, strokeOpacity: 0.4, fill: 'currentColor', fillOpacity: 0.05 },
  person: { stroke: 'none', fill: 'currentColor', fillOpacity: 0.1 },
  measure: { strokeWidth: 0.8, strokeOpacity: 0.8 },
};

/** Height of figures and of what only names things, pixels. */
export const TEXT = { figures: 12.5, names: 11, namesOpacity: 0.8 };
