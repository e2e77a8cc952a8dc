import type { Placed } from './colour.mjs';

export declare const SHADE: readonly [red: number, green: number, blue: number];
export declare function shadeTable(): Uint8Array;
export declare function shadePiece(piece: Placed & { readonly panels: Uint8Array; readonly alpha: Uint8Array }): void;
