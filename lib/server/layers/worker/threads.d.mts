import type { PlaceInFrame } from './streaks.mjs';

export declare function withThreads(map: Uint8Array, place: PlaceInFrame, depth: number): Uint8ClampedArray;
