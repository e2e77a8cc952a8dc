import type { Finish, Wear } from '../finish';
import type { RampStop } from '../ramp';
import type { WindowLight } from './window.mjs';

/** Left, top, width and height in pixels of the frame. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Tables by byte, made once a picture. */
export interface ColourTables {
  readonly alpha: Uint8Array;
  readonly diffuse: Float32Array;
  /** What the floor's hue makes of the diffuse light: red and blue by panel byte. */
  readonly hue: Float32Array;
  readonly specular: Float32Array;
  /** Of what clear panes mirror, and of what light is on them; null for a piece without. */
  readonly panes: { readonly mirrored: Float32Array; readonly diffuse: Float32Array } | null;
  /** What the specular light nears and never passes; infinite for a metal. */
  readonly ceiling: number;
  /** Colour of the specular light. */
  readonly tint: readonly [number, number, number];
  readonly ramp: Float32Array;
  readonly pores: Float32Array;
  readonly bump: { readonly panel: number; readonly diffuse: Float32Array; readonly specular: Float32Array } | null;
  /** By how much of itself the light gains by byte of the wear panel, or loses in inner corners. */
  readonly arris: Float32Array;
  readonly wear: {
    readonly share: Float32Array;
    readonly edge: Float32Array;
    readonly recess: Float32Array;
  } | null;
}

/** Size of a piece, and where it goes: the index of its first pixel in `rgba` and the pixels of a row there. */
export interface Placed {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
  readonly at: number;
  readonly stride: number;
}

export declare const WEAR_PANEL: number;
export declare const toneTable: Uint8Array;
export declare function lightTable(scale: number, factor?: number, focus?: number): Float32Array;
export declare function roomTable(light: Float32Array, room: number): Float32Array;
export declare function hueTable(light: Float32Array): Float32Array;
export declare function meanGrain(coverage: Uint8Array, grain: Uint8Array, otherwise: number): number;
export declare function rampTable(stops: readonly RampStop[], shift?: number): Float32Array;
export declare function poreTable(pores: Finish['pores'], shift?: number): Float32Array;
export declare function reliefTable(strength: number): Float32Array;
export declare function arrisTable(strength: number): Float32Array;
export declare function wearTable(edge: Omit<Wear, 'ramp'> | null, recess: Omit<Wear, 'ramp'> | null): Float32Array;
export declare function colourPiece(
  piece: Placed & {
    readonly panels: Uint8Array;
    readonly grain: Uint8Array | Uint8ClampedArray | null;
    readonly relief: Uint8Array | null;
    readonly nearness: WindowLight;
    readonly tables: ColourTables;
  },
): void;
