interface Place {
  readonly coverage: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

export declare function withFibres(
  map: Uint8Array | Uint8ClampedArray,
  place: Place,
  fibres: { readonly lines: number; readonly pores: number },
): Uint8ClampedArray;
