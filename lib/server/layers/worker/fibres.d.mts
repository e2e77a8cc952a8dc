import type { PlaceInFrame } from './streaks.mjs';

export declare function withFibres(
  map: Uint8Array | Uint8ClampedArray,
  place: PlaceInFrame & { readonly coverage: Uint8Array },
  fibres: { readonly lines: number; readonly pores: number },
): Uint8ClampedArray;
