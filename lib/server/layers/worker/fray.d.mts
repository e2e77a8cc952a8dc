export declare function frayWear(
  relief: Uint8Array,
  place: { readonly width: number; readonly height: number; readonly left: number; readonly top: number },
): void;
