import type { Placed } from './colour.mjs';

export declare const SHADE: readonly [red: number, green: number, blue: number];
export declare const FINE: number;
export declare function shadeOf(level: number): number;
export declare function smoothLevels(panel: Uint8Array, width: number, height: number): Promise<Uint16Array>;
export declare function deepenShade(levels: Uint16Array, width: number, height: number): Promise<Uint16Array>;
export declare function shadePiece(piece: Placed & { readonly panels: Uint16Array; readonly step: number }): void;
