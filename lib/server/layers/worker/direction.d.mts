export declare const CELL: number;

export declare function grainDirections(
  map: Uint8Array | Uint8ClampedArray,
  coverage: Uint8Array,
  width: number,
  height: number,
): {
  readonly columns: number;
  readonly angles: Float32Array;
  readonly certainty: Float32Array;
};
