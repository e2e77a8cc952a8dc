import type { PlaceInFrame } from './streaks.mjs';

export declare function frayWear(relief: Uint8Array, place: PlaceInFrame): void;
