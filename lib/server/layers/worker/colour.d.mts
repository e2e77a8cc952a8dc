import type { RampStop } from '../ramp';

/** Left, top, width and height in pixels of the frame. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Tables by byte, made once a picture. */
export interface ColourTables {
  readonly alpha: Uint8Array;
  readonly diffuse: Float32Array;
  readonly specular: Float32Array;
  readonly ramp: Float32Array;
}

export declare const toneTable: Uint8Array;
export declare function lightTable(scale: number, factor?: number, focus?: number): Float32Array;
export declare function rampTable(stops: readonly RampStop[]): Float32Array;
export declare function alphaTable(snap: number): Uint8Array;
export declare function colourPiece(piece: {
  readonly panels: Uint8Array;
  readonly grain: Uint8Array;
  readonly box: Box;
  readonly frameWidth: number;
  readonly tables: ColourTables;
  readonly rgba: Uint8Array;
}): void;
export declare function shadePiece(piece: {
  readonly panels: Uint8Array;
  readonly box: Box;
  readonly frameWidth: number;
  readonly alpha: Uint8Array;
  readonly rgba: Uint8Array;
}): void;
