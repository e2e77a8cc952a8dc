export declare function sharpen(from: Uint8Array, width: number, height: number): Uint8ClampedArray;
