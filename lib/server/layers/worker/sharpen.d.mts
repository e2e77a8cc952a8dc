export declare function sharpen(
  from: Uint8Array,
  width: number,
  height: number,
  other?: Uint8Array | null,
  share?: number,
): Uint8ClampedArray;
